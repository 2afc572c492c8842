/** An offer changed, at `/settings/offers/edit/{id}`. */
import { GenericEdit } from '../../../../src/generic/GenericEdit.tsx';
import { OfferFields } from './OfferFields.tsx';

export function OfferEdit() {
  return (
    <GenericEdit>
      <OfferFields />
    </GenericEdit>
  );
}
