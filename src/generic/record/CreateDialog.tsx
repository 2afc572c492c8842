/** Makes the record a picker did not find, without leaving the form it is wanted in. */
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  type Theme,
  useMediaQuery,
} from '@mui/material';
import { CreateBase, Form, ResourceContextProvider, useSaveContext, useTranslate } from 'ra-core';
import { type KeyboardEvent, Suspense, useId, useState } from 'react';
import type { EntityDescriptor, PropertyDescriptor } from '../../../schema/descriptor.ts';
import { toSections, writableProperties } from '../../data/choose.ts';
import { defaultsOf } from '../../data/defaultsOf.ts';
import type { PickerCreateProps } from '../../fields/PickerCreateContext.ts';
import { useLabel } from '../../i18n/useLabel.ts';
import { FormSection } from '../FormSection.tsx';
import { ProblemAlert } from '../ProblemAlert.tsx';
import { SchemaProvider, useSchema } from '../SchemaContext.tsx';
import { FormErrors } from './FormErrors.tsx';

export function CreateDialog(props: PickerCreateProps) {
  return (
    <SchemaProvider name={props.target}>
      <ResourceContextProvider value={props.target}>
        <Body {...props} />
      </ResourceContextProvider>
    </SchemaProvider>
  );
}

function Body({ target, text, onCreated, onClose }: PickerCreateProps) {
  const { entity, byName } = useSchema();
  const label = useLabel();
  const translate = useTranslate();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const formId = useId();
  const [problem, setProblem] = useState<unknown>();
  const properties = writableProperties(entity, 'create', byName);
  const [record] = useState(() => {
    const named = nameProperty(entity, properties);
    return { ...defaultsOf(properties), ...(text && named && { [named.name]: text }) };
  });
  // The keys of the page below are not meant while the dialog is open.
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.key === 's' && (event.ctrlKey || event.metaKey))) return;
    event.preventDefault();
    (document.getElementById(formId) as HTMLFormElement | null)?.requestSubmit();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      onKeyDown={onKeyDown}
      fullScreen={isPhone}
      fullWidth
      maxWidth="md"
      aria-labelledby={`${formId}-title`}
    >
      <DialogTitle id={`${formId}-title`}>
        {translate('app.form.create', { name: label(entity.label) })}
      </DialogTitle>
      <CreateBase
        resource={target}
        record={record}
        mutationOptions={{
          onSuccess: (made) => onCreated(made as Parameters<typeof onCreated>[0]),
          onError: (error: unknown) => setProblem(error),
        }}
      >
        <DialogContent sx={{ bgcolor: 'background.default' }}>
          <Form id={formId} noValidate disableInvalidFormNotification>
            <FormErrors formId={formId} />
            <Suspense fallback={null}>
              <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
                {toSections(properties).map((section) => (
                  <FormSection key={section.label?.en ?? ''} {...section} />
                ))}
              </Box>
            </Suspense>
          </Form>
          <ProblemAlert error={problem} />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('app.form.cancel')}
          </Button>
          <Create formId={formId} />
        </DialogActions>
      </CreateBase>
    </Dialog>
  );
}

/** Takes what was typed: the title, or where it is computed what it needs. */
function nameProperty({ title }: EntityDescriptor, properties: readonly PropertyDescriptor[]) {
  const texts = properties.filter(({ kind, many }) => kind === 'string' && !many);
  return texts.find(({ name }) => name === title) ?? texts.find(({ required }) => required);
}

function Create({ formId }: { readonly formId: string }) {
  const translate = useTranslate();
  const { saving } = useSaveContext();
  return (
    <Button type="submit" form={formId} variant="contained" disabled={saving}>
      {translate('app.form.createShort')}
    </Button>
  );
}
