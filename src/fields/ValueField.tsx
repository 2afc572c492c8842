/** One property of a record, shown by its kind, in one line of a list or with the room of a show screen. */
import { Box, Chip, Stack } from '@mui/material';
import { useTranslate } from 'ra-core';
import { OneValue } from './values/OneValue.tsx';
import { StructuredValue } from './values/StructuredValue.tsx';
import type { ValueFieldProps } from './values/ValueProps.ts';

export const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

export function ValueField(props: ValueFieldProps) {
  const { property, record, place } = props;
  const value = record[property.name];
  if (isEmpty(value)) return <Nothing />;
  if (!Array.isArray(value)) return <OneValue {...props} value={value} />;
  if (property.kind === 'json') return <StructuredValue place={place} value={value} />;
  return (
    <Stack direction="row" sx={{ gap: 0.75, flexWrap: 'wrap' }}>
      {value.map((item, index) => (
        // Values may repeat: their place is their key.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is not reordered while it is shown
        <Chip key={index} size="small" variant="outlined" label={<OneValue {...props} value={item} />} />
      ))}
    </Stack>
  );
}

function Nothing() {
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ color: 'text.secondary' }} aria-label={translate('app.show.none')} role="img">
      –
    </Box>
  );
}
