/** The logs of imports, fetched together. */
export { ImportList } from './ImportList.tsx';
export { ImportLogs } from './ImportLogs.tsx';
export { NotificationList } from './NotificationList.tsx';
