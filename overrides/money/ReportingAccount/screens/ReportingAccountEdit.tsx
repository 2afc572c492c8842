/** A reporting account that is changed. */
import { GenericEdit } from '../../../../src/generic/GenericEdit.tsx';
import { ReportingAccountForm } from './ReportingAccountForm.tsx';

export function ReportingAccountEdit() {
  return (
    <GenericEdit>
      <ReportingAccountForm />
    </GenericEdit>
  );
}
