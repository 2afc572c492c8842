/** The input a property is filtered with: a choice, a search, a range, by its kind. */
import CloseIcon from '@mui/icons-material/Close';
import { IconButton, MenuItem, Stack, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { lazy, Suspense } from 'react';
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { useLabel } from '../i18n/useLabel.ts';
import { SearchInput } from './SearchInput.tsx';
import { useDraft } from './useDraft.ts';

const RelationPicker = lazy(async () => ({ default: (await import('./RelationPicker.tsx')).RelationPicker }));

export interface FilterInputProps {
  readonly property: PropertyDescriptor;
  readonly value: unknown;
  /** Undefined takes the filter away. */
  readonly onChange: (value: unknown) => void;
  readonly onRemove?: () => void;
}

export function FilterInput(props: FilterInputProps) {
  const { property, onRemove } = props;
  const translate = useTranslate();
  const label = useLabel();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', width: { xs: '100%', sm: 'auto' } }}>
      <Control {...props} />
      {onRemove && (
        <IconButton
          size="small"
          onClick={onRemove}
          aria-label={translate('app.list.removeFilter', { name: label(property.label) })}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      )}
    </Stack>
  );
}

function Control({ property, value, onChange }: FilterInputProps) {
  const translate = useTranslate();
  const label = useLabel();
  const name = label(property.label);
  const range = (value ?? {}) as Readonly<Record<string, string>>;
  const part = (key: string) => (next: string) => {
    const { [key]: _old, ...rest } = range;
    const merged = next === '' ? rest : { ...rest, [key]: next };
    onChange(Object.keys(merged).length > 0 ? merged : undefined);
  };
  switch (property.kind) {
    case 'relation':
      return (
        <Stack sx={{ width: { xs: '100%', sm: 240 } }}>
          <Suspense fallback={<TextField label={name} disabled />}>
            <RelationPicker
              target={property.target ?? ''}
              label={name}
              value={value ?? null}
              onChange={(picked) => onChange(picked && 'id' in picked ? picked.id : undefined)}
            />
          </Suspense>
        </Stack>
      );
    case 'enum':
      return (
        <Choice
          label={name}
          value={String(value ?? '')}
          onChange={(next) => onChange(next || undefined)}
          options={(property.values ?? []).map((each) => ({ value: each.value, text: label(each.label) }))}
        />
      );
    case 'boolean':
      return (
        <Choice
          label={name}
          value={value === undefined ? '' : String(value)}
          onChange={(next) => onChange(next === '' ? undefined : next === 'true')}
          options={[
            { value: 'true', text: translate('app.filter.yes') },
            { value: 'false', text: translate('app.filter.no') },
          ]}
        />
      );
    case 'date':
    case 'dateTime':
      return (
        <Stack direction="row" sx={{ gap: 1, width: { xs: '100%', sm: 'auto' } }}>
          <Bound
            type="date"
            label={translate('app.filter.from', { name })}
            value={range.after ?? ''}
            onChange={part('after')}
          />
          <Bound
            type="date"
            label={translate('app.filter.to', { name })}
            value={range.before ?? ''}
            onChange={part('before')}
          />
        </Stack>
      );
    case 'money':
    case 'integer':
    case 'number':
      return (
        <Stack direction="row" sx={{ gap: 1, width: { xs: '100%', sm: 'auto' } }}>
          <Bound
            type="number"
            isMoney={property.kind === 'money'}
            label={translate('app.filter.from', { name })}
            value={range.gte ?? ''}
            onChange={part('gte')}
          />
          <Bound
            type="number"
            isMoney={property.kind === 'money'}
            label={translate('app.filter.to', { name })}
            value={range.lte ?? ''}
            onChange={part('lte')}
          />
        </Stack>
      );
    default:
      return <SearchInput label={name} value={range.contains ?? ''} onChange={part('contains')} />;
  }
}

function Choice({
  label,
  value,
  options,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly onChange: (value: string) => void;
}) {
  const translate = useTranslate();
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ width: { xs: '100%', sm: 168 } }}
    >
      <MenuItem value="">{translate('app.filter.any')}</MenuItem>
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.text}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Amounts are typed in units and filtered in hundredths: a list may hold several currencies, so the common two decimals are taken. */
const scale = 100;

function Bound({
  type,
  label,
  value,
  onChange,
  isMoney = false,
}: {
  readonly type: 'date' | 'number';
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isMoney?: boolean;
}) {
  const shown = isMoney && value !== '' ? String(Number(value) / scale) : String(value);
  const [draft, setDraft] = useDraft(shown, (next) =>
    onChange(isMoney && next !== '' ? String(Math.round(Number(next) * scale)) : next),
  );
  return (
    <TextField
      type={type}
      label={label}
      value={draft}
      onChange={(event) => setDraft(event.target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ width: { xs: '50%', sm: 176 }, flexGrow: { xs: 1, sm: 0 } }}
    />
  );
}
