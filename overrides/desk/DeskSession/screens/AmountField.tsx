/** An amount of a form by schema, typed as people write it. */
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { SchemaText } from '../../../../src/fields/schemaForm/SchemaText.tsx';
import { useTexts } from './useTexts.ts';

interface AmountFieldProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly help?: string;
  readonly currency: string;
}

export function AmountField<Values extends FieldValues>(props: AmountFieldProps<Values>) {
  const { label, help, currency, ...bound } = props;
  return (
    <SchemaText
      {...bound}
      t={useTexts()}
      label={`${label} (${currency})`}
      helperText={help}
      slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      sx={{ textAlign: 'left' }}
    />
  );
}
