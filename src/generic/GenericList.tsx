/** The list of any entity, from its descriptor: one request, whatever its columns. */

import { Box, Paper, type Theme, useMediaQuery } from '@mui/material';
import { InfiniteListBase, ListBase, useListContext } from 'ra-core';
import { type ReactNode, Suspense, useState } from 'react';
import { isRemote } from '../../schema/remote.ts';
import { useLabel } from '../i18n/useLabel.ts';
import { lazyPart } from '../parts/lazyPart.tsx';
import { ColumnsButton } from './ColumnsButton.tsx';
import { FilterBar } from './FilterBar.tsx';
import { ListPages } from './ListPages.tsx';
import { ListTable } from './ListTable.tsx';
import { CreateButton } from './list/CreateButton.tsx';
import { DisplayButton } from './list/DisplayButton.tsx';
import { ListProblem, NoRecords } from './list/ListStates.tsx';
import { ListTotal } from './list/ListTotal.tsx';
import { listPaths } from './list/listPaths.ts';
import { MoreRows } from './list/MoreRows.tsx';
import { moveColumn } from './list/moveColumn.ts';
import { SelectionProvider, useSelection } from './list/SelectionContext.tsx';
import { SelectionSlot } from './list/SelectionSlot.tsx';
import { TransferButtons } from './list/TransferButtons.tsx';
import { type Columns, useColumns } from './list/useColumns.ts';
import { useEndless } from './list/useEndless.ts';
import { hiddenFilter, type ListAddress, useListAddress } from './list/useListAddress.ts';
import { useListSettings } from './list/useListSettings.ts';
import { ViewGate } from './list/ViewGate.tsx';
import { ViewsButton } from './list/ViewsButton.tsx';
import { Page } from './Page.tsx';
import { Panels } from './Panels.tsx';
import { useListTools } from './PartsContext.ts';
import { useSchema } from './SchemaContext.tsx';

const CardList = lazyPart(async () => (await import('./list/CardList.tsx')).CardList);
const PrintView = lazyPart(async () => (await import('./list/PrintView.tsx')).PrintView);

const perPage = { paged: 25, infinite: 100 } as const;

export interface GenericListProps {
  /** Columns to start with, in place of those the metadata marks. */
  readonly columns?: readonly string[];
}

export function GenericList({ columns: own }: GenericListProps) {
  const { entity, byName } = useSchema();
  const address = useListAddress(entity.name);
  const columns = useColumns(address, own);
  const [{ mode = 'paged' }] = useListSettings(entity.name);
  const [field, order] = Object.entries(entity.order ?? {})[0] ?? ['id', 'asc'];
  const endless = useEndless();
  const Base = mode === 'infinite' ? InfiniteListBase : ListBase;
  const always = hiddenFilter(entity.hide, address.hidden);
  return (
    <ViewGate address={address}>
      <Base
        resource={entity.name}
        perPage={perPage[mode]}
        sort={{ field, order: order === 'desc' ? 'DESC' : 'ASC' }}
        {...(Object.keys(always).length > 0 && { filter: always })}
        // Errors are on the page: a passing notice would leave an empty one.
        queryOptions={{
          meta: { fields: listPaths(entity, columns.chosen, byName) },
          onError: () => undefined,
          ...(mode === 'infinite' && endless),
        }}
      >
        <Chosen>
          <ListPage address={address} columns={columns} />
        </Chosen>
      </Base>
    </ViewGate>
  );
}

/** Many records are changed at once where we keep them: elsewhere none is chosen. */
function Chosen({ children }: { readonly children: ReactNode }) {
  const { entity } = useSchema();
  return isRemote(entity) ? children : <SelectionProvider>{children}</SelectionProvider>;
}

interface ListPageProps {
  readonly address: ListAddress;
  readonly columns: Columns;
}

function ListPage({ address, columns }: ListPageProps) {
  const { entity } = useSchema();
  const label = useLabel();
  const { error, total, data } = useListContext();
  const [{ mode }] = useListSettings(entity.name);
  // Rows that are there stay when those after them do not come.
  const isLost = error && !(mode === 'infinite' && data?.length);
  const [isPrinting, setPrinting] = useState(false);
  const names = columns.chosen.map((column) => column.name);
  return (
    <Page
      title={label(entity.plural)}
      subtitle={<ListTotal />}
      actions={
        <>
          <TransferButtons columns={names} />
          <ListTools />
          <CreateButton />
        </>
      }
    >
      <FilterBar
        views={<ViewsButton address={address} columns={names} />}
        tools={
          <>
            <ColumnsButton columns={columns} />
            <DisplayButton address={address} columns={columns} onPrint={() => setPrinting(true)} />
          </>
        }
      />
      <Panels slot="list" place="top" />
      {isLost ? <ListProblem /> : total === 0 ? <NoRecords /> : <Rows columns={columns} />}
      <Panels slot="list" place="bottom" />
      <SelectionSlot hidden={address.hidden} columns={names} />
      {isPrinting && (
        <Suspense fallback={null}>
          <PrintView columns={columns.chosen} onClose={() => setPrinting(false)} />
        </Suspense>
      )}
    </Page>
  );
}

function ListTools() {
  const { entity } = useSchema();
  return (
    <Suspense fallback={null}>
      {useListTools(entity.name).map(({ id, Part }) => (
        <Part key={id} />
      ))}
    </Suspense>
  );
}

function Rows({ columns }: { readonly columns: Columns }) {
  const { entity } = useSchema();
  const [{ density = 'normal', mode = 'paged', widths }, setSettings] = useListSettings(entity.name);
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const selection = useSelection();
  const names = columns.chosen.map((column) => column.name);
  const end = mode === 'infinite' ? <MoreRows /> : undefined;
  const resize = (name: string, width: number | undefined) => {
    const { [name]: _old, ...others } = widths ?? {};
    setSettings({ widths: width === undefined ? others : { ...others, [name]: width } });
  };
  return (
    // Room for the bar that stands over the last rows.
    <Box
      sx={{ mb: -3, '--list-bar': selection && selection.count > 0 ? '64px' : '0px', pb: 'var(--list-bar)' }}
    >
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        {isPhone ? (
          <Suspense fallback={null}>
            <CardList columns={columns.chosen} />
            {end}
          </Suspense>
        ) : (
          <ListTable
            columns={columns.chosen}
            density={density}
            keepsPlace
            {...(widths && { widths })}
            onResize={resize}
            onMove={(name, before) => columns.choose(moveColumn(names, name, names.indexOf(before)))}
            end={end}
          />
        )}
        <ListPages mode={mode} />
      </Paper>
    </Box>
  );
}
