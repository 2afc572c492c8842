/** One method of payment: what it is, and where it is booked. */
import { GenericShow } from '../../../../src/generic/GenericShow.tsx';
import { partsOf } from '../../../../src/generic/partsOf.tsx';

const { Section } = partsOf('DeskPaymentMethod');

export function PaymentMethodShow() {
  return (
    <GenericShow>
      <Section
        properties={['label', 'code', 'enabled', 'isHidden', 'isDefault', 'flexible', 'reportingAccount']}
      />
    </GenericShow>
  );
}
