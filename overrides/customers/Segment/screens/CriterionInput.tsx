/** The value of a criterion by its kind of input: texts, records, a day, a number, an amount. */
import { TextField } from '@mui/material';
import { Suspense, useState } from 'react';
import { RelationPicker } from '../../../../src/fields/RelationPicker.tsx';
import type { CriterionName, OperatorName } from '../model/criteria.ts';
import { inputOf } from '../model/segment.ts';
import { AmountInput } from './AmountInput.tsx';
import { DayInput } from './DayInput.tsx';
import { TextsInput } from './TextsInput.tsx';

export interface CriterionInputProps {
  readonly criterion: CriterionName;
  /** Absent for a criterion of what was done: its name is the comparison. */
  readonly operator?: OperatorName;
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

const RECORDS: Partial<Record<CriterionName, string>> = {
  seasonId: 'Season',
  organizationIdList: 'CrmCustomer',
};
const DAYS: readonly string[] = ['date', 'dateSelector', 'dateIsBefore', 'dateIsAfter'];

export function CriterionInput(props: CriterionInputProps) {
  const { criterion, operator, label, value, onChange } = props;
  const input = inputOf(criterion);
  const target = RECORDS[criterion];
  if (target)
    return (
      <Suspense fallback={<TextField label={label} size="small" disabled fullWidth />}>
        <RelationPicker
          target={target}
          label={label}
          value={[value ?? []].flat()}
          multiple
          onChange={(picked) => onChange([picked ?? []].flat().map((one) => String(one.id)))}
        />
      </Suspense>
    );
  if (DAYS.includes(input))
    return (
      <DayInput label={label} value={value} onChange={onChange} isCounted={operator === 'dateIsInDay'} />
    );
  if (criterion.endsWith('Amount')) return <AmountInput label={label} value={value} onChange={onChange} />;
  if (input === 'number') return <NumberInput {...props} />;
  return (
    <TextsInput criterion={criterion} operator={operator} label={label} value={value} onChange={onChange} />
  );
}

function NumberInput({ label, value, onChange }: CriterionInputProps) {
  const [typed, setTyped] = useState(() => (typeof value === 'number' ? String(value) : ''));
  return (
    <TextField
      fullWidth
      size="small"
      label={label}
      value={typed}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(/^\d{1,9}$/.test(target.value) ? Number(target.value) : undefined);
      }}
    />
  );
}
