/** A reporting account that is added. */
import { GenericCreate } from '../../../../src/generic/GenericCreate.tsx';
import { ReportingAccountForm } from './ReportingAccountForm.tsx';

export function ReportingAccountCreate() {
  return (
    <GenericCreate>
      <ReportingAccountForm />
    </GenericCreate>
  );
}
