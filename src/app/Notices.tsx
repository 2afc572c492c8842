/** What was just done or refused, shown at the foot of the page. */
import { useNotificationContext } from 'ra-core';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../parts/lazyPart.tsx';

const NoticeBar = lazyPart(async () => (await import('./NoticeBar.tsx')).NoticeBar);

/** Until a person does something there is nothing to report. */
const begins = ['pointerdown', 'keydown'];

export function Notices() {
  const { notifications } = useNotificationContext();
  const [isNeeded, setNeeded] = useState(false);
  // Once what they do is refused for want of a network, it is too late to fetch what reports it.
  useEffect(() => {
    const need = () => setNeeded(true);
    for (const sign of begins) window.addEventListener(sign, need, { once: true });
  }, []);
  if (!isNeeded && notifications.length > 0) setNeeded(true);
  return <Suspense>{isNeeded && <NoticeBar />}</Suspense>;
}
