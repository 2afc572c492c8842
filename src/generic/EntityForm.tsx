/** The form of a create or edit screen: sections of inputs, then what can be done; warns before changes are lost. */
import { Box, Button, CircularProgress, Paper, Typography } from '@mui/material';
import { Form, useSaveContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { toSections, writableProperties } from '../data/choose.ts';
import { useLabel } from '../i18n/useLabel.ts';
import { InputSlot } from './InputSlot.tsx';
import { useSchema } from './SchemaContext.tsx';

export interface EntityFormProps {
  readonly slot: 'create' | 'edit';
  readonly cancelTo: string;
  readonly problem: ReactNode;
}

const wide = new Set(['json', 'html', 'text', 'image']);

/** Rows of an embedded list are made where they belong, not in their owner's form. */
const isOffered = (property: PropertyDescriptor) =>
  !(property.kind === 'relation' && property.many && property.embedded);

export function EntityForm({ slot, cancelTo, problem }: EntityFormProps) {
  const { entity, byName } = useSchema();
  const label = useLabel();
  const sections = toSections(writableProperties(entity, slot, byName).filter(isOffered));
  return (
    <Form warnWhenUnsavedChanges>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {sections.map((section) => (
          <Paper
            key={section.label?.en ?? ''}
            variant="outlined"
            component="section"
            sx={{ px: { xs: 2, sm: 3 }, py: 3 }}
          >
            {section.label && (
              <Typography variant="h2" sx={{ mb: 2.5 }}>
                {label(section.label)}
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
              {section.properties.map((property) => (
                <Box
                  key={property.name}
                  sx={{ minWidth: 0, ...(wide.has(property.kind) && { gridColumn: '1 / -1' }) }}
                >
                  <InputSlot property={property} />
                </Box>
              ))}
            </Box>
          </Paper>
        ))}
      </Box>
      {problem}
      <FormActions slot={slot} cancelTo={cancelTo} />
    </Form>
  );
}

function FormActions({ slot, cancelTo }: Pick<EntityFormProps, 'slot' | 'cancelTo'>) {
  const translate = useTranslate();
  const { saving } = useSaveContext();
  const { isDirty } = useFormState();
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        display: 'flex',
        gap: 1,
        justifyContent: 'flex-end',
        mt: 3,
        py: 2,
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Button color="inherit" component={RouterLink} to={cancelTo}>
        {translate('app.form.cancel')}
      </Button>
      <Button
        type="submit"
        variant="contained"
        disabled={saving || (slot === 'edit' && !isDirty)}
        startIcon={saving ? <CircularProgress size={16} color="inherit" /> : undefined}
      >
        {translate(slot === 'edit' ? 'app.form.save' : 'app.form.createShort')}
      </Button>
    </Box>
  );
}
