/** What a desk session took and what should be in its drawer, as the server adds it up. */
import { useQuery } from '@tanstack/react-query';
import { callAction } from '../../../../src/data/callAction.ts';

export const ACCOUNT_KEY = ['session-account'] as const;

/** @param session its IRI or its id */
export const useAccount = (session: string) =>
  useQuery({
    queryKey: [...ACCOUNT_KEY, session],
    queryFn: ({ signal }) => callAction('DeskSession.accountability', { id: session }, { signal }),
  });
