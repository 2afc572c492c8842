/** A new method of payment: it comes last, and is taken at the desk at once. */
import { GenericCreate } from '../../../../src/generic/GenericCreate.tsx';
import { PaymentMethodForm } from './PaymentMethodForm.tsx';

export function PaymentMethodCreate() {
  return (
    <GenericCreate>
      <PaymentMethodForm isNew />
    </GenericCreate>
  );
}
