/**
 * Mass actions on performances of a show: each begins a job. Three calls, because each is a right of its own – to change
 * performances, to open and close them, to change their prices. `undo` takes one back where nothing has changed since.
 */
import type { MassDateChangeValues } from '../../../../schema/generated/programming/MassDateChange.ts';
import type { MassPriceChangeValues } from '../../../../schema/generated/programming/MassPriceChange.ts';
import type { MassSaleChangeValues } from '../../../../schema/generated/programming/MassSaleChange.ts';
import type { TicketingValues } from '../../../../schema/generated/programming/Ticketing.ts';
import { defineAction } from '../../../../server/action.ts';
import {
  type Caller,
  type Host,
  holdsForAll,
  type JobData,
  type WriteContext,
} from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';
import { programmingProblem } from '../../errors.ts';
import { callOf, isPriceAction, type MassActionName } from '../model/change.ts';
import { listOfShow, readResult } from './readFacts.ts';
import { listChangedDates, listCopies } from './rows.ts';
import { MASS_ACTION_JOB, type MassActionParameters } from './runMassAction.ts';

/** Of one mass action. */
const MOST_COPIES = 1000;

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

interface Earlier {
  readonly job: number;
  readonly call: Call;
}

/** What is taken back by an undo has the right that changed it. */
const nameOf = ({ change }: MassActionParameters): MassActionName =>
  change.action === 'undo' ? change.of : change.action;

/** A mass action of this show by this call that has ended. */
async function readEarlier({ tx, contract }: WriteContext, show: Show, { job, call }: Earlier) {
  const [row] = await tx.query(readResult(contract, job));
  const parameters = row?.parameters as unknown as MassActionParameters | null | undefined;
  const isOurs =
    row?.name === MASS_ACTION_JOB &&
    parameters?.ticketing === show.id &&
    callOf[nameOf(parameters)] === call &&
    row.status !== 'PENDING' &&
    row.status !== 'STARTED';
  return isOurs ? { ...row, parameters } : undefined;
}

/** @throws PROG-021 for a job that was no mass action of this show by this call, or still runs */
async function readUndone(
  context: WriteContext,
  show: Show,
  earlier: Earlier,
): Promise<Pick<MassActionParameters, 'change' | 'undoes' | 'dates'>> {
  const { job } = earlier;
  const found = await readEarlier(context, show, earlier);
  const of = found?.parameters.change.action;
  const ofJob = { contract: context.contract, job };
  const rows = await context.tx.query(of === 'clone' ? listCopies(ofJob) : listChangedDates(ofJob));
  const dates = rows.map(({ date }) => Number(date));
  if (!of || of === 'undo' || dates.length === 0) throw programmingProblem('PROG-021', { job });
  return { change: { action: 'undo', of }, undoes: job, dates };
}

/** @throws PROG-024 for one that has come to its end, and for somebody else's: it goes on in its owner's name */
async function readCutOff(context: WriteContext, show: Show, earlier: Earlier): Promise<GoOn> {
  const { job } = earlier;
  const found = await readEarlier(context, show, earlier);
  const isOwn = found?.user_id !== null && Number(found?.user_id) === context.caller.accountId;
  if (found?.status !== 'FAIL' || !isOwn) throw programmingProblem('PROG-024', { job });
  return { goOn: job };
}

interface GoOn {
  readonly goOn: number;
}

async function plan(
  context: WriteContext,
  show: Show,
  call: Call,
  body: Change,
): Promise<MassActionParameters | GoOn> {
  const { id: ticketing, title, timezone } = show;
  const of = { ticketing, show: title, timezone };
  const earlier = { job: body.job ?? 0, call };
  const { eventDateList, job: _, action, ...change } = body;
  if (action === 'goOn') return readCutOff(context, show, earlier);
  if (action === 'undo') return { ...of, ...(await readUndone(context, show, earlier)) };
  const copies = 'shiftList' in change ? (change.shiftList ?? []) : [];
  if (copies.length * (eventDateList ?? []).length > MOST_COPIES)
    throw programmingProblem('PROG-026', { most: MOST_COPIES });
  if (action === 'tax' && !('hashList' in change && change.hashList?.length))
    throw programmingProblem('PROG-019', {});
  return {
    ...of,
    change: { ...change, action },
    dates: await readDates(context, show, eventDateList ?? []),
  };
}

/** What the specification calls it, of which it names these. */
const operations: Readonly<Partial<Record<MassActionName, string>>> = {
  addSellingDevice: 'add_to_selling_device',
  removeSellingDevice: 'remove_from_selling_device',
  clone: 'clone',
  delete: 'delete',
};

async function begin(
  {
    host,
    contract,
    caller,
  }: { readonly host: Pick<Host, 'jobs'>; readonly contract: number; readonly caller: Caller },
  asked: MassActionParameters | GoOn,
) {
  if ('goOn' in asked) {
    if (!(await host.jobs.goOn({ id: asked.goOn, contract, caller })))
      throw programmingProblem('PROG-024', { job: asked.goOn });
    return { id: asked.goOn };
  }
  const action = nameOf(asked);
  const operation = (asked.change.action !== 'undo' && operations[action]) || 'update';
  const entity = isPriceAction(action) ? 'TicketPrice' : 'EventDate';
  const parameters: JobData = { operation, entity, ...asked };
  const { id } = await host.jobs.start({ name: MASS_ACTION_JOB, contract, caller, parameters });
  return { id };
}

const readCancellation = sqlFile<
  { readonly contract: number; readonly dates: readonly number[] },
  {
    readonly tickets: number;
    readonly orders: number;
    readonly customers: number;
    readonly amount: number;
    readonly reserved: number;
  }
>(import.meta.dirname, 'readCancellation.sql');

export const massActionCalls = [
  defineAction('Ticketing.massEffect', {
    async run(context, { record, body }) {
      const { tx, contract, caller } = context;
      const dates = await readDates(context, record, body.eventDateList);
      const [found] = await tx.query(readCancellation({ contract, dates }));
      const { tickets = 0, orders = 0, customers = 0, reserved = 0, amount = 0 } = found ?? {};
      const seen = holdsForAll(caller, ['turnover.read']) ? amount : null;
      return {
        value: { tickets, orders, customers, reserved, amount: seen, currency: record.currency ?? 'EUR' },
      };
    },
  }),
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
