/** The records of another entity that point to this one, as a list of their own; asked for when its tab is opened. */
import { Paper } from '@mui/material';
import { ReferenceManyFieldBase, ResourceContextProvider, useListContext, useTranslate } from 'ra-core';
import { Suspense } from 'react';
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { defaultColumns } from '../data/choose.ts';
import { screenPaths } from '../data/paths.ts';
import { EmptyState } from './EmptyState.tsx';
import { ListPages } from './ListPages.tsx';
import { ListTable } from './ListTable.tsx';
import { PageLoading } from './PageLoading.tsx';
import { ProblemAlert } from './ProblemAlert.tsx';
import { SchemaProvider, useSchema } from './SchemaContext.tsx';

export interface RelatedListProps {
  readonly property: PropertyDescriptor;
  readonly id: string;
}

export function RelatedList({ property, id }: RelatedListProps) {
  return (
    <Suspense fallback={<PageLoading />}>
      <SchemaProvider name={property.target ?? ''}>
        <Related property={property} id={id} />
      </SchemaProvider>
    </Suspense>
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
      sort={{ field, order: order === 'desc' ? 'DESC' : 'ASC' }}
      queryOptions={{ meta: { fields: screenPaths(entity, columns, byName) } }}
    >
      <ResourceContextProvider value={entity.name}>
        <RelatedRows columns={columns} />
      </ResourceContextProvider>
    </ReferenceManyFieldBase>
  );
}

function RelatedRows({ columns }: { readonly columns: readonly PropertyDescriptor[] }) {
  const { total, error, refetch } = useListContext();
  const translate = useTranslate();
  if (error) return <ProblemAlert error={error} onRetry={() => void refetch()} />;
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      {total === 0 ? (
        <EmptyState title={translate('app.list.none')} />
      ) : (
        <>
          <ListTable columns={columns} />
          <ListPages />
        </>
      )}
    </Paper>
  );
}
