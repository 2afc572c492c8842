/** The organisers that who is signed in works for, where there are several, by name. */
import { useQuery } from '@tanstack/react-query';
import { callAction } from '../../../../src/data/callAction.ts';
import { currentCaller } from '../../../../src/session/currentCaller.ts';

export interface Organiser {
  readonly id: number;
  readonly name: string | undefined;
  readonly isCurrent: boolean;
}

const KEPT = 10 * 60_000;

async function readOrganiser(id: number, signal: AbortSignal) {
  const request = { id, fields: ['companyDisplayName'] } as const;
  // One that was closed meanwhile has no name; the others are still there to go to.
  const answer = await callAction('Contract.read', request, { signal }).catch(() => undefined);
  return { id, name: answer?.companyDisplayName ?? undefined };
}

/** Undefined until they are known, and for who works for one alone. */
export function useOrganisers(): readonly Organiser[] | undefined {
  const { contract, contracts = [] } = currentCaller() ?? {};
  const { data } = useQuery({
    queryKey: ['organisers', contracts],
    queryFn: ({ signal }) => Promise.all(contracts.map((id) => readOrganiser(id, signal))),
    enabled: contracts.length > 1,
    staleTime: KEPT,
  });
  return data?.map((one) => ({ ...one, isCurrent: one.id === contract }));
}
