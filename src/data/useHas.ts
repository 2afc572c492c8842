/** Whether the person who is signed in has a policy, or one of several; true while it is not known: the server decides. */
import { useSyncExternalStore } from 'react';
import type { PolicyCode } from '../../schema/policies.ts';
import { hasOf, readRights, subscribeRights } from './rights.ts';

/** What a screen or a button needs: one policy, or any of several. */
export type Needs = PolicyCode | readonly PolicyCode[];

export function useHas(needs: Needs): boolean {
  const has = hasOf(useSyncExternalStore(subscribeRights, readRights));
  return !has || [needs].flat().some(has);
}

/** Of several things those that the person may be offered. */
export function useOffered<Entry extends { readonly needs?: Needs }>(
  entries: readonly Entry[],
): readonly Entry[] {
  const has = hasOf(useSyncExternalStore(subscribeRights, readRights));
  return has ? entries.filter(({ needs }) => !needs || [needs].flat().some(has)) : entries;
}
