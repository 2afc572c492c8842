/** An offer changed, at `/settings/offers/edit/{id}`. */
import { GenericEdit } from '../../../../src/generic/GenericEdit.tsx';
import { OfferForm } from './OfferForm.tsx';

export function OfferEdit() {
  return (
    <GenericEdit>
      <OfferForm />
    </GenericEdit>
  );
}
