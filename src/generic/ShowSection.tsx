/** One section of a show screen: labels and values in a grid, wide values on a line of their own, empty ones folded. */
import { Box, Button, Paper, Typography } from '@mui/material';
import { type RaRecord, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import type { Section } from '../data/choose.ts';
import { PageField } from '../fields/PageField.tsx';
import { useLabel } from '../i18n/useLabel.ts';
import { FieldSlot } from './FieldSlot.tsx';
import { isBlank, isIdle } from './record/isBlank.ts';

const wide = new Set(['json', 'html', 'text']);

const isWide = (property: PropertyDescriptor) =>
  wide.has(property.kind) ||
  (property.kind === 'relation' && property.many === true && property.embedded === true);

/** So few are shown as they are: a fold would be longer than what it hides. */
const fewest = 3;

export interface ShowSectionProps {
  readonly section: Section;
  readonly record: RaRecord;
  /** What an outline links to. */
  readonly id?: string;
}

export function ShowSection({ section, record, id }: ShowSectionProps) {
  const label = useLabel();
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const idle = section.properties.filter((property) => isIdle(property, record[property.name]));
  const folds = idle.length >= fewest || idle.length === section.properties.length;
  const shown =
    folds && !isOpen ? section.properties.filter((each) => !idle.includes(each)) : section.properties;
  // Nothing to show: one line.
  const isBare = shown.length === 0;
  return (
    <Paper
      variant="outlined"
      component="section"
      {...(id && { id, tabIndex: -1 })}
      sx={{
        px: { xs: 2, sm: 3 },
        py: isBare ? 1.5 : 3,
        scrollMarginTop: { xs: 72, md: 24 },
        ...(isBare && { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }),
      }}
    >
      {section.label && (
        <Typography variant="h2" sx={isBare ? { flexGrow: 1 } : { mb: 2.5 }}>
          {label(section.label)}
        </Typography>
      )}
      {!isBare && <Values properties={shown} record={record} />}
      {folds && (
        <Button
          size="small"
          color="inherit"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          sx={{ color: 'text.secondary', mt: isBare ? 0 : 2, mx: -1.5 }}
        >
          {translate(isOpen ? 'app.show.fold' : 'app.show.unfold', { smart_count: idle.length })}
        </Button>
      )}
    </Paper>
  );
}

export interface ValuesProps {
  readonly properties: readonly PropertyDescriptor[];
  readonly record: RaRecord;
}

export function Values({ properties, record }: ValuesProps) {
  const label = useLabel();
  // A long value that is not there takes a short one's place.
  const spans = (property: PropertyDescriptor) => isWide(property) && !isBlank(record[property.name]);
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        columnGap: 4,
        rowGap: 2.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
      }}
    >
      {properties.map((property) => (
        <Box key={property.name} sx={{ minWidth: 0, ...(spans(property) && { gridColumn: '1 / -1' }) }}>
          <Typography component="dt" variant="h3" sx={{ color: 'text.secondary', mb: 0.5 }}>
            {label(property.label)}
          </Typography>
          <Box component="dd" sx={{ m: 0, fontSize: 15, overflowWrap: 'anywhere' }}>
            <FieldSlot property={property} record={record} place="page" Plain={PageField} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
