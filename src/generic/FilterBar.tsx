/** The filters of a list: a search over the title, the marked ones, and every other behind "add a filter". */
import AddIcon from '@mui/icons-material/FilterList';
import { Button, Menu, MenuItem, Stack } from '@mui/material';
import { useListContext, useStore, useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { filterChoices } from '../data/choose.ts';
import { findProperty } from '../data/paths.ts';
import { FilterInput } from '../fields/FilterInput.tsx';
import { SearchInput } from '../fields/SearchInput.tsx';
import { useLabel } from '../i18n/useLabel.ts';
import { useSchema } from './SchemaContext.tsx';

const maxMarked = 3;
const searchable = new Set(['string', 'email', 'phone', 'url']);

export function FilterBar({ tools }: { readonly tools: ReactNode }) {
  const { entity, byName } = useSchema();
  const { filterValues, setFilters } = useListContext();
  const [added, setAdded] = useStore<readonly string[]>(`${entity.name}.filters`, []);
  const title = findProperty(entity, entity.title);
  const searched = title && searchable.has(title.kind) && title.column ? title : undefined;
  const choices = filterChoices(entity, byName).filter((choice) => choice !== searched);
  const marked = choices.filter((choice) => choice.filter).slice(0, maxMarked);
  const isShown = (choice: PropertyDescriptor) =>
    marked.includes(choice) || added.includes(choice.name) || filterValues[choice.name] !== undefined;
  const set = (name: string, value: unknown) => {
    const { [name]: _old, ...rest } = filterValues;
    setFilters(value === undefined ? rest : { ...rest, [name]: value }, {});
  };
  const hide = (name: string) => {
    setAdded(added.filter((each) => each !== name));
    if (filterValues[name] !== undefined) set(name, undefined);
  };
  return (
    <Stack direction={{ xs: 'column', lg: 'row' }} sx={{ gap: 1.5, alignItems: { lg: 'flex-start' }, mb: 2 }}>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', flexGrow: 1, minWidth: 0 }}>
        {searched && (
          <SearchInput
            value={String(filterValues[searched.name]?.contains ?? '')}
            onChange={(text) => set(searched.name, text ? { contains: text } : undefined)}
          />
        )}
        {choices.filter(isShown).map((choice) => (
          <FilterInput
            key={choice.name}
            property={choice}
            value={filterValues[choice.name]}
            onChange={(value) => set(choice.name, value)}
            {...(!marked.includes(choice) && { onRemove: () => hide(choice.name) })}
          />
        ))}
      </Stack>
      <Stack direction="row" sx={{ flexShrink: 0, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
        <AddFilter
          choices={choices.filter((choice) => !isShown(choice))}
          onAdd={(name) => setAdded([...added, name])}
        />
        {tools}
      </Stack>
    </Stack>
  );
}

function AddFilter({
  choices,
  onAdd,
}: {
  readonly choices: readonly PropertyDescriptor[];
  readonly onAdd: (name: string) => void;
}) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const translate = useTranslate();
  const label = useLabel();
  if (choices.length === 0) return null;
  return (
    <>
      <Button
        color="inherit"
        startIcon={<AddIcon />}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('app.list.addFilter')}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { sx: { maxHeight: 420 } } }}
      >
        {choices.map((choice) => (
          <MenuItem
            key={choice.name}
            dense
            onClick={() => {
              onAdd(choice.name);
              setAnchor(null);
            }}
          >
            {label(choice.label)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
