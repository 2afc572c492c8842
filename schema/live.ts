/**
 * Live updates: how the server notifies screens of committed changes, over one socket a browser.
 * Shared by the service that follows the outbox and by the screens that refresh.
 */

/**
 * Socket.IO namespace. Connect with `accessToken` in the `auth` of the handshake (or in its query, as to the boxes'
 * namespace), and for people of several contracts with `contract` in its query.
 */
export const LIVE_NAMESPACE = '/desk';

/** Why a connection is refused whose organiser has live updates off: it is no use to try again. */
export const LIVE_SWITCHED_OFF = 'switched off';

/** Why a connection is refused whose token or whose place in the contract is no longer good. */
export const LIVE_UNAUTHORIZED = 'unauthorized';

/** One committed change of a record that its receiver may read. What changed is not included: they ask for it. */
export interface LiveChange {
  /** Where the outbox stood: given back after a break to catch up. Opaque; only the server compares them. */
  readonly sequence: string;
  readonly entity: string;
  readonly action: 'create' | 'update' | 'delete';
  /** Absent when more records of the entity changed at once than are worth naming. */
  readonly id?: number;
  readonly iri?: string;
  /** The record's ETag after the change, without quotes; absent after a delete. */
  readonly version?: string;
  /** E-mail of who did it; null for the product itself. */
  readonly actor: string | null;
}

/** What a screen that was cut off missed. */
export interface CaughtUp {
  readonly changes: readonly LiveChange[];
  readonly sequence: string;
  /** More than can be sent one by one: read everything again. */
  readonly reset?: true;
}

/** Server to screen. */
export interface LiveEvents {
  /** In the order of commits. */
  change(change: LiveChange): void;
  /** What the person may do has changed. */
  rights(): void;
  /** Once after connecting: where the outbox stands. */
  ready(state: { readonly sequence: string }): void;
}

/** Screen to server. */
export interface LiveRequests {
  since(request: { readonly sequence: string }, reply: (answer: CaughtUp) => void): void;
}
