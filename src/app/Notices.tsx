/** What was just done or refused, said at the foot of the page. */
import { useNotificationContext } from 'ra-core';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../parts/lazyPart.tsx';

const NoticeBar = lazyPart(async () => (await import('./NoticeBar.tsx')).NoticeBar);

/** Whether the person has begun to do something: until then there is nothing to say of it. */
function useBegun(): boolean {
  const [hasBegun, setBegun] = useState(false);
  useEffect(() => {
    const signs = new AbortController();
    const begin = () => {
      signs.abort();
      setBegun(true);
    };
    for (const sign of ['pointerdown', 'keydown'])
      window.addEventListener(sign, begin, { capture: true, signal: signs.signal });
    return () => signs.abort();
  }, []);
  return hasBegun;
}

export function Notices() {
  const { notifications } = useNotificationContext();
  const hasBegun = useBegun();
  // Once what a person does is refused for want of a network, it is too late to fetch what says so.
  const [isNeeded, setNeeded] = useState(false);
  if (!isNeeded && (hasBegun || notifications.length > 0)) setNeeded(true);
  return <Suspense>{isNeeded && <NoticeBar />}</Suspense>;
}
