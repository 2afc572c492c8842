/** How the account of a client stands, read anew each time its page is opened. */
import { useQuery } from '@tanstack/react-query';
import { callAction } from '../../../../src/data/callAction.ts';

export const useAccount = (client: string) =>
  useQuery({
    queryKey: ['client-account', client],
    gcTime: 0,
    queryFn: async ({ signal }) => ({
      account: await callAction('Client.account', { id: client }, { signal }),
      readAt: Date.now(),
    }),
  });
