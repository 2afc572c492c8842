/** What the lists share: a search, what stands while and when there is nothing, and pages to the last record. */
import { Box, Pagination } from '@mui/material';
import type { ReactNode } from 'react';
import { SearchInput } from '../../../../src/fields/SearchInput.tsx';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { PAGE } from './useAccounts.ts';

export interface ListFrameProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly list: {
    readonly data: { readonly totalItems: number } | undefined;
    readonly error: Error | null;
    readonly isPending: boolean;
    readonly refetch: () => unknown;
  };
  readonly none: string;
  /** At the end of the search's line. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

export function ListFrame({ search, onSearch, page, onPage, list, none, beside, children }: ListFrameProps) {
  const { data, error, isPending, refetch } = list;
  const count = Math.ceil((data?.totalItems ?? 0) / PAGE);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', mb: 2 }}>
        <Box sx={{ flex: '1 1 240px', maxWidth: 420 }}>
          <SearchInput value={search} onChange={onSearch} />
        </Box>
        {beside}
      </Box>
      {isPending && <Loading />}
      {error && <ProblemAlert error={error} onRetry={() => void refetch()} />}
      {data?.totalItems === 0 && <EmptyState title={none} />}
      {data !== undefined && data.totalItems > 0 && children}
      {count > 1 && (
        <Pagination count={count} page={page} onChange={(_, next) => onPage(next)} sx={{ mt: 2 }} />
      )}
    </>
  );
}
