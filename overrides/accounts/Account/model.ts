/** What the account's own calls (`/accounts/api/v1/account`) answer and take, as the server and its screen both know it. */

export const ACCOUNT_PATH = '/accounts/api/v1/account';

/**
 * Beside policies, the scope that leaves reading alone. The specification shows no scopes; ours "read only" stands beside
 * all of its person's policies, so that a program reads what they do, and what their pickers show, and writes nothing.
 */
export const READ_ONLY = 'read-only';

/** Longest life of a personal access token, in days. */
export const MOST_TOKEN_DAYS = 366;

export interface AccountSession {
  readonly id: number;
  readonly createdAt: string;
  readonly lastUsedAt: string;
  /** E.g. "Firefox · Windows"; empty when not known. */
  readonly browser: string;
  readonly address: string;
  readonly isCurrent: boolean;
}

export interface AccountPasskey {
  readonly id: number;
  readonly name: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

export interface AccountToken {
  readonly id: number;
  readonly name: string;
  /** Codes of policies, and `read-only`. */
  readonly scopes: readonly string[];
  readonly contract: number;
  /** The organiser it is for, by name. */
  readonly contractName: string;
  readonly expiresAt: string;
  /** Still listed, so that its person learns why a program is refused. */
  readonly isExpired: boolean;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

export interface Account {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  /** Null until its person chooses one: screens speak the browser's. */
  readonly language: 'en' | 'fr' | null;
  readonly secondFactor: { readonly isOn: boolean; readonly recoveryCodesLeft: number };
  readonly passkeys: readonly AccountPasskey[];
  readonly sessions: readonly AccountSession[];
  readonly tokens: readonly AccountToken[];
}

export interface AccountChange {
  readonly firstname?: string;
  readonly lastname?: string;
  readonly language?: 'en' | 'fr';
}

/** A name as one text, parted at its first blank where its person has not said how. */
export function partName(name: string): { readonly firstname: string; readonly lastname: string } {
  const [firstname = '', ...rest] = name.trim().split(/\s+/);
  return { firstname, lastname: rest.join(' ') };
}
