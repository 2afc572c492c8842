/** What a person calls an entry of an order's bank: its event, and the means of payment it moved money by. */

import { transactionDescriptor } from '../../../../schema/generated/money/Transaction.ts';
import { transactionGroupDescriptor } from '../../../../schema/generated/money/TransactionGroup.ts';
import type { OrderSettlementEntry } from '../../../../schema/generated/orders/OrderSettlementEntry.ts';
import { nameOfValue } from '../../../../src/fields/nameOfValue.ts';
import { useLabel } from '../../../../src/i18n/useLabel.ts';

const nameProperty = transactionDescriptor.properties.find(({ name }) => name === 'name');
const typeProperty = transactionGroupDescriptor.properties.find(({ name }) => name === 'type');

export function useEntryNames() {
  const label = useLabel();
  return {
    methodOf: ({ label: own, name }: Pick<OrderSettlementEntry, 'label' | 'name'>): string =>
      own ?? (nameProperty ? nameOfValue(nameProperty, name, label) : name),
    /** What was taken with the sale is a payment, as whoever took it calls it. */
    eventOf: ({ type, name }: Pick<OrderSettlementEntry, 'type' | 'name'>): string => {
      const event = type === 'sale' || name === 'account' ? 'payment' : type;
      return typeProperty ? nameOfValue(typeProperty, event, label) : event;
    },
  };
}
