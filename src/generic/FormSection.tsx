/** One section of a form: inputs side by side, wide ones on a line of their own. */
import { Box, Paper, Typography } from '@mui/material';
import type { Label, PropertyDescriptor } from '../../schema/descriptor.ts';
import { useLabel } from '../i18n/useLabel.ts';
import { InputSlot } from './InputSlot.tsx';

const wide = new Set(['json', 'html', 'text', 'image']);

const isWide = ({ kind, embedded, many }: PropertyDescriptor) => wide.has(kind) || Boolean(embedded && many);

export interface FormSectionProps {
  readonly label: Label | undefined;
  readonly properties: readonly PropertyDescriptor[];
  /** What an outline links to. */
  readonly id?: string;
}

export function FormSection({ label, properties, id }: FormSectionProps) {
  const labelOf = useLabel();
  return (
    <Paper
      variant="outlined"
      component="section"
      {...(id && { id, tabIndex: -1 })}
      sx={{ px: { xs: 2, sm: 3 }, py: 3, scrollMarginTop: { xs: 72, md: 24 } }}
    >
      {label && (
        <Typography variant="h2" sx={{ mb: 2.5 }}>
          {labelOf(label)}
        </Typography>
      )}
      <Box
        sx={{
          display: 'grid',
          columnGap: 3,
          rowGap: 2.5,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          alignItems: 'start',
        }}
      >
        {properties.map((property) => (
          <Box key={property.name} sx={{ minWidth: 0, ...(isWide(property) && { gridColumn: '1 / -1' }) }}>
            <InputSlot property={property} />
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
