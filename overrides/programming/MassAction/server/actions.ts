/**
 * Mass actions on performances of a show: each begins a job. Three calls, because each is a right of its own – to change
 * performances, to open and close them, to change their prices. `undo` takes one back where nothing has changed since.
 */
import type { MassDateChangeValues } from '../../../../schema/generated/programming/MassDateChange.ts';
import type { MassPriceChangeValues } from '../../../../schema/generated/programming/MassPriceChange.ts';
import type { MassSaleChangeValues } from '../../../../schema/generated/programming/MassSaleChange.ts';
import type { TicketingValues } from '../../../../schema/generated/programming/Ticketing.ts';
import { defineAction } from '../../../../server/action.ts';
import type { Caller, Host, JobData, WriteContext } from '../../../../server/kit.ts';
import { programmingProblem } from '../../errors.ts';
import { callOf, isPriceAction } from '../model/change.ts';
import type { ChangedRow } from '../model/changedRows.ts';
import { listOfShow, readResult } from './readFacts.ts';
import { MASS_ACTION_JOB, type MassActionParameters } from './runMassAction.ts';

type Change = MassDateChangeValues | MassSaleChangeValues | MassPriceChangeValues;
type Show = Pick<TicketingValues, 'title' | 'timezone'> & { readonly id: number };
type Call = (typeof callOf)[keyof typeof callOf];

async function readDates(
  { tx, contract }: WriteContext,
  { id }: Show,
  dates: readonly number[],
): Promise<readonly number[]> {
  const own = (await tx.query(listOfShow(contract, id, dates))).map((row) => row.id);
  const foreign = dates.find((date) => !own.includes(date));
  if (foreign !== undefined) throw programmingProblem('PROG-012', { eventDate: foreign });
  return own;
}

/** @throws PROG-021 for a job that was no mass action of this show by this call, or still runs */
async function readUndone(
  { tx, contract }: WriteContext,
  show: Show,
  { job, call }: { readonly job: number; readonly call: Call },
): Promise<Pick<MassActionParameters, 'undoes' | 'dates'>> {
  const [row] = await tx.query(readResult(contract, job));
  const parameters = row?.parameters as unknown as MassActionParameters | null | undefined;
  const isOurs =
    row?.name === MASS_ACTION_JOB &&
    parameters?.ticketing === show.id &&
    parameters.change.action !== 'undo' &&
    callOf[parameters.change.action] === call;
  const rows = (row?.result as unknown as { readonly rows?: readonly ChangedRow[] } | null | undefined)?.rows;
  const hasEnded = row?.status !== 'PENDING' && row?.status !== 'STARTED';
  if (!isOurs || !hasEnded || !rows || rows.length === 0) throw programmingProblem('PROG-021', { job });
  const dates = [...new Set(rows.map(({ date }) => date))].toSorted((a, b) => a - b);
  return { undoes: job, dates };
}

async function plan(
  context: WriteContext,
  show: Show,
  call: Call,
  body: Change,
): Promise<MassActionParameters> {
  const { id: ticketing, title, timezone } = show;
  const of = { ticketing, show: title, timezone };
  if (body.action === 'undo')
    return {
      ...of,
      change: { action: 'undo' },
      ...(await readUndone(context, show, { job: body.job ?? 0, call })),
    };
  const { eventDateList, job: _, ...change } = body;
  if (change.action === 'tax' && !('hashList' in change && change.hashList?.length))
    throw programmingProblem('PROG-019', {});
  return {
    ...of,
    change: { ...change, action: change.action },
    dates: await readDates(context, show, eventDateList ?? []),
  };
}

async function begin(
  {
    host,
    contract,
    caller,
  }: { readonly host: Pick<Host, 'jobs'>; readonly contract: number; readonly caller: Caller },
  parameters: MassActionParameters,
) {
  const { action } = parameters.change;
  const entity = action !== 'undo' && isPriceAction(action) ? 'TicketPrice' : 'EventDate';
  const data: JobData = { operation: 'update', entity, ...parameters };
  const { id } = await host.jobs.start({ name: MASS_ACTION_JOB, contract, caller, parameters: data });
  return { id };
}

export const massActionCalls = [
  defineAction('Ticketing.massDates', {
    run: (context, { record, body }) => plan(context, record, 'massDates', body),
    finish: begin,
  }),
  defineAction('Ticketing.massSales', {
    run: (context, { record, body }) => plan(context, record, 'massSales', body),
    finish: begin,
  }),
  defineAction('Ticketing.massPrices', {
    run: (context, { record, body }) => plan(context, record, 'massPrices', body),
    finish: begin,
  }),
];
