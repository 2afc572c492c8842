/** The policies that the person has: a token can do no more than they can. All of them while their rights are unknown. */
import { useSyncExternalStore } from 'react';
import { hasOf, readRights, subscribeRights } from '../../../../src/data/rights.ts';
import { policies } from '../../Policy/model.ts';

export function useOwnPolicies() {
  const has = hasOf(useSyncExternalStore(subscribeRights, readRights));
  return policies.filter(({ code }) => !has || has(code));
}
