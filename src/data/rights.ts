/**
 * What the person who is signed in may do, by policy, which declared actions this server does not answer, and the
 * organiser's timezone: at once from this browser, then from the server, asked once a visit. Screens offer by it; the server decides. While nothing
 * is known, everything that there is is offered.
 */

import type { OwnRights } from '../../schema/generated/accounts/OwnRights.ts';
import type { Has } from '../../schema/mayCall.ts';
import { currentCaller } from '../session/currentCaller.ts';
import { callApi } from './callApi.ts';

type Rights = Readonly<Record<string, unknown>>;

/** Who is signed in, as records name their owners. */
export interface Me {
  readonly email: string;
  /** Address of the record that stands for the person among the organiser's staff. */
  readonly user: string | null;
}

interface Answer extends Pick<OwnRights, 'unanswered' | 'unseen' | 'timezone'> {
  readonly rights: Rights;
  readonly me: Me;
}

const url = '/ticketing/v1/me/rights';
const keyOf = () => {
  const caller = currentCaller();
  return caller && `back-office.rights.${caller.email}.${caller.contract ?? ''}`;
};

const listeners = new Set<() => void>();
let known: Answer | undefined;
let asked: Promise<void> | undefined;

function remember(): Answer | undefined {
  const key = keyOf();
  try {
    const kept = key && JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return kept?.rights && kept.unanswered && kept.unseen && kept.timezone && kept.me ? kept : undefined;
  } catch {
    return undefined;
  }
}

function keep({ rights, unanswered, unseen, timezone, email, user }: Omit<Answer, 'me'> & Me): void {
  const key = keyOf();
  const answer: Answer = { rights, unanswered, unseen, timezone, me: { email, user } };
  const text = JSON.stringify(answer);
  try {
    if (key) sessionStorage.setItem(key, text);
  } catch {
    // A full or closed storage: what may be done is asked again next time.
  }
  if (text === JSON.stringify(known)) return;
  known = answer;
  for (const listener of listeners) listener();
}

async function ask(): Promise<void> {
  try {
    keep(await callApi<Omit<Answer, 'me'> & Me>(url));
  } catch {
    // What is offered too much is refused by the server.
    asked = undefined;
  }
}

/** Asks, when somebody is signed in and nobody asked before. */
export function loadRights(): void {
  if (!currentCaller()) return;
  known ??= remember();
  asked ??= ask();
}

/** They have changed while the page is open. */
export function reloadRights(): Promise<void> {
  asked = ask();
  return asked;
}

/** Once what was asked is known, or cannot be: what is remembered is enough to go on. Asks nothing itself. */
export async function settledRights(): Promise<Rights | undefined> {
  if (!known) await asked;
  return known?.rights;
}

export const readRights = (): Rights | undefined => known?.rights;

export const readMe = (): Me | undefined => known?.me;

/** The organiser's timezone, an IANA name. */
export const readTimezone = (): string | undefined => known?.timezone;

/** @param action by name, e.g. `Cart.checkout` */
export const isAnswered = (action: string): boolean => !known?.unanswered.includes(action);

/** @param property as `Entity.property`: its policy is held, and not for all that is read */
export const isUnseen = (property: string): boolean => known?.unseen.includes(property) === true;

export function subscribeRights(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Undefined where nothing is known. */
export function hasOf(rights: Rights | undefined): Has | undefined {
  return rights && ((policy) => policy in rights);
}
