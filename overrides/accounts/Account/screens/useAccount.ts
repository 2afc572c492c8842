/** The account as its screen shows it: read once, and again after every change. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callAction } from '../../../../src/data/callAction.ts';

const KEY = ['account'] as const;

export function useAccount() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callAction('GET /account', {}, { signal }),
  });
}

export function useReloadAccount(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: KEY }), [client]);
}
