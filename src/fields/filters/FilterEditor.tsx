/** Sets one filter of the bar: the comparison, and the input that suits it. What is typed filters at once. */
import {
  Box,
  Button,
  Checkbox,
  Chip,
  ListItemText,
  MenuItem,
  MenuList,
  Stack,
  TextField,
} from '@mui/material';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import type { PropertyDescriptor } from '../../../schema/descriptor.ts';
import { useLabel } from '../../i18n/useLabel.ts';
import { BoundInput } from './BoundInput.tsx';
import { type BarFilter, firstOperator, type Range } from './barFilter.ts';
import { dayEnd, dayOf, dayStart, periodDays, periods } from './dayBounds.ts';
import type { FilterChoice } from './filterChoices.ts';
import { type BarOperator, barOperators } from './operators.ts';
import { SeveralInput } from './SeveralInput.tsx';
import { useScale } from './useScale.ts';

export interface FilterEditorProps {
  readonly choice: FilterChoice;
  readonly filter: BarFilter | undefined;
  /** Undefined takes the filter away. */
  readonly onChange: (filter: BarFilter | undefined) => void;
  readonly onClose: () => void;
}

/** The value chosen last takes the place of the one before. */
const lastOf = (value: unknown): unknown => (Array.isArray(value) ? value.slice(-1) : value);

export function FilterEditor({ choice, filter, onChange, onClose }: FilterEditorProps) {
  const translate = useTranslate();
  const label = useLabel();
  const operators = choice.operators ?? barOperators(choice.property);
  const [operator, setOperator] = useState<BarOperator>(
    filter?.operator ?? operators[0] ?? firstOperator(choice.property),
  );
  // The list takes a moment to take a filter over; the next click must know of the one before.
  const [value, setValue] = useState<unknown>(filter?.value);
  const change = (next: BarFilter | undefined) => {
    setValue(next?.value);
    onChange(next);
  };
  const choose = (next: BarOperator) => {
    setOperator(next);
    if (next === 'empty' || next === 'filled') change({ operator: next });
    else if (typeof value === 'string' && next !== 'is') change({ operator: next, value });
    else change(undefined);
  };
  return (
    <Stack sx={{ p: 2, gap: 2, width: 320, maxWidth: '100%' }}>
      {operators.length > 1 && (
        <TextField
          select
          label={label(choice.label)}
          value={operator}
          onChange={(event) => choose(event.target.value as BarOperator)}
          fullWidth
        >
          {operators.map((each) => (
            <MenuItem key={each} value={each}>
              {translate(`app.filter.${each}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Value
        property={choice.property}
        label={label(choice.label)}
        operator={operator}
        value={value}
        onChange={(next) => change({ operator, value: choice.isSingle ? lastOf(next) : next })}
      />
      <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
        <Button size="small" color="inherit" disabled={!filter} onClick={() => change(undefined)}>
          {translate('app.filter.clear')}
        </Button>
        <Button size="small" onClick={onClose}>
          {translate('app.filter.done')}
        </Button>
      </Stack>
    </Stack>
  );
}

interface ValueProps {
  readonly property: PropertyDescriptor;
  readonly label: string;
  readonly operator: BarOperator;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

function Value(props: ValueProps) {
  const { property, label, operator, value, onChange } = props;
  const translate = useTranslate();
  const list = [value ?? []].flat().map(String);
  if (operator === 'empty' || operator === 'filled') return null;
  if (operator === 'between') return <RangeInput {...props} />;
  if (operator !== 'is')
    return (
      <BoundInput
        property={{ ...property, kind: 'string' }}
        label={translate('app.filter.value')}
        value={typeof value === 'string' ? value : ''}
        onChange={onChange}
        autoFocus
      />
    );
  if (property.kind === 'boolean')
    return (
      <Choices
        choices={[
          { value: 'true', text: translate('app.filter.yes') },
          { value: 'false', text: translate('app.filter.no') },
        ]}
        value={list}
        label={label}
        isSingle
        onChange={(next) => onChange(next.map((each) => each === 'true'))}
      />
    );
  if (property.kind === 'enum') return <EnumChoices {...props} list={list} />;
  return (
    <SeveralInput
      property={property}
      label={translate('app.filter.values')}
      value={list}
      onChange={onChange}
      autoFocus
    />
  );
}

function EnumChoices({ property, label, list, onChange }: ValueProps & { readonly list: readonly string[] }) {
  const text = useLabel();
  const choices = (property.values ?? []).map((each) => ({ value: each.value, text: text(each.label) }));
  return <Choices choices={choices} value={list} label={label} onChange={onChange} />;
}

interface ChoicesProps {
  readonly choices: readonly { readonly value: string; readonly text: string }[];
  readonly value: readonly string[];
  readonly label: string;
  readonly isSingle?: boolean;
  readonly onChange: (value: readonly string[]) => void;
}

function Choices({ choices, value, label, isSingle = false, onChange }: ChoicesProps) {
  const toggle = (each: string) => {
    if (value.includes(each)) onChange(value.filter((other) => other !== each));
    else onChange(isSingle ? [each] : [...value, each]);
  };
  return (
    <MenuList aria-label={label} dense sx={{ maxHeight: 320, overflow: 'auto', mx: -1, py: 0 }}>
      {choices.map((choice) => (
        <MenuItem
          key={choice.value}
          role={isSingle ? 'menuitemradio' : 'menuitemcheckbox'}
          aria-checked={value.includes(choice.value)}
          onClick={() => toggle(choice.value)}
          sx={{ borderRadius: 1 }}
        >
          <Checkbox
            size="small"
            checked={value.includes(choice.value)}
            tabIndex={-1}
            slotProps={{ input: { 'aria-hidden': true } }}
            sx={{ p: 0, mr: 1.5 }}
          />
          <ListItemText>{choice.text}</ListItemText>
        </MenuItem>
      ))}
    </MenuList>
  );
}

function RangeInput({ property, value, onChange }: ValueProps) {
  const translate = useTranslate();
  const { zone } = useScale(property);
  const range = (value ?? {}) as Range;
  const isDay = property.kind === 'date' || property.kind === 'dateTime';
  // Both ends may be handed on within one draw.
  const latest = useRef(range);
  latest.current = range;
  const set = (part: 'from' | 'to') => (next: string) => {
    latest.current = { ...latest.current, [part]: next };
    onChange(latest.current);
  };
  const choose = (days: { readonly from: string; readonly to: string }) =>
    onChange(
      property.kind === 'date' ? days : { from: dayStart(days.from, zone), to: dayEnd(days.to, zone) },
    );
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
        {(['from', 'to'] as const).map((part) => (
          <BoundInput
            key={part}
            property={property}
            label={translate(`app.filter.${part}`)}
            value={range[part] ?? ''}
            onChange={set(part)}
            edge={part}
            autoFocus={part === 'from'}
          />
        ))}
      </Box>
      {isDay && (
        <Stack direction="row" sx={{ gap: 0.75, flexWrap: 'wrap' }}>
          {periods.map((period) => (
            <Chip
              key={period}
              size="small"
              variant="outlined"
              label={translate(`app.filter.${period}`)}
              onClick={() => choose(periodDays(period, dayOf(new Date().toISOString(), zone)))}
            />
          ))}
        </Stack>
      )}
    </Stack>
  );
}
