/** An offer as a sentence: what it gives, when, to whom. */
import { useLocaleState } from 'ra-core';
import type { PropertyDescriptor } from '../../../../schema/descriptor.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { useLabel } from '../../../../src/i18n/useLabel.ts';
import type { OfferBenefit, OfferCondition } from '../model/offer.ts';
import { type OfferDraft, readDraft } from '../model/trialCart.ts';
import { useTexts } from './useTexts.ts';

export interface DescribedOffer extends OfferDraft {
  readonly maxPerCustomer?: number | null;
  readonly combinable?: boolean | null;
}

/** @param properties of the entity, for the labels of its choices */
export function useOfferWords(properties: readonly PropertyDescriptor[]): (offer: DescribedOffer) => string {
  const t = useTexts();
  const labelOf = useLabel();
  const [locale] = useLocaleState();
  const money = ({ amount, currency }: { readonly amount: number; readonly currency: string }) =>
    formatMoney(amount, currency, locale);
  const percent = (value: number) =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(value / 100);
  const namesOf = (property: string, values: readonly string[]) => {
    const choices = properties.find(({ name }) => name === property)?.values ?? [];
    const labels = choices.filter(({ value }) => values.includes(value)).map(({ label }) => labelOf(label));
    return new Intl.ListFormat(locale, { type: 'conjunction' }).format(
      labels.map((one) => one.toLowerCase()),
    );
  };
  const gives = (benefit: OfferBenefit | null, { exchangeData }: DescribedOffer): string => {
    if (exchangeData?.type === 'coupon')
      return t('offers.gives.coupon', { smart_count: exchangeData.quantity ?? 1 });
    switch (benefit?.kind) {
      case 'share':
        return t('offers.gives.share', { percent: percent(benefit.percent) });
      case 'groupPrice':
        return t('offers.gives.groupPrice', { amount: money(benefit), size: benefit.size });
      case 'groupFree':
        return t('offers.gives.groupFree', { smart_count: benefit.free, size: benefit.size });
      case 'off':
      case 'price':
      case 'orderOff':
        return t(`offers.gives.${benefit.kind}`, { amount: money(benefit) });
      default:
        return t('offers.gives.nothing');
    }
  };
  const when = (condition: OfferCondition): string => {
    if (condition.type === 'amount') return t('offers.when.amount', { amount: money(condition) });
    if ('quantity' in condition)
      return t(`offers.when.${condition.type}`, { smart_count: condition.quantity });
    return t(`offers.when.${condition.type}`);
  };
  return (draft) => {
    const offer = readDraft(draft);
    const count = (key: string, value: number | null | undefined) =>
      value ? [t(`offers.when.${key}`, { smart_count: value })] : [];
    const parts = [
      ...offer.conditions.map(when),
      ...count('prices_count', offer.ticketPrices.length),
      ...(offer.weekdays.length > 0
        ? [t('offers.when.days', { days: namesOf('weekdayList', offer.weekdays) })]
        : []),
      ...(offer.devices.length > 0
        ? [t('offers.when.devices', { devices: namesOf('deviceTypeList', offer.devices) })]
        : []),
      ...count('statuses', offer.customerStatuses.length),
      ...count('perOrder', offer.maxPerOrder),
      ...count('perCustomer', draft.maxPerCustomer),
      ...(draft.combinable ? [t('offers.when.combinable')] : []),
    ];
    const given = gives(offer.benefit, draft);
    return parts.length === 0
      ? t('offers.sentenceAlone', { gives: given })
      : t('offers.sentence', { gives: given, when: parts.join(', ') });
  };
}
