/** What somebody is: a field, how it compares, with what. */
import { Box, MenuItem, TextField } from '@mui/material';
import { type CriterionName, OPERATORS_OF, type OperatorName } from '../model/criteria.ts';
import { criteriaOf, type DraftIs, startField } from '../model/draft.ts';
import { asksForValue, inputOf } from '../model/segment.ts';
import { CriterionInput } from './CriterionInput.tsx';
import { useNames, useTexts } from './useTexts.ts';

export interface IsInputsProps {
  readonly leaf: DraftIs;
  readonly onChange: (leaf: DraftIs) => void;
}

export function IsInputs({ leaf, onChange }: IsInputsProps) {
  const t = useTexts();
  const nameOf = useNames();
  const { group, field, operator, value } = leaf;
  const operators = OPERATORS_OF[inputOf(field)];
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr 1fr', md: '1fr 1fr 1.6fr' } }}>
      <TextField
        select
        size="small"
        label={t('segment.field')}
        value={field}
        onChange={(event) => onChange(startField(group, event.target.value as CriterionName))}
      >
        {criteriaOf(group).map((name) => (
          <MenuItem key={name} value={name}>
            {nameOf('criterion', name)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={t('segment.operator')}
        value={operator}
        onChange={(event) => onChange({ ...leaf, operator: event.target.value as OperatorName })}
      >
        {operators.map((name) => (
          <MenuItem key={name} value={name}>
            {nameOf('operator', name)}
          </MenuItem>
        ))}
      </TextField>
      {asksForValue(operator) && (
        <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, minWidth: 0 }}>
          <CriterionInput
            key={`${field} ${operator}`}
            criterion={field}
            operator={operator}
            label={t('segment.value')}
            value={value}
            onChange={(next) => onChange({ ...leaf, value: next })}
          />
        </Box>
      )}
    </Box>
  );
}
