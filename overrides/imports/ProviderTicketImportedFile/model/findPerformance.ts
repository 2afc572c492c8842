/** Which performance a row of a partner's file is for. Pure. */
import { instantToLocal } from '../../../../schema/localTime.ts';
import type { Matches, Performance } from './catalog.ts';
import { bareName, type RowTexts } from './columns.ts';
import type { Fault } from './faults.ts';
import { readMoment, type WallMoment } from './readText.ts';

export type Found<Value> = { readonly value: Value } | { readonly fault: Fault } | 'ignored';

export const refuse = (code: Fault['code'], values: Fault['values'] = {}) => ({ fault: { code, values } });

const shown = ({ day, time }: WallMoment): string =>
  [day.split('-').reverse().join('/'), time].filter(Boolean).join(' ');

function isAt({ startDate, timezone }: Performance, { day, time }: WallMoment): boolean {
  const local = instantToLocal(startDate, timezone);
  return local.slice(0, 10) === day && (time === undefined || local.slice(11, 16) === time);
}

function findShow(
  texts: RowTexts,
  performances: readonly Performance[],
  matches: Matches,
): Found<readonly Performance[]> {
  if (texts.show === undefined) return refuse('showMissing');
  const label = texts.show;
  const match = matches.shows.find(
    (one) =>
      bareName(one.label) === bareName(label) ||
      (one.within !== null && bareName(one.within) === bareName(label)),
  );
  if (match?.isIgnored) return 'ignored';
  const ofShow = performances.filter((one) =>
    match?.target == null ? bareName(one.title) === bareName(label) : one.ticketing === match.target,
  );
  return match?.target == null && ofShow.length === 0 ? refuse('showUnmapped', { label }) : { value: ofShow };
}

/** @param chosen the performance of the whole file */
export function findPerformance(
  texts: RowTexts,
  {
    performances,
    matches,
    chosen,
  }: {
    readonly performances: readonly Performance[];
    readonly matches: Matches;
    readonly chosen: number | null;
  },
): Found<Performance> {
  const moment = texts.date === undefined ? undefined : readMoment(texts.date, texts.time);
  if (texts.date !== undefined && !moment) return refuse('dateWrong', { value: texts.date });
  const whole = performances.find(({ id }) => id === chosen);
  if (whole) {
    const isOther = moment !== undefined && !isAt(whole, moment);
    if (isOther) return refuse('eventDateOther', { label: shown(moment) });
    return whole.isCancelled ? refuse('eventDateCancelled') : { value: whole };
  }
  const show = findShow(texts, performances, matches);
  if (show === 'ignored' || 'fault' in show) return show;
  if (!moment) return refuse('dateMissing');
  const [found, ...others] = show.value.filter((one) => isAt(one, moment));
  if (!found) return refuse('eventDateMissing', { label: shown(moment) });
  if (others.length > 0) return refuse('eventDateSeveral', { label: shown(moment) });
  return found.isCancelled ? refuse('eventDateCancelled') : { value: found };
}
