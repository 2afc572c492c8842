/** Names of a kind as they are on the server, and what changes what they mean: one call for any number, and its way back. */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { callAction } from '../../../../src/data/callAction.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import type { ImportName, NameBoard, NameKind, SHOWN } from '../model/board.ts';

export const NAMES = 'import-names';

export function useNames(kind: NameKind, shown: (typeof SHOWN)[number], name: string | null) {
  return useQuery({
    queryKey: [NAMES, kind, shown, name],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await callAction(
        'GET /provider_ticket_imports/names',
        { query: { kind, shown, ...(name !== null && { name }) } },
        { signal },
      )) as NameBoard,
  });
}

/** What a name means from now on. */
export interface Meaning {
  readonly mapping: string;
  /** The address of one of ours; null: nothing. */
  readonly target: string | null;
  readonly isIgnored: boolean;
}

export const meaningOf = ({ mapping, target, isIgnored }: ImportName): Meaning => ({
  mapping,
  target: target?.id ?? null,
  isIgnored,
});

/** All of them or none. */
export function useChange(kind: NameKind) {
  const queries = useQueryClient();
  const calls = {
    ticketing: useAction('TicketingMapping.bulkUpdate', ['label']),
    ticketprice: useAction('TicketPriceMapping.bulkUpdate', ['label']),
    plan: useAction('SeatConfigMapping.bulkUpdate', ['label']),
    seat: useAction('SeatMapping.bulkUpdate', ['label']),
    contingent: useAction('ContingentMapping.bulkUpdate', ['label']),
  };
  const send = (meanings: readonly Meaning[]) => {
    const listOf = <Key extends string>(key: Key) =>
      meanings.map(({ mapping, target, isIgnored }) => ({
        '@id': mapping,
        isIgnored,
        ...({ [key]: target } as { readonly [Name in Key]: string | null }),
      }));
    if (kind === 'ticketing') return calls.ticketing.run({ body: { member: listOf('ticketing') } });
    if (kind === 'ticketprice') return calls.ticketprice.run({ body: { member: listOf('ticketPrice') } });
    if (kind === 'plan') return calls.plan.run({ body: { member: listOf('seatConfig') } });
    if (kind === 'seat') return calls.seat.run({ body: { member: listOf('seat') } });
    return calls.contingent.run({ body: { member: listOf('contingent') } });
  };
  return {
    isPending: calls[kind].isPending,
    error: calls[kind].refusal?.error,
    async change(meanings: readonly Meaning[]): Promise<boolean> {
      const { isDone } = await send(meanings);
      if (isDone) await queries.invalidateQueries({ queryKey: [NAMES] });
      return isDone;
    },
  };
}
