/** The list of any entity, from its descriptor: one request, whatever its columns. */
import AddIcon from '@mui/icons-material/Add';
import { Button, Paper } from '@mui/material';
import { ListBase, useCreatePath, useListContext, useLocale, useStore, useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { columnChoices, defaultColumns } from '../data/choose.ts';
import { screenPaths } from '../data/paths.ts';
import { useLabel } from '../i18n/useLabel.ts';
import { ColumnsButton } from './ColumnsButton.tsx';
import { EmptyState } from './EmptyState.tsx';
import { FilterBar } from './FilterBar.tsx';
import { ListPages } from './ListPages.tsx';
import { ListTable } from './ListTable.tsx';
import { Page } from './Page.tsx';
import { ProblemAlert } from './ProblemAlert.tsx';
import { useSchema } from './SchemaContext.tsx';

const perPage = 25;

export function GenericList() {
  const { entity, byName } = useSchema();
  const choices = columnChoices(entity, byName);
  const byDefault = defaultColumns(entity, byName).map((column) => column.name);
  const [names, setNames] = useStore<readonly string[]>(`${entity.name}.columns`, byDefault);
  const columns = choices.filter((column) => names.includes(column.name));
  const [field, order] = Object.entries(entity.order ?? {})[0] ?? ['id', 'asc'];
  return (
    <ListBase
      resource={entity.name}
      perPage={perPage}
      sort={{ field, order: order === 'desc' ? 'DESC' : 'ASC' }}
      queryOptions={{ meta: { fields: screenPaths(entity, columns, byName) } }}
    >
      <ListPage
        tools={<ColumnsButton choices={choices} chosen={names} byDefault={byDefault} onChange={setNames} />}
        columns={columns}
      />
    </ListBase>
  );
}

function ListPage({
  tools,
  columns,
}: {
  readonly tools: React.ReactNode;
  readonly columns: ReturnType<typeof columnChoices>;
}) {
  const { entity } = useSchema();
  const label = useLabel();
  const { error, refetch, total } = useListContext();
  return (
    <Page title={label(entity.plural)} subtitle={<Total />} actions={<CreateButton />}>
      <FilterBar tools={tools} />
      {error && <ProblemAlert error={error} onRetry={() => void refetch()} />}
      {!error && total === 0 ? (
        <NoRecords />
      ) : (
        !error && (
          <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
            <ListTable columns={columns} />
            <ListPages />
          </Paper>
        )
      )}
    </Page>
  );
}

function Total() {
  const { total, meta } = useListContext();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  if (total === undefined) return <>&nbsp;</>;
  const count = new Intl.NumberFormat(locale).format(total);
  if (meta?.isTotalBound) return <>{translate('app.list.totalBound', { count })}</>;
  // Polyglot counts 0 as plural in English: "nothing yet" is said by the empty state.
  return (
    <>
      {total === 0
        ? ' '
        : total === 1
          ? translate('app.list.totalOne')
          : translate('app.list.totalMany', { count })}
    </>
  );
}

function CreateButton() {
  const { entity } = useSchema();
  const translate = useTranslate();
  const createPath = useCreatePath();
  if (!entity.operations.includes('create')) return null;
  return (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      component={RouterLink}
      to={createPath({ resource: entity.name, type: 'create' })}
    >
      {translate('app.list.create')}
    </Button>
  );
}

function NoRecords() {
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const isFiltered = Object.keys(filterValues).length > 0;
  return (
    <Paper variant="outlined">
      {isFiltered ? (
        <EmptyState
          title={translate('app.list.noMatch')}
          text={translate('app.list.noMatchText')}
          action={
            <Button variant="outlined" onClick={() => setFilters({}, {})}>
              {translate('app.list.clear')}
            </Button>
          }
        />
      ) : (
        <EmptyState
          title={translate('app.list.none')}
          text={translate('app.list.noneText')}
          action={<CreateButton />}
        />
      )}
    </Paper>
  );
}
