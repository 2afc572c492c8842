/** A new label sheet, drawn while it is measured. */
import { GenericCreate } from '../../../../src/generic/GenericCreate.tsx';
import { StickerForm } from './StickerForm.tsx';

export function StickerCreate() {
  return (
    <GenericCreate>
      <StickerForm />
    </GenericCreate>
  );
}
