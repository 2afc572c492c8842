/**
 * A provider that answers a table over https: `GET {address}/status`, and `GET {address}/tickets?since=` with CSV, where the
 * header `x-next-cursor` is the next `since`. Who asks is named by a bearer token, and by `x-account` where there is one.
 */
import { AddressRefused, OutgoingFailure, sendOutgoing } from '../../../../server/kit.ts';
import type { Access, ConnectionState, Fetched, TicketProvider } from './TicketProvider.ts';

const PATIENCE = 20_000;
const CURSOR = 'x-next-cursor';
/** Of the column that keeps it. */
const LONGEST_CURSOR = 200;

const stateOf = (status: number): ConnectionState =>
  status >= 200 && status < 300 ? 'connected' : status === 401 || status === 403 ? 'refused' : 'unreachable';

function readUrl({ address }: Access, path: string): URL | undefined {
  try {
    return new URL(`${address.replace(/\/+$/, '')}/${path}`);
  } catch {
    return undefined;
  }
}

/** @param allowed hosts that may be asked though they are private (`REMOTE_ALLOW`) */
export function openFeed(allowed: readonly string[]): TicketProvider {
  async function ask(access: Access, path: string, signal: AbortSignal) {
    const url = readUrl(access, path);
    if (!url) return undefined;
    const headers = {
      authorization: `Bearer ${access.key}`,
      accept: 'text/csv',
      ...(access.account && { 'x-account': access.account }),
    };
    try {
      return await sendOutgoing({ url, method: 'GET', headers, timeoutMs: PATIENCE, allowed, signal });
    } catch (error) {
      if (error instanceof OutgoingFailure || error instanceof AddressRefused) return undefined;
      throw error;
    }
  }
  return {
    async test(access, signal) {
      const answer = await ask(access, 'status', signal);
      return answer ? stateOf(answer.status) : 'unreachable';
    },
    async fetchTickets(access, since, signal): Promise<Fetched> {
      const path = since === null ? 'tickets' : `tickets?since=${encodeURIComponent(since)}`;
      const answer = await ask(access, path, signal);
      if (!answer) return { state: 'unreachable' };
      const state = stateOf(answer.status);
      if (state !== 'connected' || answer.text.trim() === '') return { state };
      const named = answer.headers[CURSOR];
      const bytes = Buffer.from(answer.text, 'utf8');
      return {
        state,
        file: { name: 'tickets.csv', bytes },
        cursor: typeof named === 'string' && named.length <= LONGEST_CURSOR ? named : undefined,
      };
    },
  };
}
