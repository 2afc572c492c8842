/** Whether the season before is asked for, which stands in the address, and how a change is written. */
import { useLocaleState } from 'ra-core';
import { useSearchParams } from 'react-router';
import { findChange } from '../model.ts';

export function useComparison() {
  const [locale] = useLocaleState();
  const [asked, setAsked] = useSearchParams();
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  });
  return {
    isOn: asked.get('compare') === '1',
    turn: (isOn: boolean) =>
      setAsked(
        (before) => {
          const { compare: _, ...rest } = Object.fromEntries(before);
          return new URLSearchParams(isOn ? { ...rest, compare: '1' } : rest);
        },
        { replace: true },
      ),
    /** Empty where there was nothing to compare with. */
    writeChange(now: number, before: number): string {
      const change = findChange(now, before);
      return change === undefined ? '–' : percent.format(change);
    },
  };
}
