/** Who asks, and what they may do. */
import type { ResourceKind } from '../../schema/descriptor.ts';

/** Who is asking, from a verified access token. */
export interface Caller {
  /** Id of the account (a person who signs in), not of the contract's user. */
  readonly accountId: number;
  readonly email: string;
  readonly name: string;
  /** The contracts this person works for. */
  readonly contracts: readonly number[];
  /** The contract the token implies; absent when the person has several and chose none. */
  readonly contract?: number;
  /** The sign-in that the token comes from; absent where it was given without one. */
  readonly session?: number;
  /** Set when not the person asks but a program that carries a token of theirs: how far it reaches. */
  readonly program?: Program;
  /** Who really acts, where somebody works as this person: RFC 8693's `act`. */
  readonly impersonator?: Impersonator;
  /** What they may do in the contract a request is about; given by the engine, absent where it was not asked. */
  readonly rights?: Rights;
}

/** In place of a caller where a browser follows a link, without a token: works for nobody, owns nothing. */
export const ANONYMOUS: Caller = { accountId: 0, email: '', name: '', contracts: [] };

export interface Impersonator {
  readonly accountId: number;
  readonly email: string;
  readonly name: string;
  /** Names the token (`jti`), so that it can be ended. */
  readonly token: string;
}

/** A program in a person's name: no more than the person may, and of that no more than these policies. */
export interface Program {
  readonly policies: readonly string[];
  readonly isReadOnly: boolean;
}

/** How far a policy reaches: the whole contract, or what it is bound to, by ids. */
export type Holding = 'all' | { readonly kind: ResourceKind; readonly ids: readonly number[] };

/** What somebody may do in one contract. */
export interface Rights {
  /** By code; what is not here is not allowed. */
  readonly policies: ReadonlyMap<string, Holding>;
  /** The same for the same rights, whoever has them. */
  readonly signature: string;
}

/**
 * Whether somebody holds one of these policies for the whole contract: a number, or who is found by what happened, would
 * tell whoever holds it for a part of the rest.
 */
export const holdsForAll = ({ rights }: Pick<Caller, 'rights'>, codes: readonly string[]): boolean =>
  !rights || codes.some((code) => rights.policies.get(code) === 'all');

/** Looks up what a caller may do in a contract; asked for every request, so it remembers. */
export type RightsSource = (caller: Caller, contract: number) => Promise<Rights>;
