/** Waits for a view that the address names by its id alone, then goes to what it holds; a view that is gone is reported. */
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { type ReactNode, useEffect } from 'react';
import { callApi } from '../../data/callApi.ts';
import { PageLoading } from '../PageLoading.tsx';
import { ProblemAlert } from '../ProblemAlert.tsx';
import type { ListAddress } from './useListAddress.ts';
import { addressOf, type SavedView, viewsUrl } from './useViews.ts';

export interface ViewGateProps {
  readonly address: ListAddress;
  readonly children: ReactNode;
}

export function ViewGate({ address, children }: ViewGateProps) {
  const translate = useTranslate();
  const { data, error } = useQuery({
    queryKey: ['view', address.view],
    queryFn: () => callApi<SavedView>(`${viewsUrl()}/${encodeURIComponent(address.view ?? '')}`),
    enabled: address.isViewOnly,
    retry: false,
  });
  const { replace } = address;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each view that arrives
  useEffect(() => {
    if (address.isViewOnly && data) replace({ sort: '', ...addressOf(data) }, { replace: true });
  }, [address.isViewOnly, data]);
  if (!address.isViewOnly) return children;
  if (!error) return <PageLoading />;
  return (
    <ProblemAlert
      error={error}
      retryLabel={translate('app.view.all')}
      onRetry={() => replace({ filter: '{}', page: '1' }, { replace: true })}
    />
  );
}
