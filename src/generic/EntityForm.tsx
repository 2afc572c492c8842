/** The form of a create or edit screen: sections of inputs, then what can be done; warns before changes are lost. */
import { Box, Button, CircularProgress } from '@mui/material';
import { Form, useSaveContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { toSections, writableProperties } from '../data/choose.ts';
import { FormSection } from './FormSection.tsx';
import { useSchema } from './SchemaContext.tsx';

export interface EntityFormProps {
  readonly slot: 'create' | 'edit';
  readonly cancelTo: string;
  readonly problem: ReactNode;
  /** In place of the sections that the metadata gives. */
  readonly children?: ReactNode;
}

/** Rows of an embedded list are made where they belong, not in their owner's form. */
const isOffered = (property: PropertyDescriptor) =>
  !(property.kind === 'relation' && property.many && property.embedded);

export function EntityForm({ slot, cancelTo, problem, children }: EntityFormProps) {
  const { entity, byName } = useSchema();
  const sections = toSections(writableProperties(entity, slot, byName).filter(isOffered));
  return (
    <Form warnWhenUnsavedChanges>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {children ??
          sections.map((section) => (
            <FormSection
              key={section.label?.en ?? ''}
              label={section.label}
              properties={section.properties}
            />
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
