/** Whether the person who is signed in has a policy; true while it is not known, as the server decides. */
import { useSyncExternalStore } from 'react';
import type { PolicyCode } from '../../../../schema/policies.ts';
import { hasOf, readRights, subscribeRights } from '../../../../src/data/rights.ts';

export function useHas(policy: PolicyCode): boolean {
  const has = hasOf(useSyncExternalStore(subscribeRights, readRights));
  return !has || has(policy);
}
