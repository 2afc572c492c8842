/** A ticket layout that is changed, with its page while it is. */
import { GenericEdit } from '../../../../src/generic/GenericEdit.tsx';
import { LayoutForm } from './LayoutForm.tsx';

export function LayoutEdit() {
  return (
    <GenericEdit>
      <LayoutForm />
    </GenericEdit>
  );
}
