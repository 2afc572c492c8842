/**
 * What a provider of tickets is to an import: somebody who can be asked whether we are known there, and for what was sold
 * since the last time. The specification names credentials and no provider: one that answers a table over https is ours
 * (`feedProvider.ts`).
 */

/** As the organiser entered it, unsealed. */
export interface Access {
  readonly address: string;
  readonly account: string;
  readonly key: string;
}

export type ConnectionState = 'connected' | 'refused' | 'unreachable';

export interface Fetched {
  readonly state: ConnectionState;
  /** A table as a partner's file has it; absent where nothing was sold or the provider did not answer. */
  readonly file?: { readonly name: string; readonly bytes: Uint8Array } | undefined;
  /** Where the next fetch goes on, in the provider's own words. */
  readonly cursor?: string | undefined;
}

export interface TicketProvider {
  test(access: Access, signal: AbortSignal): Promise<ConnectionState>;
  /** @param since what an earlier fetch answered as its cursor; null: from the beginning */
  fetchTickets(access: Access, since: string | null, signal: AbortSignal): Promise<Fetched>;
}
