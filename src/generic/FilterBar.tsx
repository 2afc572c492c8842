/** What a list is filtered by: a full-text search, a chip a filter, and every other behind "add a filter". */

import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Stack, type Theme, useMediaQuery } from '@mui/material';
import { useListContext, useTranslate } from 'ra-core';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { isRemote } from '../../schema/remote.ts';
import { readBarFilter, writeBarFilter } from '../fields/filters/barFilter.ts';
import {
  type FilterChoice,
  filterChoices,
  findChoice,
  relatedChoices,
} from '../fields/filters/filterChoices.ts';
import { SearchInput } from '../fields/SearchInput.tsx';
import { lazyPart } from '../parts/lazyPart.tsx';
import { useShortcut } from '../shortcuts/useShortcut.ts';
import { unprinted } from '../theme/unprinted.ts';
import { BuilderChip } from './list/BuilderChip.tsx';
import { FilterChip } from './list/FilterChip.tsx';
import { PanelButton } from './list/PanelButton.tsx';
import { useFilters } from './list/useFilters.ts';
import { useSchema } from './SchemaContext.tsx';

const ChoicePanel = lazyPart(async () => (await import('./list/ChoicePanel.tsx')).ChoicePanel);
const BuilderDialog = lazyPart(
  async () => (await import('../fields/filters/BuilderDialog.tsx')).BuilderDialog,
);

const maxMarked = 3;

export interface FilterBarProps {
  /** Before the search: which view is shown. */
  readonly views?: ReactNode;
  /** At the end: columns and the like. */
  readonly tools: ReactNode;
}

export function FilterBar({ views, tools }: FilterBarProps) {
  const { filterValues } = useListContext();
  const { set, clear, isFiltered } = useFilters();
  const [isBuilding, setBuilding] = useState(false);
  const [clears, setClears] = useState(0);
  const translate = useTranslate();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const clearAll = () => {
    clear();
    // Chips that were added and hold nothing go as well.
    setClears((count) => count + 1);
  };
  return (
    <Box sx={isFiltered ? barSx : { ...barSx, ...unprinted }}>
      <Box sx={partsSx}>
        {!isPhone && views}
        <Search value={String(filterValues.q ?? '')} onChange={(q) => set({ ...filterValues, q })} />
        <Box sx={chipsSx}>
          <Chips key={clears} onBuild={() => setBuilding(true)} />
          <BuilderChip
            value={filterValues.filter}
            onOpen={() => setBuilding(true)}
            onRemove={() => set({ ...filterValues, filter: undefined })}
          />
          {isFiltered && (
            <Button size="small" color="inherit" onClick={clearAll} sx={{ color: 'text.secondary' }}>
              {translate('app.list.clearShort')}
            </Button>
          )}
        </Box>
      </Box>
      <Stack direction="row" sx={{ flexShrink: 0, ml: 'auto', gridRow: 1, gridColumn: 2 }}>
        {isPhone && views}
        {tools}
      </Stack>
      {isBuilding && (
        <Suspense fallback={null}>
          <BuilderDialog
            value={filterValues.filter}
            onChange={(filter) => set({ ...filterValues, filter })}
            onClose={() => setBuilding(false)}
          />
        </Suspense>
      )}
    </Box>
  );
}

/** On a phone the search is beside the tools, and the chips in one line that is pushed sideways. */
const barSx = {
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'flex-start',
  columnGap: { xs: 0.5, sm: 2 },
  rowGap: 1,
  mb: 1.5,
} as const;

const partsSx = {
  display: { xs: 'contents', sm: 'flex' },
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  flexGrow: 1,
  minWidth: 0,
} as const;

const chipsSx = {
  display: { xs: 'flex', sm: 'contents' },
  gridColumn: '1 / -1',
  gridRow: 2,
  gap: 1,
  overflowX: 'auto',
  '& > *': { flexShrink: 0 },
} as const;

function Search({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (value: string | undefined) => void;
}) {
  const { isSearched } = useFilters();
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  useShortcut(
    isSearched
      ? {
          keys: '/',
          label: translate('app.list.searchKey'),
          run: () => box.current?.querySelector('input')?.focus(),
        }
      : undefined,
  );
  if (!isSearched) return null;
  return (
    <Box ref={box} sx={{ width: { xs: '100%', sm: 200, lg: 240 } }}>
      <SearchInput value={value} onChange={(text) => onChange(text || undefined)} />
    </Box>
  );
}

function Chips({ onBuild }: { readonly onBuild: () => void }) {
  const { entity, byName } = useSchema();
  const { filterValues } = useListContext();
  const { set, ownFilter } = useFilters();
  const [added, setAdded] = useState<readonly string[]>([]);
  const translate = useTranslate();
  const own = filterChoices(entity, byName).filter((choice) => choice.path !== entity.hide);
  const marked = own.filter((choice) => choice.property.filter).slice(0, maxMarked);
  const isMarked = (choice: FilterChoice) => marked.some((each) => each.path === choice.path);
  const named = [...Object.keys(filterValues), ...Object.keys(filterValues.exists ?? {}), ...added];
  const others = [...new Set(named)].flatMap((path) => findChoice(path, entity, byName) ?? []);
  const shown = [...marked, ...others.filter((choice) => !isMarked(choice) && choice.path !== entity.hide)];
  const rest = own.filter((choice) => !shown.some((each) => each.path === choice.path));
  const remove = (choice: FilterChoice) => {
    setAdded((old) => old.filter((path) => path !== choice.path));
    set(writeBarFilter(choice, filterValues, undefined));
  };
  return (
    <>
      {shown.map((choice) => (
        <FilterChip
          key={choice.path}
          choice={choice}
          filter={readBarFilter(choice.path, choice.property, filterValues)}
          onChange={(filter) => set(writeBarFilter(choice, filterValues, filter))}
          isNew={added.at(-1) === choice.path && ownFilter(choice) === undefined}
          {...(!isMarked(choice) && { onRemove: () => remove(choice) })}
        />
      ))}
      <PanelButton
        startIcon={<AddIcon />}
        sx={{ minHeight: 36 }}
        panelLabel={translate('app.list.addFilter')}
        panel={(close) => (
          <ChoicePanel
            own={rest}
            related={relatedChoices(entity, byName)}
            {...(!isRemote(entity) && {
              onBuild: () => {
                close();
                onBuild();
              },
            })}
            onChoose={(choice) => {
              close();
              setAdded((old) => [...old, choice.path]);
            }}
          />
        )}
      >
        {translate('app.list.filter')}
      </PanelButton>
    </>
  );
}
