/** A record by its metadata: what matters most, then its sections, with an outline where it is long. */
import { Box } from '@mui/material';
import { type RaRecord, useTranslate } from 'ra-core';
import type { PropertyDescriptor } from '../../../schema/descriptor.ts';
import { shownProperties, toSections } from '../../data/choose.ts';
import { ValueField } from '../../fields/ValueField.tsx';
import { useLabel } from '../../i18n/useLabel.ts';
import { useSchema } from '../SchemaContext.tsx';
import { ShowSection, type ValuesProps } from '../ShowSection.tsx';
import { chooseFacts } from './chooseFacts.ts';
import { isBlank } from './isBlank.ts';
import { KeyFacts } from './KeyFacts.tsx';
import { Outlined } from './Outline.tsx';

export function ShowBody({ record }: { readonly record: RaRecord }) {
  const { entity, byName } = useSchema();
  const label = useLabel();
  const translate = useTranslate();
  const shown = shownProperties(entity, byName);
  const { picture, facts } = chooseFacts(entity, shown, record);
  const stamps = shown.filter((property) => property.role);
  // On a long page its own title need not be repeated.
  const isTitle = ({ name, kind }: PropertyDescriptor) =>
    facts.length > 0 && name === entity.title && kind === 'string';
  const rest = shown.filter(
    (property) =>
      property !== picture && !facts.includes(property) && !stamps.includes(property) && !isTitle(property),
  );
  const sections = toSections(rest).map((section, index) => ({
    section,
    id: `section-${index}`,
    label: section.label ? label(section.label) : translate('app.show.details'),
  }));
  return (
    <Outlined entries={sections}>
      {facts.length > 0 && <KeyFacts picture={picture} facts={facts} record={record} />}
      {sections.map(({ section, id }) => (
        <ShowSection key={id} section={section} record={record} id={id} />
      ))}
      <Stamps properties={stamps} record={record} />
    </Outlined>
  );
}

/** When it was made and last changed: a line at the foot. */
function Stamps({ properties, record }: ValuesProps) {
  const { byName } = useSchema();
  const label = useLabel();
  const filled = properties.filter((property) => !isBlank(record[property.name]));
  if (filled.length === 0) return null;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 0.5,
        columnGap: 3,
        fontSize: 13,
        color: 'text.secondary',
      }}
    >
      {filled.map((property) => (
        <Box key={property.name} sx={{ display: 'flex', gap: 1 }}>
          <dt>{label(property.label)}</dt>
          <Box component="dd" sx={{ m: 0 }}>
            <ValueField property={property} record={record} entities={byName} place="cell" />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
