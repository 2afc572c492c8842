/** A track that is changed. */
import { GenericEdit } from '../../../../src/generic/GenericEdit.tsx';
import { ScanTrackForm } from './ScanTrackForm.tsx';

export function ScanTrackEdit() {
  return (
    <GenericEdit>
      <ScanTrackForm />
    </GenericEdit>
  );
}
