/** A door that is changed. */
import { GenericEdit } from '../../../../src/generic/GenericEdit.tsx';
import { CheckpointForm } from './CheckpointForm.tsx';

export function CheckpointEdit() {
  return (
    <GenericEdit>
      <CheckpointForm />
    </GenericEdit>
  );
}
