/**
 * An order as a desk asks for it: who, how much, what is due; its tickets, its payments, everything that was done with it;
 * then the rest by section.
 */

import { useOwnerTimezone } from '../../../../src/data/useOwnerTimezone.ts';
import { GenericShow } from '../../../../src/generic/GenericShow.tsx';
import { partsOf } from '../../../../src/generic/partsOf.tsx';
import { OrderInvoices } from '../../Invoice/screens/OrderInvoices.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderEvents } from './OrderEvents.tsx';
import { OrderPayments } from './OrderPayments.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { OrderTickets } from './OrderTickets.tsx';

const { Section, useRecord } = partsOf('Order');

const labels = {
  sale: { en: 'Sale', fr: 'Vente' },
  amounts: { en: 'Amounts', fr: 'Montants' },
  origin: { en: 'Origin', fr: 'Origine' },
  more: { en: 'More', fr: 'Divers' },
} as const;

/** Fetched once the order is there. */
function OrderStory() {
  const order = useRecord();
  const timezone = useOwnerTimezone();
  if (!order?.['@id'] || !timezone) return null;
  const { '@id': iri, number, currency, paymentStatus, balance } = order;
  return (
    <>
      <OrderActions
        order={iri}
        number={number ?? ''}
        isRefunded={paymentStatus === 'refunded_totally'}
        due={balance ?? 0}
      />
      <OrderTickets order={iri} currency={currency ?? 'EUR'} />
      <OrderPayments order={iri} timezone={timezone} />
      <OrderInvoices order={iri} timezone={timezone} />
      <OrderEvents order={iri} timezone={timezone} />
    </>
  );
}

export function OrderShow() {
  return (
    <GenericShow>
      <OrderSummary />
      <OrderStory />
      <Section
        label={labels.sale}
        properties={[
          'createdAt',
          'sellingDevice',
          'owner',
          'status',
          'shipping',
          'billing',
          'contact',
          'tagList',
          'organizationalUnitList',
          'statusDescription',
          'comment',
          'description',
        ]}
      />
      <Section
        label={labels.amounts}
        properties={[
          'retailValue',
          'currentRetailValue',
          'netAmount',
          'vatAmount',
          'orderOnlyFeeAmount',
          'externalBalanceForOrder',
          'bankTransactionBalance',
          'actionnableTransactionBalance',
          'bankRefundTransactionBalance',
          'currency',
        ]}
      />
      <Section
        label={labels.origin}
        properties={[
          'payment',
          'wallet',
          'paymentLink',
          'cart',
          'parent',
          'rescheduledFromOrder',
          'sellingDeviceForPayment',
          'deskSession',
          'originType',
          'originId',
        ]}
      />
      <Section
        label={labels.more}
        properties={[
          'number',
          'soldTicketQuantity',
          'nbCoupons',
          'downloadId',
          'payId',
          'autoRefundable',
          'isSubscriptionOrder',
          'isSettled',
          'isPaymentLinkOrder',
          'hasMovableSeats',
          'isTraining',
          'refundTransactionName',
          'paymentTransactionName',
          'customerRequiredFields',
          'customerFormData',
          'receiptPrintCount',
          'publicData',
          'updatedAt',
        ]}
      />
    </GenericShow>
  );
}
