/** Searches the records of an entity by their title and picks one or several. Asks nothing before it is opened. */
import { Autocomplete, TextField } from '@mui/material';
import { useGetList, useGetMany, useLocale, useTranslate } from 'ra-core';
import { use, useEffect, useState } from 'react';
import { loadSchema } from '../data/descriptors.ts';
import { companionOf, findProperty, titlePaths } from '../data/paths.ts';
import { recordTitle } from './recordTitle.ts';

export type Picked = Readonly<Record<string, unknown>> & { readonly id: string };

export interface RelationPickerProps {
  readonly target: string;
  readonly label: string;
  /** A record, a short id, or a list of either. */
  readonly value: unknown;
  readonly onChange: (value: Picked | readonly Picked[] | null) => void;
  readonly multiple?: boolean;
  /** Paths of the target to ask for beside its title, e.g. what a currency is read from. */
  readonly paths?: readonly string[];
  readonly required?: boolean;
  readonly error?: boolean;
  readonly helperText?: React.ReactNode;
  readonly onBlur?: () => void;
}

const searchable = new Set(['string', 'text', 'email', 'phone', 'url']);
const perPage = 20;
const patience = 250;

function useDebounced(value: string): string {
  const [late, setLate] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), patience);
    return () => clearTimeout(timer);
  }, [value]);
  return late;
}

/** The path a typed text is looked for in: the title, or that of the record a dated one goes with. */
function searchPath(schema: ReturnType<typeof useTarget>): string | undefined {
  const { entity, byName } = schema;
  const title = findProperty(entity, entity.title);
  if (title?.column && searchable.has(title.kind)) return title.name;
  const companion = companionOf(entity, byName);
  const beside = byName.get(companion?.target ?? '');
  const name = beside && findProperty(beside, beside.title);
  return companion && name?.column && searchable.has(name.kind)
    ? `${companion.name}.${name.name}`
    : undefined;
}

const useTarget = (target: string) => use(loadSchema(target));

export function RelationPicker(props: RelationPickerProps) {
  const {
    target,
    label,
    value,
    onChange,
    multiple = false,
    paths = [],
    required,
    error,
    helperText,
    onBlur,
  } = props;
  const schema = useTarget(target);
  const { entity, byName } = schema;
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const search = useDebounced(text);
  const fields = [...new Set([...titlePaths(entity, byName), ...paths])];
  const path = searchPath(schema);
  const { data = [], isFetching } = useGetList<Picked>(
    target,
    {
      pagination: { page: 1, perPage },
      sort: orderOf(entity.order, path ?? 'id'),
      filter: search && path ? { [`${path}[contains]`]: search } : {},
      meta: { fields },
    },
    { enabled: isOpen },
  );
  const given = (multiple ? ((value as unknown[] | null) ?? []) : value ? [value] : []) as unknown[];
  // A bare id comes from an address: its title is asked for once.
  const bare = given.filter((each) => typeof each !== 'object').map(String);
  const { data: found = [] } = useGetMany<Picked>(
    target,
    { ids: bare, meta: { fields } },
    { enabled: bare.length > 0 },
  );
  const chosen = given.map((each) =>
    typeof each === 'object'
      ? (each as Picked)
      : (found.find((one) => one?.id === String(each)) ?? { id: String(each) }),
  );
  const title = (record: Picked) => recordTitle(record, entity, { entities: byName, locale });
  return (
    <Autocomplete<Picked, boolean>
      multiple={multiple}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={data}
      value={multiple ? chosen : (chosen[0] ?? null)}
      onChange={(_event, next) => onChange(next as Picked | readonly Picked[] | null)}
      onInputChange={(_event, next, reason) => setText(reason === 'input' ? next : '')}
      onBlur={onBlur}
      getOptionLabel={title}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(option, one) => String(option.id) === String(one.id)}
      // The server has searched.
      filterOptions={(options) => options}
      loading={isFetching}
      loadingText={translate('app.form.loading')}
      noOptionsText={translate('app.form.noOption')}
      fullWidth
      size="small"
      renderInput={(input) => (
        <TextField
          {...input}
          label={label}
          required={required}
          error={error}
          helperText={helperText}
          placeholder={path ? translate('app.form.searchIn') : undefined}
        />
      )}
    />
  );
}

function orderOf(order: Readonly<Record<string, 'asc' | 'desc'>> | undefined, path: string) {
  const [field, direction] = Object.entries(order ?? {})[0] ?? [path, 'asc'];
  return { field, order: direction === 'desc' ? ('DESC' as const) : ('ASC' as const) };
}
