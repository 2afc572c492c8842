/** A method of payment that is changed: its kind stays, since what was paid with it is booked by it. */
import { GenericEdit } from '../../../../src/generic/GenericEdit.tsx';
import { PaymentMethodForm } from './PaymentMethodForm.tsx';

export function PaymentMethodEdit() {
  return (
    <GenericEdit>
      <PaymentMethodForm isNew={false} />
    </GenericEdit>
  );
}
