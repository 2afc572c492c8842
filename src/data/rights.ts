/**
 * What the person who is signed in may do, by policy: at once from this browser, then from the server, asked once a
 * visit. Screens offer by it; the server decides. While nothing is known, everything that there is is offered.
 */
import type { Has } from '../../schema/mayCall.ts';
import { currentCaller } from '../session/currentCaller.ts';
import { callApi } from './callApi.ts';

type Rights = Readonly<Record<string, unknown>>;

const url = '/ticketing/v1/me/rights';
const keyOf = () => {
  const caller = currentCaller();
  return caller && `back-office.rights.${caller.email}.${caller.contract ?? ''}`;
};

const listeners = new Set<() => void>();
let known: Rights | undefined;
let asked: Promise<void> | undefined;

function remember(): Rights | undefined {
  const key = keyOf();
  try {
    return key ? (JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}

function keep(rights: Rights): void {
  const key = keyOf();
  try {
    if (key) sessionStorage.setItem(key, JSON.stringify(rights));
  } catch {
    // A full or closed storage: what may be done is asked again next time.
  }
  if (JSON.stringify(rights) === JSON.stringify(known)) return;
  known = rights;
  for (const listener of listeners) listener();
}

async function ask(): Promise<void> {
  try {
    const answer = await callApi<{ readonly rights?: Rights }>(url);
    if (answer?.rights) keep(answer.rights);
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
  return known;
}

export const readRights = (): Rights | undefined => known;

export function subscribeRights(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Undefined where nothing is known. */
export function hasOf(rights: Rights | undefined): Has | undefined {
  return rights && ((policy) => policy in rights);
}
