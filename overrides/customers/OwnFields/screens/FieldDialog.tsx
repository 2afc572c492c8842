/** One of the organiser's own fields: what it is called, what is typed or chosen in it, and whether it must be. */
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Switch,
} from '@mui/material';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { boolean, object, refine, string } from 'zod/mini';
import type { PropertyDescriptor } from '../../../../schema/descriptor.ts';
import {
  type CustomerFieldContractInput,
  customerFieldContractDescriptor,
} from '../../../../schema/generated/customers/CustomerFieldContract.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { optionalText, requiredText } from '../../../../src/fields/schemaForm/rules.ts';
import { SchemaText } from '../../../../src/fields/schemaForm/SchemaText.tsx';
import { useSchemaForm } from '../../../../src/fields/schemaForm/useSchemaForm.ts';
import { NativeChoice } from '../../../../src/generic/NativeChoice.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { useLabel } from '../../../../src/i18n/useLabel.ts';
import { asksForChoices, type FieldGroup, makeSlug, readChoices, writeChoices } from '../model/fieldDraft.ts';
import type { OwnField } from '../model/ownFields.ts';
import type { StoredField } from './useOwnFields.ts';
import { useTexts } from './useTexts.ts';

const inputs =
  (customerFieldContractDescriptor.properties as readonly PropertyDescriptor[]).find(
    ({ name }) => name === 'inputType',
  )?.values ?? [];

const rules = object({
  label: requiredText(200),
  inputType: string(),
  choices: string(),
  description: optionalText(2000),
  required: boolean(),
}).check(
  refine(({ inputType, choices }) => !asksForChoices(inputType) || choices.trim() !== '', {
    path: ['choices'],
    message: 'ownFields.settings.choicesMissing',
  }),
);

interface FieldDialogProps {
  readonly group: FieldGroup;
  /** All fields: the new one comes after them, and is called otherwise. */
  readonly fields: readonly StoredField[];
  readonly field?: StoredField;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

export function FieldDialog({ group, fields, field, onSaved, onClose }: FieldDialogProps) {
  const t = useTexts();
  const label = useLabel();
  const id = useId();
  const before = field as OwnField | undefined;
  const { control, handleSubmit, watch } = useSchemaForm(rules, {
    label: field?.label ?? '',
    inputType: field?.inputType ?? 'text',
    choices: before ? writeChoices(before) : '',
    description: field?.description ?? '',
    required: field?.required ?? false,
  });
  const { field: input } = useController({ control, name: 'inputType' });
  const { field: required } = useController({ control, name: 'required' });
  const create = useAction('CustomerFieldContract.create', ['label']);
  const update = useAction('CustomerFieldContract.update', ['label']);
  const inputType = watch('inputType');
  const save = handleSubmit(async (typed) => {
    const values = {
      label: typed.label,
      inputType: typed.inputType as CustomerFieldContractInput['inputType'],
      // What a program set otherwise gives way to what is chosen here.
      formType: null,
      formOptions: null,
      options: asksForChoices(typed.inputType) ? readChoices(typed.choices, before) : null,
      description: typed.description || null,
      required: typed.required,
    };
    const position = Math.max(0, ...fields.map((one) => one.position ?? 0)) + 1;
    const slug = makeSlug(
      group,
      typed.label,
      fields.map((one) => one.slug),
    );
    const outcome = field
      ? await update.run({ id: field['@id'], body: values })
      : await create.run({ body: { ...values, type: group, slug, position } });
    if (outcome.isDone) onSaved();
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{t(`ownFields.settings.${field ? 'editTitle' : 'newTitle'}`)}</DialogTitle>
      <form noValidate onSubmit={(event) => void save(event)}>
        <DialogContent sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
          <SchemaText
            control={control}
            name="label"
            t={t}
            size="small"
            autoFocus
            required
            label={t('ownFields.settings.label')}
          />
          <NativeChoice label={t('ownFields.settings.input')} value={input.value} onChange={input.onChange}>
            {inputs.map((one) => (
              <option key={one.value} value={one.value}>
                {label(one.label)}
              </option>
            ))}
          </NativeChoice>
          {asksForChoices(inputType) && (
            <SchemaText
              control={control}
              name="choices"
              t={t}
              size="small"
              multiline
              minRows={3}
              required
              label={t('ownFields.settings.choices')}
            />
          )}
          <SchemaText
            control={control}
            name="description"
            t={t}
            size="small"
            label={t('ownFields.settings.help')}
          />
          {inputType !== 'boolean' && (
            <FormControlLabel
              control={
                <Switch checked={required.value} onChange={(_event, isOn) => required.onChange(isOn)} />
              }
              label={t('ownFields.settings.mustHave')}
            />
          )}
          <ProblemAlert error={create.refusal?.error ?? update.refusal?.error} />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t('ownFields.settings.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={create.isPending || update.isPending}>
            {t('ownFields.settings.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
