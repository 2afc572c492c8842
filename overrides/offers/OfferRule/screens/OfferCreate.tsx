/** A new offer, at `/settings/offers/create`. */
import { GenericCreate } from '../../../../src/generic/GenericCreate.tsx';
import { OfferFields } from './OfferFields.tsx';

export function OfferCreate() {
  return (
    <GenericCreate>
      <OfferFields />
    </GenericCreate>
  );
}
