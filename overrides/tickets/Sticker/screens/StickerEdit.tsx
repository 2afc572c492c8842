/** A label sheet that is changed, drawn while it is. */
import { GenericEdit } from '../../../../src/generic/GenericEdit.tsx';
import { StickerForm } from './StickerForm.tsx';

export function StickerEdit() {
  return (
    <GenericEdit>
      <StickerForm />
    </GenericEdit>
  );
}
