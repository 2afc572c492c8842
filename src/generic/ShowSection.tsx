/** One section of a show screen: labels and values in a grid, wide values on a line of their own. */
import { Box, Paper, Typography } from '@mui/material';
import type { RaRecord } from 'ra-core';
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import type { Section } from '../data/choose.ts';
import { useLabel } from '../i18n/useLabel.ts';
import { FieldSlot } from './FieldSlot.tsx';

const wide = new Set(['json', 'html', 'text']);

const isWide = (property: PropertyDescriptor) =>
  wide.has(property.kind) ||
  (property.kind === 'relation' && property.many === true && property.embedded === true);

const isBlank = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

export interface ShowSectionProps {
  readonly section: Section;
  readonly record: RaRecord;
}

export function ShowSection({ section, record }: ShowSectionProps) {
  const label = useLabel();
  // A long value that is not there takes a short one's place.
  const spans = (property: PropertyDescriptor) => isWide(property) && !isBlank(record[property.name]);
  return (
    <Paper variant="outlined" component="section" sx={{ px: { xs: 2, sm: 3 }, py: 3 }}>
      {section.label && (
        <Typography variant="h2" sx={{ mb: 2.5 }}>
          {label(section.label)}
        </Typography>
      )}
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          columnGap: 4,
          rowGap: 2.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 232px), 1fr))',
        }}
      >
        {section.properties.map((property) => (
          <Box key={property.name} sx={{ minWidth: 0, ...(spans(property) && { gridColumn: '1 / -1' }) }}>
            <Typography component="dt" variant="h3" sx={{ color: 'text.secondary', mb: 0.5 }}>
              {label(property.label)}
            </Typography>
            <Box component="dd" sx={{ m: 0, fontSize: 15 }}>
              <FieldSlot property={property} record={record} place="page" />
            </Box>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
