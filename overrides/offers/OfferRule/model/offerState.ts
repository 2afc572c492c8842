/** Where an offer stands: what keeps it from being used, the first thing first. */
import type { OfferRule } from '../../../../schema/generated/offers/OfferRule.ts';

export const OFFER_STATES = ['on', 'coming', 'off', 'draft', 'usedUp', 'ended', 'archived'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

export type StateFacts = Pick<
  OfferRule,
  'archived' | 'draft' | 'enabled' | 'validStartDate' | 'validEndDate' | 'nbUseMax' | 'nbUseCurrent'
>;

/** @param now milliseconds */
export function findOfferState(offer: StateFacts, now: number): OfferState {
  const { archived, draft, enabled, validStartDate, validEndDate, nbUseMax, nbUseCurrent } = offer;
  if (archived) return 'archived';
  if (validEndDate !== null && now >= Date.parse(validEndDate)) return 'ended';
  if (draft) return 'draft';
  if (!enabled) return 'off';
  if (nbUseMax !== null && nbUseCurrent >= nbUseMax) return 'usedUp';
  return validStartDate !== null && now < Date.parse(validStartDate) ? 'coming' : 'on';
}
