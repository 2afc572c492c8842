/** The account as its screen shows it: read once, and again after every change. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callApi } from '../../../../src/data/callApi.ts';
import { ACCOUNT_PATH, type Account } from '../model.ts';

const KEY = ['account'] as const;

export function useAccount() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callApi<Account>(ACCOUNT_PATH, { signal }),
  });
}

export function useReloadAccount(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: KEY }), [client]);
}
