/** One line of the and/or builder: which property, how it compares, with what. */
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Autocomplete, Box, IconButton, MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useSchema } from '../../generic/SchemaContext.tsx';
import { useLabel } from '../../i18n/useLabel.ts';
import type { Condition } from './conditions.ts';
import { type FilterChoice, filterChoices, findChoice, relatedChoices } from './filterChoices.ts';
import { builderOperators, type FilterOperator, takesMany } from './operators.ts';
import { ValueInput } from './ValueInput.tsx';

export interface ConditionRowProps {
  readonly condition: Condition;
  readonly onChange: (condition: Condition) => void;
  readonly onRemove: () => void;
}

/** A value goes on where the next operator can take it. */
function carry(condition: Condition, op: FilterOperator): unknown {
  if (op === 'exists') return true;
  if (condition.op === 'exists') return takesMany(op) ? [] : '';
  const list = [condition.value ?? []].flat();
  return takesMany(op) ? list.filter((each) => each !== '') : (list[0] ?? '');
}

export function ConditionRow({ condition, onChange, onRemove }: ConditionRowProps) {
  const { entity, byName } = useSchema();
  const translate = useTranslate();
  const label = useLabel();
  const choices = useMemo(
    () => [...filterChoices(entity, byName), ...relatedChoices(entity, byName)],
    [entity, byName],
  );
  const choice = findChoice(condition.field, entity, byName);
  const operators = choice ? builderOperators(choice.property) : [];
  const pick = (next: FilterChoice) => {
    const op = builderOperators(next.property)[0] ?? 'eq';
    const value = op === 'exists' || next.property.kind === 'boolean' ? true : takesMany(op) ? [] : '';
    onChange({ field: next.path, op, value });
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr auto', md: 'minmax(0, 5fr) minmax(0, 3fr) minmax(0, 5fr) auto' },
        '& > :nth-of-type(2), & > :nth-of-type(3)': { gridColumn: { xs: '1 / -1', md: 'auto' } },
        '& > :last-of-type': { gridRow: { xs: 1, md: 'auto' }, gridColumn: { xs: 2, md: 'auto' } },
      }}
    >
      <Box>
        <Autocomplete
          disableClearable
          size="small"
          options={choices}
          groupBy={(each) => translate(each.path.includes('.') ? 'app.filter.related' : 'app.filter.own')}
          getOptionLabel={(each) => label(each.label)}
          getOptionKey={(each) => each.path}
          isOptionEqualToValue={(one, other) => one.path === other.path}
          value={choice as FilterChoice}
          onChange={(_event, next) => pick(next)}
          noOptionsText={translate('app.form.noOption')}
          renderInput={(params) => <TextField {...params} label={translate('app.filter.field')} />}
        />
      </Box>
      <Box>
        <TextField
          select
          fullWidth
          disabled={!choice}
          label={translate('app.filter.operator')}
          value={choice ? condition.op : ''}
          onChange={(event) => {
            const op = event.target.value as FilterOperator;
            onChange({ ...condition, op, value: carry(condition, op) });
          }}
        >
          {operators.map((each) => (
            <MenuItem key={each} value={each}>
              {translate(`app.filter.op.${each}`)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <Box>
        {choice && (
          <ValueInput
            key={`${choice.path} ${condition.op}`}
            property={choice.property}
            operator={condition.op}
            label={translate('app.filter.value')}
            value={condition.value}
            onChange={(value) => onChange({ ...condition, value })}
          />
        )}
      </Box>
      <IconButton aria-label={translate('app.filter.removeCondition')} onClick={onRemove}>
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
