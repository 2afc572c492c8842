/** An offer as it is stored or is in a form, read into what is applied. Conditions and benefits that are not filled in are none. */
import type { OfferExchange } from '../../../../schema/generated/offers/OfferExchange.ts';
import type { OfferTrigger } from '../../../../schema/generated/offers/OfferTrigger.ts';
import type { OfferBenefit, OfferCondition } from './offer.ts';

function readCondition({ type, quantity, amount, currency }: OfferTrigger): OfferCondition | undefined {
  if (type === 'prices' || type === 'coupon') return { type };
  if (type === 'amount') return amount ? { type, amount, currency: currency ?? 'EUR' } : undefined;
  return quantity ? { type, quantity } : undefined;
}

export const readConditions = (triggers: readonly OfferTrigger[] | null): readonly OfferCondition[] =>
  (triggers ?? []).flatMap((trigger) => readCondition(trigger) ?? []);

type StoredExchange = { readonly [Name in keyof OfferExchange]?: OfferExchange[Name] | undefined };

/** @param conditions of the same offer: the places of a group are the places it asks for */
export function readBenefit(
  exchange: StoredExchange | null,
  conditions: readonly OfferCondition[],
): OfferBenefit | null {
  const { type, of, share, amount, currency, quantity } = exchange ?? {};
  const size = Math.max(
    1,
    ...conditions.flatMap((condition) => (condition.type === 'quantity' ? condition.quantity : [])),
  );
  const money = { amount: amount ?? 0, currency: currency ?? 'EUR' };
  if (type === 'share') return share ? { kind: 'share', percent: share } : null;
  if (type === 'amount' && amount) return { kind: of === 'whole' ? 'orderOff' : 'off', ...money };
  if (type === 'price' && typeof amount === 'number')
    return of === 'whole' && size > 1 ? { kind: 'groupPrice', size, ...money } : { kind: 'price', ...money };
  if (type === 'items' && quantity && size > quantity) return { kind: 'groupFree', size, free: quantity };
  return null;
}

/** Whether its limits count groups, or the places it lowers one by one. */
export const countsGroups = (benefit: OfferBenefit | null): boolean =>
  benefit !== null && ('size' in benefit || benefit.kind === 'orderOff');
