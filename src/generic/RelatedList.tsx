/** The records of another entity that point to this one, as a list of their own; asked for when its tab is opened. */
import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Paper } from '@mui/material';
import {
  ReferenceManyFieldBase,
  ResourceContextProvider,
  useListContext,
  useRecordContext,
  useTranslate,
} from 'ra-core';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { defaultColumns, writableProperties } from '../data/choose.ts';
import { fieldPaths } from '../data/paths.ts';
import { screenPath } from '../data/screenPath.ts';
import { useMay } from '../data/useMay.ts';
import { useLabel } from '../i18n/useLabel.ts';
import { EmptyState } from './EmptyState.tsx';
import { ListPages } from './ListPages.tsx';
import { ListTable } from './ListTable.tsx';
import { ProblemAlert } from './ProblemAlert.tsx';
import type { Prefill } from './record/prefill.ts';
import { SchemaProvider, useSchema } from './SchemaContext.tsx';

interface RelatedListProps {
  readonly property: PropertyDescriptor;
  readonly id: string;
}

export function RelatedList({ property, id }: RelatedListProps) {
  return (
    <SchemaProvider name={property.target ?? ''}>
      <Related property={property} id={id} />
    </SchemaProvider>
  );
}

function Related({ property, id }: RelatedListProps) {
  const { entity, byName } = useSchema();
  const back = property.inverse ?? '';
  const columns = defaultColumns(entity, byName).filter((column) => column.name !== back);
  const [field, order] = Object.entries(entity.order ?? {})[0] ?? ['id', 'asc'];
  return (
    <ReferenceManyFieldBase
      reference={entity.name}
      target={back}
      record={{ id }}
      source="id"
      perPage={25}
      {...(entity.hide && { filter: { [entity.hide]: false } })}
      sort={{ field, order: order === 'desc' ? 'DESC' : 'ASC' }}
      queryOptions={{ meta: { fields: fieldPaths(entity, columns, byName) } }}
    >
      <ResourceContextProvider value={entity.name}>
        <RelatedRows columns={columns} property={property} id={id} />
      </ResourceContextProvider>
    </ReferenceManyFieldBase>
  );
}

function RelatedRows({
  columns,
  property,
  id,
}: RelatedListProps & { readonly columns: readonly PropertyDescriptor[] }) {
  const { entity } = useSchema();
  const { total, error, refetch } = useListContext();
  const translate = useTranslate();
  const label = useLabel();
  if (error) return <ProblemAlert error={error} onRetry={() => void refetch()} />;
  if (total === 0)
    return (
      <Paper variant="outlined">
        <EmptyState
          title={translate('app.list.noneOf', { name: label(property.label) })}
          action={<CreateHere property={property} id={id} />}
        />
      </Paper>
    );
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end', mb: 1.5, mt: -1 }}>
        <SeeInList property={property} id={id} />
        <CreateHere property={property} id={id} />
      </Box>
      <Paper variant="outlined" sx={{ overflow: 'hidden' }} aria-label={label(entity.plural)}>
        <ListTable columns={columns} />
        <ListPages />
      </Paper>
    </>
  );
}

/** The same records on their own list, where they can be filtered, chosen and exported. */
function SeeInList({ property, id }: RelatedListProps) {
  const { entity } = useSchema();
  const translate = useTranslate();
  const filter = JSON.stringify({ [property.inverse ?? '']: id });
  return (
    <Button
      color="inherit"
      component={RouterLink}
      to={`${screenPath(entity.name, 'list')}?${new URLSearchParams({ filter })}`}
    >
      {translate('app.show.openList')}
    </Button>
  );
}

/** Makes one that points here, and comes back. */
function CreateHere({ property, id }: RelatedListProps) {
  const { entity, byName } = useSchema();
  const owner = useRecordContext();
  const labelOf = useLabel();
  const translate = useTranslate();
  const { pathname, search } = useLocation();
  const back = writableProperties(entity, 'create', byName).find((each) => each.name === property.inverse);
  if (!useMay(entity, 'create') || !back) return null;
  const prefill: Prefill = { values: { [back.name]: owner ?? id }, returnTo: pathname + search };
  return (
    <Button
      variant="outlined"
      startIcon={<AddIcon />}
      component={RouterLink}
      to={screenPath(entity.name, 'create')}
      state={{ prefill }}
    >
      {translate('app.form.create', { name: labelOf(entity.label) })}
    </Button>
  );
}
