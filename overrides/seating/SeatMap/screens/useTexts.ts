/** Texts of the seat map, which come with it; any other is the product's. */
import { useLocaleState } from 'ra-core';
import { useMemo, useRef } from 'react';
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { seatMap as en } from './texts/en.ts';
import { seatMap as fr } from './texts/fr.ts';

const texts = { en, fr };

/** The same function as long as the language is: what is drawn by it is drawn anew only then. */
export function useTexts(): ReturnType<typeof useOwnTexts> {
  const [locale] = useLocaleState();
  const latest = useRef<ReturnType<typeof useOwnTexts>>(undefined);
  latest.current = useOwnTexts('seatMap.', texts);
  return useMemo(() => {
    void locale;
    return (key, values) => latest.current?.(key, values) ?? key;
  }, [locale]);
}
