/** The days of a report, which stand in its address. */
import { useSearchParams } from 'react-router';
import { addDays } from '../../Takings/model.ts';
import { useTexts } from './useTexts.ts';

export function useDays() {
  const [asked, setAsked] = useSearchParams();
  const days = { from: asked.get('from') ?? undefined, to: asked.get('to') ?? undefined };
  const choose = (from: string, to: string) =>
    setAsked((before) => new URLSearchParams({ ...Object.fromEntries(before), from, to }), { replace: true });
  return { days, asked, setAsked, choose };
}

/** Periods that are asked for often, by the organiser's clock. */
export function usePresets(today: string) {
  const t = useTexts();
  const first = `${today.slice(0, 8)}01`;
  const before = addDays(first, -1);
  return [
    { label: t('report.yesterday'), from: addDays(today, -1), to: addDays(today, -1) },
    { label: t('report.week'), from: addDays(today, -6), to: today },
    { label: t('report.month'), from: first, to: today },
    { label: t('report.lastMonth'), from: `${before.slice(0, 8)}01`, to: before },
  ];
}
