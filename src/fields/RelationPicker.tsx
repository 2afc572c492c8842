/**
 * Finds a record of an entity by its texts and picks one or several: what was picked last, then every one to the last;
 * one that is missing is made in place. Asks nothing before it is opened.
 */
import AddIcon from '@mui/icons-material/Add';
import { Autocomplete, Box, TextField } from '@mui/material';
import { useGetMany, useLocale, useTranslate } from 'ra-core';
import { Suspense, type SyntheticEvent, use, useEffect, useRef, useState } from 'react';
import { loadSchema, type Schema } from '../data/descriptors.ts';
import { findProperty, titlePaths } from '../data/paths.ts';
import { useMay } from '../data/useMay.ts';
import { useLabel } from '../i18n/useLabel.ts';
import { PickerCreateContext } from './PickerCreateContext.ts';
import { OpenLink } from './picker/OpenLink.tsx';
import type { Picked } from './picker/Picked.ts';
import { PickerOption } from './picker/PickerOption.tsx';
import { keepRecentPick, readRecentPicks } from './picker/recentPicks.ts';
import { searchParameter, useRecordPages } from './picker/useRecordPages.ts';
import { recordTitle } from './recordTitle.ts';

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
  /** The field's, so that an error's link leads to it. */
  readonly inputRef?: React.Ref<HTMLInputElement>;
  /** Offers a link to the chosen record. */
  readonly isLinked?: boolean;
}

const patience = 250;
const CREATE = '@create';
const texts = new Set(['string', 'email', 'phone']);

function useDebounced(value: string): string {
  const [late, setLate] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), patience);
    return () => clearTimeout(timer);
  }, [value]);
  return late;
}

/** What tells two of one name apart: the other texts that a search looks in. */
const tellers = ({ entity }: Schema): readonly string[] =>
  (entity.search ?? []).filter((name) => {
    const property = findProperty(entity, name);
    return name !== entity.title && property !== undefined && texts.has(property.kind);
  });

/** Records as they are; a bare id comes from an address, and its title is asked for once. */
function useChosen(given: readonly unknown[], target: string, fields: readonly string[]): readonly Picked[] {
  const bare = given.filter((each) => typeof each !== 'object').map(String);
  const { data: found = [] } = useGetMany<Picked>(
    target,
    { ids: bare, meta: { fields } },
    { enabled: bare.length > 0 },
  );
  return given.map((each) =>
    typeof each === 'object'
      ? (each as Picked)
      : (found.find((one) => one?.id === String(each)) ?? { id: String(each) }),
  );
}

