/** A new track: it lets in once until somebody chooses otherwise. */
import { Navigate, useLocation } from 'react-router';
import { GenericCreate } from '../../../../src/generic/GenericCreate.tsx';
import { type Prefill, readPrefill } from '../../../../src/generic/record/prefill.ts';
import { ScanTrackForm } from './ScanTrackForm.tsx';

/** Without a number the server lets in as often as wanted: at a door that is nobody's first wish. */
const once: Prefill = { values: { maxScanNb: 1 } };

export function ScanTrackCreate() {
  const { pathname, search, hash, state } = useLocation();
  if (!readPrefill(state))
    return <Navigate replace to={pathname + search + hash} state={{ prefill: once }} />;
  return (
    <GenericCreate>
      <ScanTrackForm />
    </GenericCreate>
  );
}
