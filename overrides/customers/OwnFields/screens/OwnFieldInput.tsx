/** One of the organiser's own fields, by its kind. */
import {
  Autocomplete,
  FormControl,
  FormControlLabel,
  FormHelperText,
  Switch,
  TextField,
} from '@mui/material';
import { listChoices, type OwnField, type OwnInput } from '../model/ownFields.ts';
import { useTexts } from './useTexts.ts';

interface OwnFieldInputProps {
  readonly field: OwnField;
  readonly input: OwnInput;
  readonly value: unknown;
  readonly fault: string | undefined;
  readonly onChange: (value: unknown) => void;
}

/** A file's cells are texts. */
const isOn = (value: unknown): boolean => value === true || value === 'true' || value === '1';

export function OwnFieldInput(props: OwnFieldInputProps) {
  const { field, input, value, fault, onChange } = props;
  if (input === 'several') return <Several {...props} />;
  const help = fault ?? field.description ?? undefined;
  if (input === 'switch')
    return (
      <FormControl>
        <FormControlLabel
          control={
            <Switch
              checked={isOn(value)}
              disabled={field.readOnly ?? false}
              onChange={(_event, next) => onChange(next)}
            />
          }
          label={field.label}
        />
        {help && <FormHelperText>{help}</FormHelperText>}
      </FormControl>
    );
  const isNative = input === 'one';
  return (
    <TextField
      fullWidth
      size="small"
      label={field.label}
      type={isNative ? undefined : input}
      select={isNative}
      required={field.required ?? false}
      disabled={field.readOnly ?? false}
      error={fault !== undefined}
      helperText={help}
      value={value ?? ''}
      onChange={({ target }) => onChange(readTyped(input, target.value))}
      slotProps={{
        ...(isNative && { select: { native: true } }),
        inputLabel: isNative || input === 'date' ? { shrink: true } : {},
        htmlInput: input === 'number' ? { step: 'any' } : {},
      }}
    >
      {isNative && <Choices field={field} value={value} />}
    </TextField>
  );
}

function readTyped(input: OwnInput, text: string): unknown {
  if (text === '') return null;
  return input === 'number' && Number.isFinite(Number(text)) ? Number(text) : text;
}

/** One that is no choice any more stays until another is chosen. */
function Choices({ field, value }: Pick<OwnFieldInputProps, 'field' | 'value'>) {
  const t = useTexts();
  const choices = listChoices(field);
  const isStray = typeof value === 'string' && value !== '' && !choices.some((one) => one.value === value);
  return (
    <>
      <option value="">{t('ownFields.none')}</option>
      {isStray && <option value={value}>{value}</option>}
      {choices.map((one) => (
        <option key={one.value} value={one.value}>
          {one.text}
        </option>
      ))}
    </>
  );
}

function Several({ field, value, fault, onChange }: OwnFieldInputProps) {
  const t = useTexts();
  const choices = listChoices(field);
  const chosen = [value ?? []].flat().map(String);
  return (
    <Autocomplete
      multiple
      size="small"
      freeSolo={choices.length === 0}
      disabled={field.readOnly ?? false}
      options={choices.map((one) => one.value)}
      getOptionLabel={(one) => choices.find((choice) => choice.value === one)?.text ?? one}
      noOptionsText={t('ownFields.noOption')}
      value={chosen}
      onChange={(_event, next) => onChange(next)}
      renderInput={(parameters) => (
        <TextField
          {...parameters}
          label={field.required ? `${field.label} *` : field.label}
          error={fault !== undefined}
          helperText={fault ?? field.description ?? undefined}
        />
      )}
    />
  );
}
