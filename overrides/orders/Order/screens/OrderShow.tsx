/** An order as a desk asks for it: who, how much, what is due, how many tickets; then everything else by section. */
import { GenericShow } from '../../../../src/generic/GenericShow.tsx';
import { partsOf } from '../../../../src/generic/partsOf.tsx';
import { OrderSummary } from './OrderSummary.tsx';

const { Section } = partsOf('Order');

const labels = {
  sale: { en: 'Sale', fr: 'Vente' },
  amounts: { en: 'Amounts', fr: 'Montants' },
  origin: { en: 'Origin', fr: 'Origine' },
  more: { en: 'More', fr: 'Divers' },
} as const;

export function OrderShow() {
  return (
    <GenericShow>
      <OrderSummary />
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
          'publicData',
          'updatedAt',
        ]}
      />
    </GenericShow>
  );
}
