/** A new door. */
import { GenericCreate } from '../../../../src/generic/GenericCreate.tsx';
import { CheckpointForm } from './CheckpointForm.tsx';

export function CheckpointCreate() {
  return (
    <GenericCreate>
      <CheckpointForm />
    </GenericCreate>
  );
}
