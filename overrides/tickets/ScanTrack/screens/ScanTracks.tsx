/** `/settings/scan-tracks` begins with the tracks. */
import { Navigate } from 'react-router';
import { screenPath } from '../../../../src/data/screenPath.ts';

export function ScanTracks() {
  return <Navigate replace to={screenPath('ScanTrack', 'list')} />;
}
