/** What was just done or refused, said at the foot of the page; fetched with the first word there is to say. */
import { useNotificationContext } from 'ra-core';
import { lazy, Suspense, useState } from 'react';

const NoticeBar = lazy(async () => ({ default: (await import('./NoticeBar.tsx')).NoticeBar }));

export function Notices() {
  const { notifications } = useNotificationContext();
  const [isNeeded, setNeeded] = useState(false);
  if (notifications.length > 0 && !isNeeded) setNeeded(true);
  return (
    isNeeded && (
      <Suspense>
        <NoticeBar />
      </Suspense>
    )
  );
}
