/** What a pattern would make of its show's performances: of one yet to be made, and of one with what is changed of it. */
import type { EventDatePatternValues } from '../../../../schema/generated/programming/EventDatePattern.ts';
import { defineAction } from '../../../../server/action.ts';
import { defineBehaviour } from '../../../../server/behaviour.ts';
import type { ReadContext } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';
import { programmingProblem } from '../../errors.ts';
import { planPattern, type ShowDate } from '../model/planPattern.ts';
import { readSchedule } from '../model/readSchedule.ts';

type Row = ShowDate & { readonly timezone: string };

const readDates = sqlFile<
  { readonly contract: number; readonly ticketing: number; readonly pattern: number | null },
  { readonly timezone: string; readonly dates: readonly Omit<Row, 'timezone'>[] }
>(import.meta.dirname, 'readDates.sql');

type PreviewedPattern = Pick<EventDatePatternValues, 'ticketing' | 'schedule'> &
  Partial<Pick<EventDatePatternValues, 'relativeSaleStartDate' | 'relativeSaleEndDate' | 'totalStock'>>;

/** @throws PROG-022 where no performance can be read from the schedule */
async function preview(
  { tx, contract, now }: Pick<ReadContext, 'tx' | 'contract' | 'now'>,
  { ticketing, schedule: stored, ...asked }: PreviewedPattern,
  pattern: number | null,
) {
  const schedule = readSchedule(stored);
  if (!schedule) throw programmingProblem('PROG-022', {});
  const [show] = await tx.query(readDates({ contract, ticketing, pattern }));
  const { timezone = 'Europe/Paris', dates = [] } = show ?? {};
  const { relativeSaleStartDate = null, relativeSaleEndDate = null, totalStock = null } = asked;
  const whole = { schedule, relativeSaleStartDate, relativeSaleEndDate, totalStock };
  return { value: { member: planPattern(whole, dates, { timezone, now }) } };
}

export const eventDatePatternBehaviour = defineBehaviour('EventDatePattern', {
  actions: [
    defineAction('EventDatePattern.previewNew', {
      run: (context, { body }) => preview(context, body, null),
    }),
    // The body has only what is changed.
    defineAction('EventDatePattern.preview', {
      run: (context, { id, record, body }) =>
        preview(context, { ...record, ...body, ticketing: record.ticketing }, id),
    }),
  ],
});
