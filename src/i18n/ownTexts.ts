/** The texts of hand-written screens: fetched with the first of them, so that nobody waits for those of all others. */
import { useEffect, useState } from 'react';

let fetchTexts: () => Promise<void> = async () => undefined;

export function provideOwnTexts(fetch: () => Promise<void>): void {
  fetchTexts = fetch;
}

/** Fails where they cannot be fetched, as the code of the screen would. */
export const settledOwnTexts = (): Promise<void> => fetchTexts();

/** For what is named by such a text on a generated screen. @returns whether they are there */
export function useOwnTexts(isWanted: boolean): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    void settledOwnTexts().then(
      () => setThere(true),
      () => undefined,
    );
  }, [isWanted]);
  return isThere;
}