export function RelationPicker(props: RelationPickerProps) {
  const { target, label, value, onChange, multiple = false, paths = [] } = props;
  const schema = use(loadSchema(target));
  const { entity, byName } = schema;
  const translate = useTranslate();
  const sayLabel = useLabel();
  const locale = useLocale() ?? 'en';
  const Create = use(PickerCreateContext);
  const mayCreate = useMay(entity, 'create') && Create !== undefined;
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  // Within the page's landmark; in a dialog everything outside of it is hidden from readers, so there at its foot.
  const main = () => document.getElementById('main-content') ?? document.body;
  const isOnPage = frame.current !== null && !frame.current.closest('[role="dialog"]');
  const [creating, setCreating] = useState<string>();
  const [text, setText] = useState('');
  const search = useDebounced(text);
  const besides = tellers(schema);
  const fields = [...new Set([...titlePaths(entity, byName), ...besides, ...paths])];
  const { records, isFetching, error, more } = useRecordPages({ schema, fields, text: search, isOpen });
  const given = (multiple ? ((value as unknown[] | null) ?? []) : value ? [value] : []) as unknown[];
  const chosen = useChosen(given, target, fields);
  const recents = isOpen && !text ? readRecentPicks(target) : [];
  const isRecent = (one: Picked) => recents.some((each) => each.id === one.id);
  const title = (record: Picked) => recordTitle(record, entity, { entities: byName, locale });
  const options: readonly Picked[] = [
    ...recents,
    ...records.filter((one) => !isRecent(one)),
    ...(mayCreate && (!isFetching || records.length > 0) ? [{ id: CREATE }] : []),
  ];
  const createText = text
    ? translate('app.form.createNamed', { name: text })
    : translate('app.form.createNew', { name: sayLabel(entity.label) });
  const choose = (next: Picked | readonly Picked[] | null) => {
    const list = [next ?? []].flat() as readonly Picked[];
    if (list.some((each) => each.id === CREATE)) return setCreating(text);
    const picked = list.at(-1);
    if (picked?.['@id']) keepRecentPick(target, picked);
    onChange(next);
  };
  const add = (record: Picked) => {
    setCreating(undefined);
    choose(multiple ? [...chosen, record] : record);
  };
  const scroll = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    const { scrollTop, clientHeight, scrollHeight } = currentTarget;
    if (scrollTop + clientHeight > scrollHeight - 120) more();
  };
  return (
    <Box ref={frame} sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
      <Autocomplete<Picked, boolean>
        multiple={multiple}
        open={isOpen}
        onOpen={() => setOpen(true)}
        onClose={(_event, reason) => {
          // Several are picked one after the other.
          if (!(multiple && reason === 'selectOption')) setOpen(false);
        }}
        disableCloseOnSelect={multiple}
        options={options}
        value={multiple ? [...chosen] : (chosen[0] ?? null)}
        onChange={(_event, next) => choose(next as Picked | readonly Picked[] | null)}
        onInputChange={(_event, next, reason) => setText(reason === 'input' ? next : '')}
        onHighlightChange={(_event, option) => {
          if (option && options.indexOf(option) >= options.length - 3) more();
        }}
        onBlur={props.onBlur}
        getOptionLabel={(option) => (option.id === CREATE ? createText : title(option))}
        getOptionKey={(option) => option.id}
        isOptionEqualToValue={(option, one) => String(option.id) === String(one.id)}
        // The server has searched.
        filterOptions={(found) => found}
        {...(recents.length > 0 && {
          groupBy: (option: Picked) =>
            option.id === CREATE ? '' : translate(isRecent(option) ? 'app.form.recent' : 'app.form.all'),
        })}
        renderGroup={({ key, group, children }) => (
          <li key={key}>
            {group && (
              <Box sx={{ px: 2, pt: 1, pb: 0.5, fontSize: 12, fontWeight: 600, color: 'text.secondary' }}>
                {group}
              </Box>
            )}
            <Box component="ul" sx={{ p: 0, ...(!group && { borderTop: 1, borderColor: 'divider' }) }}>
              {children}
            </Box>
          </li>
        )}
        renderOption={({ key, ...option }, record) => (
          <Box
            component="li"
            key={key}
            {...option}
            sx={record.id === CREATE ? { fontWeight: 600, color: 'primary.main', gap: 1 } : { gap: 1 }}
          >
            {record.id === CREATE ? (
              <>
                <AddIcon fontSize="small" />
                {createText}
              </>
            ) : (
              <PickerOption title={title(record)} besides={besides.map((name) => record[name])} />
            )}
          </Box>
        )}
        loading={isFetching}
        loadingText={translate('app.form.loading')}
        noOptionsText={translate(error ? 'app.problem.failed' : 'app.form.noOption')}
        slotProps={{
          listbox: { onScroll: scroll },
          chip: { size: 'small' },
          ...(isOnPage && { popper: { container: main } }),
        }}
        openText={translate('app.form.open')}
        closeText={translate('app.close')}
        clearText={translate('app.form.clear')}
        fullWidth
        size="small"
        renderInput={(input) => (
          <TextField
            {...input}
            label={label}
            required={props.required}
            error={props.error}
            helperText={props.helperText}
            inputRef={props.inputRef}
            placeholder={
              searchParameter(schema) && chosen.length === 0 ? translate('app.form.searchIn') : undefined
            }
          />
        )}
      />
      {props.isLinked && !multiple && chosen[0] && (
        <OpenLink entity={entity} record={chosen[0]} name={title(chosen[0])} />
      )}
      {creating !== undefined && Create && (
        <Suspense fallback={null}>
          <Create target={target} text={creating} onCreated={add} onClose={() => setCreating(undefined)} />
        </Suspense>
      )}
    </Box>
  );
}
