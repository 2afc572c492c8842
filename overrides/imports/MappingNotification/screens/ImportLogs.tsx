/** `/settings/ticket-import/logs` begins with the notifications. */
import { Navigate } from 'react-router';
import { screenPath } from '../../../../src/data/screenPath.ts';

export function ImportLogs() {
  return <Navigate replace to={screenPath('MappingNotification', 'list')} />;
}
