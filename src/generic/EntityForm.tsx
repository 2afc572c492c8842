/** The form of a create or edit screen: sections of inputs, then what can be done; warns before changes are lost. */
import { Box, Button, CircularProgress } from '@mui/material';
import { Form, setSubmissionErrors, useSaveContext, useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { toSections, writableProperties } from '../data/choose.ts';
import { useLabel } from '../i18n/useLabel.ts';
import { Keys } from '../shortcuts/Keys.tsx';
import { useShortcut } from '../shortcuts/useShortcut.ts';
import { FormSection } from './FormSection.tsx';
import { FormDraft } from './record/FormDraft.tsx';
import { FormErrors } from './record/FormErrors.tsx';
import { Outlined } from './record/Outline.tsx';
import { useSchema } from './SchemaContext.tsx';

export interface EntityFormProps {
  readonly slot: 'create' | 'edit';
  readonly cancelTo: string;
  readonly problem: ReactNode;
  /** Saves and begins another; absent: not offered. */
  readonly onAnother?: (() => void) | undefined;
  /** Above the sections, within the form. */
  readonly notice?: ReactNode;
  /** In place of the sections that the metadata gives. */
  readonly children?: ReactNode;
}

export function EntityForm({ slot, cancelTo, problem, onAnother, notice, children }: EntityFormProps) {
  const { entity, byName } = useSchema();
  const formId = useId();
  const label = useLabel();
  const translate = useTranslate();
  const sections = toSections(writableProperties(entity, slot, byName)).map((section, index) => ({
    ...section,
    id: `section-${index}`,
    title: section.label ? label(section.label) : translate('app.show.details'),
  }));
  return (
    <Form id={formId} warnWhenUnsavedChanges noValidate disableInvalidFormNotification>
      {notice}
      <FormDraft slot={slot} />
      <FormErrors formId={formId} />
      {children ? (
        <Box sx={{ display: 'grid', gap: 3 }}>{children}</Box>
      ) : (
        <Outlined entries={sections.map(({ id, title }) => ({ id, label: title }))}>
          {sections.map((section) => (
            <FormSection
              key={section.id}
              id={section.id}
              label={section.label}
              properties={section.properties}
            />
          ))}
        </Outlined>
      )}
      {problem}
      <FormActions slot={slot} cancelTo={cancelTo} formId={formId} onAnother={onAnother} />
    </Form>
  );
}

interface FormActionsProps extends Pick<EntityFormProps, 'slot' | 'cancelTo' | 'onAnother'> {
  readonly formId: string;
}

function FormActions({ slot, cancelTo, formId, onAnother }: FormActionsProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { saving } = useSaveContext();
  const { isDirty } = useFormState();
  const isAble = !saving && (slot === 'create' || isDirty);
  const saveLabel = translate(slot === 'edit' ? 'app.form.save' : 'app.form.createShort');
  const cancelLabel = translate('app.form.cancel');
  const submit = () => (document.getElementById(formId) as HTMLFormElement | null)?.requestSubmit();
  useShortcut({ keys: 'mod+s', label: saveLabel, run: () => isAble && submit(), whileTyping: true });
  useShortcut({ keys: 'esc', label: cancelLabel, run: () => void navigate(cancelTo), whileTyping: true });
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
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
        {cancelLabel}
      </Button>
      {onAnother && <AnotherButton isAble={isAble} onSaved={onAnother} />}
      <Button
        type="submit"
        variant="contained"
        disabled={!isAble}
        startIcon={saving ? <CircularProgress size={16} color="inherit" /> : undefined}
        endIcon={
          <Box component="span" aria-hidden sx={{ display: { xs: 'none', md: 'inline-flex' }, opacity: 0.8 }}>
            <Keys keys="mod+s" />
          </Box>
        }
      >
        {saveLabel}
      </Button>
    </Box>
  );
}

function AnotherButton({ isAble, onSaved }: { readonly isAble: boolean; readonly onSaved: () => void }) {
  const translate = useTranslate();
  const { save } = useSaveContext();
  const { handleSubmit, reset, setError, clearErrors } = useFormContext();
  const submit = handleSubmit(async (values) => {
    const errors: unknown = await save?.(values, {
      onSuccess: () => {
        reset();
        onSaved();
      },
    });
    if (errors) setSubmissionErrors(errors as Record<string, unknown>, setError);
  });
  return (
    <Button
      variant="outlined"
      disabled={!isAble}
      onClick={(event) => {
        clearErrors();
        void submit(event);
      }}
    >
      {translate('app.form.createAnother')}
    </Button>
  );
}
