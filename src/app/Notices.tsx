/** What was just done or refused, said at the foot of the page. */
import { useNotificationContext } from 'ra-core';
import { Suspense, useState } from 'react';
import { useSettled } from '../data/useSettled.ts';
import { lazyPart } from '../parts/lazyPart.tsx';

const NoticeBar = lazyPart(async () => (await import('./NoticeBar.tsx')).NoticeBar);

export function Notices() {
  const { notifications } = useNotificationContext();
  const isSettled = useSettled();
  // Fetched with the first word there is to say, or before: once the network is gone it is too late.
  const [isNeeded, setNeeded] = useState(false);
  if (!isNeeded && (isSettled || notifications.length > 0)) setNeeded(true);
  return <Suspense>{isNeeded && <NoticeBar />}</Suspense>;
}
