/** How a reading is shown: by its kind alone in colour, icon and sound, and by its words. */
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import type { Reading, Verdict } from './useReadings.ts';

export type Kind = 'asking' | 'admitted' | 'refused' | 'unanswered';

export function kindOf({ state, verdict }: Reading): Kind {
  if (state !== 'answered') return state;
  return verdict?.status === 'ok' ? 'admitted' : 'refused';
}

type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** On the way out, two results mean something else than on the way in. */
function wordOf({ status, direction }: Verdict): string {
  if (direction === 'out' && status === 'ok') return 'out';
  return direction === 'out' && status === 'already_used' ? 'not_inside' : status;
}

export const verdictText = (t: Translate, verdict: Verdict): string => t(`door.verdicts.${wordOf(verdict)}`);

export function reasonText(t: Translate, verdict: Verdict, locale: string): string {
  const { ticket, previousScan, rightCheckpoint } = verdict;
  const word = wordOf(verdict);
  const timezone = ticket?.ticketingTimezone ?? 'UTC';
  const timeOf = (instant: string) => formatInstant(instant, timezone, locale, 'long');
  if (word === 'already_used' && previousScan) {
    const time = timeOf(previousScan.scanDate);
    const door = previousScan.checkpoint?.name;
    return door ? t('door.reasons.used_where', { time, door }) : t('door.reasons.used_at', { time });
  }
  if (word === 'wrong_checkpoint' && rightCheckpoint)
    return t('door.reasons.go_to', { door: rightCheckpoint.name });
  const start = ticket?.eventDateStartDate;
  const time = start ? timeOf(start) : (ticket?.ticketingTitle ?? '–');
  return t(`door.reasons.${word}`, { time });
}
