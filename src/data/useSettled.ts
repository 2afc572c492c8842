/** Whether the first screen has what it asked for: what may wait (news, notices, work in the background) waits for it. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isLoading } from './isLoading.ts';

const LOOK = 300;
/** So many looks in a row find nothing being fetched. */
const CALM = 3;

export function useSettled(): boolean {
  const client = useQueryClient();
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    let calm = 0;
    const timer = setInterval(() => {
      const isBusy = client.isFetching() > 0 || isLoading();
      calm = isBusy ? 0 : calm + 1;
      if (calm < CALM) return;
      clearInterval(timer);
      setIsSettled(true);
    }, LOOK);
    return () => clearInterval(timer);
  }, [client]);
  return isSettled;
}
