/** What came of a job, in one breath: "1,998 done, 2 refused". */
import { useLocale, useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { Outcome } from '../model.ts';

export function useOutcomeText(): (outcome: Outcome) => string {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  return useCallback(
    ({ done, refused }) => {
      const count = (text: string, value: number) =>
        translate(text, { smart_count: value, count: new Intl.NumberFormat(locale).format(value) });
      return [count('jobs.didCount', done), refused > 0 && count('jobs.refusedCount', refused)]
        .filter(Boolean)
        .join(', ');
    },
    [translate, locale],
  );
}
