/** A value with members of its own, as a list of what they are called and what they are. */
import { Box } from '@mui/material';
import type { EntityDescriptor } from '../../schema/descriptor.ts';
import { useLabel } from '../i18n/useLabel.ts';
import { ValueField } from './ValueField.tsx';
import type { ValueProps } from './values/ValueProps.ts';

const isSet = (value: unknown) => value !== undefined && value !== null && value !== '';

export function ShapeValue({
  shape,
  value,
  record,
  entities,
}: ValueProps & { readonly shape: EntityDescriptor }) {
  const label = useLabel();
  const members = value as Readonly<Record<string, unknown>>;
  const set = shape.properties.filter(({ name }) => isSet(members[name]));
  if (set.length === 0) return <>–</>;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'max-content minmax(0, 1fr)' },
        columnGap: 3,
        rowGap: 0.75,
      }}
    >
      {set.map((property) => (
        <Box key={property.name} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: 14 }}>
            {label(property.label)}
          </Box>
          <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
            {/* Currency and timezone may stand on the owner. */}
            <ValueField {...{ property, entities }} record={{ ...record, ...members }} place="page" />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
