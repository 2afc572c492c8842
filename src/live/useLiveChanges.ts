/** Calls back with what others change, for a screen that does more than read again. */
import { useEffect, useRef } from 'react';
import { type LiveListener, listenLive } from './connectLive.ts';

export function useLiveChanges(listener: LiveListener): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => listenLive((news) => latest.current(news)), []);
}
