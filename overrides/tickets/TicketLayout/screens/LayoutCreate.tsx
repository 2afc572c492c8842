/** A new ticket layout, with its page while it is made. */
import { GenericCreate } from '../../../../src/generic/GenericCreate.tsx';
import { LayoutForm } from './LayoutForm.tsx';

export function LayoutCreate() {
  return (
    <GenericCreate>
      <LayoutForm />
    </GenericCreate>
  );
}
