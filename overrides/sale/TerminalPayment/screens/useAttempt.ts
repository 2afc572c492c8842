/** The last card payment of a cart, asked again while its terminal is at it; and what a seller can do about it. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callAction } from '../../../../src/data/callAction.ts';
import type { RecordOf } from '../../../../src/data/fields.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import type { TerminalChoice } from '../model.ts';

const FIELDS = ['status', 'amount', 'reason', 'lastDigits', 'terminalName', 'order'] as const;

export type Attempt = RecordOf<'TerminalPayment', typeof FIELDS>;

const EVERY_MS = 1000;

interface Part {
  readonly deskPaymentMethod: string;
  readonly amount: number;
}

/** @param cart IRI, once the server holds it */
export function useAttempt(cart: string | undefined) {
  const client = useQueryClient();
  const key = ['terminal-payment', cart];
  const last = useQuery({
    queryKey: key,
    enabled: cart !== undefined,
    queryFn: async ({ signal }) => {
      const query = { cart: cart ?? '', itemsPerPage: 1 };
      const { member } = await callAction('TerminalPayment.list', { query, fields: FIELDS }, { signal });
      return member[0] ?? null;
    },
    refetchInterval: ({ state }) => (state.data?.status === 'started' ? EVERY_MS : false),
  });
  const starting = useAction('Cart.payByTerminal', FIELDS);
  const querying = useAction('TerminalPayment.query', FIELDS);
  const settling = useAction('TerminalPayment.settle', FIELDS);
  const id = last.data?.['@id'] ?? '';
  const keep = (attempt: Attempt) => client.setQueryData(key, attempt);
  return {
    attempt: last.data,
    isPending: last.isPending,
    isWorking: starting.isPending || querying.isPending || settling.isPending,
    error:
      starting.refusal?.error ??
      querying.refusal?.error ??
      settling.refusal?.error ??
      last.error ??
      undefined,
    async start({ boxId, terminal }: TerminalChoice, payments: readonly Part[]) {
      if (cart === undefined) return;
      const body = { boxId, terminal: terminal.id, payments: [...payments] };
      const begun = await starting.run({ id: cart, body });
      if (begun.isDone) keep(begun.answer);
      // A colleague, or this desk before a reload, may have begun one.
      else void last.refetch();
    },
    async query() {
      const asked = await querying.run({ id });
      if (asked.isDone) keep(asked.answer);
    },
    async settle(outcome: 'taken' | 'not_taken', reason: string) {
      const settled = await settling.run({ id, body: { outcome, reason } });
      if (settled.isDone) keep(settled.answer);
    },
  };
}
