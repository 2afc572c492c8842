/** A mass action that the theatre made: the performances of its first show were opened together. */
import { own, type Performance, type Row } from './buildSeason.ts';

const TITLE = 1;

/** @param job its id among the jobs */
export function buildOpenedShow(
  performances: readonly Performance[],
  job: number,
): { readonly job: Row; readonly rows: readonly Row[] } {
  const opened = performances.filter(({ ticketing }) => ticketing === TITLE);
  const dates = opened.map(({ id }) => id).toSorted((a, b) => a - b);
  const record = {
    name: 'mass-action',
    type: 'mass_action',
    action: 'update',
    target: 'EventDate',
    status: 'SUCCESS',
    progress: 100,
    user_id: 1,
    parameters: {
      operation: 'update',
      entity: 'EventDate',
      ticketing: TITLE,
      show: opened[0]?.show.title,
      timezone: 'Europe/Paris',
      change: { action: 'open' },
      dates,
    },
    user_data: { name: 'Camille Laurent' },
    result: { after: dates.at(-1), changed: dates.length, unchanged: 0, failed: 0 },
  };
  return {
    job: record,
    rows: own(
      opened.map(({ id, startDate }) => ({
        job_id: job,
        ticketing_id: TITLE,
        event_date_id: id,
        start_date: startDate,
        state: 'changed',
        before: { status: 'draft' },
        after: { status: 'opened' },
      })),
    ),
  };
}
