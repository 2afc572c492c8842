/**
 * Finds a record of an entity by its texts and picks one or several: what was picked last, then every one to the last;
 * one that is missing is made in place. Asks nothing before it is opened.
 */
import AddIcon from '@mui/icons-material/Add';
import { Autocomplete, Box, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Suspense, type SyntheticEvent, use, useRef, useState } from 'react';
import { loadSchema } from '../data/descriptors.ts';
import { useMay } from '../data/useMay.ts';
import { PickerCreateContext } from './PickerCreateContext.ts';
import { OpenLink } from './picker/OpenLink.tsx';
import type { Picked } from './picker/Picked.ts';
import { PickerGroup } from './picker/PickerGroup.tsx';
import { PickerOption } from './picker/PickerOption.tsx';
import { rememberPick } from './picker/recentPicks.ts';
import { useChosen } from './picker/useChosen.ts';
import { CREATE, useOptions } from './picker/useOptions.ts';
import { searchParameter } from './picker/useRecordPages.ts';

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

/** Pixels from the end of the list at which the next page is asked for. */
const nearEnd = 120;

export function RelationPicker(props: RelationPickerProps) {
  const { target, label, value, onChange, multiple = false, paths = [] } = props;
  const schema = use(loadSchema(target));
  const translate = useTranslate();
  const Create = use(PickerCreateContext);
  const mayCreate = useMay(schema.entity, 'create') && Create !== undefined;
  const [isOpen, setOpen] = useState(false);
  const { frame, container } = useListPlace();
  const [creating, setCreating] = useState<string>();
  const [text, setText] = useState('');
  const found = useOptions({ schema, text, isOpen, mayCreate, paths });
  const { options, isFetching, error, more, titleOf, labelOf, besidesOf, groupOf } = found;
  const given = (multiple ? ((value as unknown[] | null) ?? []) : value ? [value] : []) as unknown[];
  const chosen = useChosen({ given, target, fields: found.fields });
  const choose = (next: Picked | readonly Picked[] | null) => {
    const list = [next ?? []].flat() as readonly Picked[];
    if (list.some((each) => each.id === CREATE)) return setCreating(text);
    const picked = list.at(-1);
    if (picked?.['@id']) rememberPick(target, picked);
    onChange(next);
  };
  const add = (record: Picked) => {
    setCreating(undefined);
    choose(multiple ? [...chosen, record] : record);
  };
  const scroll = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    const { scrollTop, clientHeight, scrollHeight } = currentTarget;
    if (scrollTop + clientHeight > scrollHeight - nearEnd) more();
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
        getOptionLabel={labelOf}
        getOptionKey={(option) => option.id}
        isOptionEqualToValue={(option, one) => String(option.id) === String(one.id)}
        // The server has searched.
        filterOptions={(all) => all}
        {...(groupOf && { groupBy: groupOf })}
        renderGroup={({ key, group, children }) => (
          <PickerGroup key={key} name={group}>
            {children}
          </PickerGroup>
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
                {labelOf(record)}
              </>
            ) : (
              <PickerOption title={titleOf(record)} besides={besidesOf(record)} />
            )}
          </Box>
        )}
        loading={isFetching}
        loadingText={translate('app.form.loading')}
        noOptionsText={translate(error ? 'app.problem.failed' : 'app.form.noOption')}
        slotProps={{
          listbox: { onScroll: scroll },
          chip: { size: 'small' },
          ...(container && { popper: { container } }),
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
        <OpenLink entity={schema.entity} record={chosen[0]} name={titleOf(chosen[0])} />
      )}
      {creating !== undefined && Create && (
        <Suspense fallback={null}>
          <Create target={target} text={creating} onCreated={add} onClose={() => setCreating(undefined)} />
        </Suspense>
      )}
    </Box>
  );
}

/** Within the page's landmark; in a dialog everything outside of it is hidden from readers, so there at its foot. */
function useListPlace() {
  const frame = useRef<HTMLDivElement>(null);
  const main = () => document.getElementById('main-content') ?? document.body;
  const isOnPage = frame.current !== null && !frame.current.closest('[role="dialog"]');
  return { frame, container: isOnPage ? main : undefined };
}
