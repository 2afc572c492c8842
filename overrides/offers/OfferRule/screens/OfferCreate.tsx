/** A new offer, at `/settings/offers/create`. */
import { GenericCreate } from '../../../../src/generic/GenericCreate.tsx';
import { OfferForm } from './OfferForm.tsx';

export function OfferCreate() {
  return (
    <GenericCreate>
      <OfferForm />
    </GenericCreate>
  );
}
