/**
 * `PUT` and `DELETE /customers/filter`: what many customers have in common is changed, or they are deleted, by a job; before it a
 * preview counts what would change, after it the job is undone by another.
 */
import type { CustomerEditValues } from '../../../../schema/generated/customers/CustomerEdit.ts';
import { type ActionRequest, defineAction } from '../../../../server/action.ts';
import {
  holdsForAll,
  type JobData,
  type OutsideContext,
  type Sql,
  type WriteContext,
} from '../../../../server/kit.ts';
import { anyOf, db } from '../../../../server/sql.ts';
import type { Segment } from '../../Segment/model/segment.ts';
import { findCustomers } from '../../Segment/server/findCustomers.ts';
import { demandSegment, renderSegment } from '../../Segment/server/renderSegment.ts';
import {
  type CustomerFacts,
  changesNothing,
  type EditType,
  isListName,
  planChange,
} from '../model/planChange.ts';
import { CHANGE_JOB, type ChangeParameters, type Task } from './changeJob.ts';
import { changeProblem } from './errors.ts';
import { type ChangedCustomer, countBonds, readFacts, takeRows } from './readFacts.ts';

/** Looked at one by one for a preview; of more, the first ones. */
const MOST_LOOKED = 20_000;
const LOOKED_AT_ONCE = 1000;
const SAMPLE = 8;

interface Change {
  readonly editType: EditType;
  readonly patch: CustomerEditValues;
}

/** @throws CRM-019 */
function readChange({ dataToPatch, editType }: ActionRequest<'CrmCustomer.updateFiltered'>['body']): Change {
  const patch = Object.fromEntries(Object.entries(dataToPatch).filter(([, value]) => value !== undefined));
  const names = Object.keys(patch);
  if (names.length === 0) throw changeProblem('CRM-019', { reason: 'nothing is to be changed' });
  const single = names.find((name) => !isListName(name));
  if (editType !== 'edit' && single)
    throw changeProblem('CRM-019', { reason: `"${single}" is no list to ${editType} anything` });
  return { editType: editType ?? 'edit', patch };
}

interface ChosenCustomers {
  readonly contract: number;
  readonly segment: Segment;
}

/** A row for each customer of the segment, in one statement. @returns how many */
async function addRows(tx: Sql, { contract, segment }: ChosenCustomers, job: number): Promise<number> {
  const values: unknown[] = [];
  const param = (value: unknown) => `$${values.push(value)}`;
  const [own, of] = [param(contract), param(job)];
  const [row] = await tx.query<{ count: number }>(
    `WITH "added" AS (
      INSERT INTO "customer_change_row" ("contract_id", "job_id", "customer_id", "name", "state")
      SELECT "t"."contract_id", ${of}::bigint, "t"."id",
        coalesce(nullif(concat_ws(' ', nullif("t"."lastname", ''), nullif("t"."firstname", '')), ''), "t"."email_list" ->> 0, "t"."id"::text), 'waiting'
      FROM "crm_customer" "t" WHERE "t"."contract_id" = ${own}::bigint AND ${renderSegment('"t"', segment, param)}
      RETURNING 1
    ) SELECT count(*)::int AS "count" FROM "added"`,
    values,
  );
  return row?.count ?? 0;
}

type Outside = Pick<OutsideContext, 'host' | 'contract' | 'caller'>;

interface Begun {
  readonly task: Task;
  readonly total: number;
  readonly isDeletion: boolean;
  readonly fill: (tx: Sql, job: number) => Promise<unknown>;
}

async function begin({ host, contract, caller }: Outside, { task, total, isDeletion, fill }: Begun) {
  const operation = task.task === 'delete' ? 'delete' : 'update';
  const parameters: ChangeParameters & JobData = {
    operation,
    entity: 'CrmCustomer',
    ...task,
    total,
    isDeletion,
  };
  const { id } = await host.jobs.start({
    name: CHANGE_JOB,
    contract,
    caller,
    parameters,
    along: async (tx, iri) => void (await fill(tx, Number(iri.split('/').at(-1)))),
  });
  return { id };
}

interface Found extends ChosenCustomers {
  readonly total: number;
}

const count = async (tx: Sql, asked: ChosenCustomers) =>
  (await findCustomers(tx, { ...asked, window: { page: 1, size: 1 } })).total;

/** @throws CRM-020 */
async function demandCount(
  { tx, contract, caller }: WriteContext,
  { filterList, expected }: { readonly filterList: unknown; readonly expected?: number | null },
): Promise<Found> {
  const asked = { contract, segment: demandSegment(filterList, caller) };
  const total = await count(tx, asked);
  if (typeof expected === 'number' && expected !== total)
    throw changeProblem('CRM-020', { matched: total, expected });
  return { ...asked, total };
}

/** With whom the filter finds as the job is asked for. @throws CRM-020 where that is somebody else by now */
const fillWith =
  (found: Found): Begun['fill'] =>
  async (tx, job) => {
    const matched = await addRows(tx, found, job);
    if (matched !== found.total) throw changeProblem('CRM-020', { matched, expected: found.total });
  };

const updateFiltered = defineAction('CrmCustomer.updateFiltered', {
  async run(context, { body }) {
    const change = readChange(body);
    return { change, found: await demandCount(context, body) };
  },
  finish: (context, { change, found }) =>
    begin(context, {
      task: { task: 'edit', ...change },
      total: found.total,
      isDeletion: false,
      fill: fillWith(found),
    }),
});

const deleteFiltered = defineAction('CrmCustomer.deleteFiltered', {
  run: (context, { body }) => demandCount(context, body),
  finish: (context, found) =>
    begin(context, { task: { task: 'delete' }, total: found.total, isDeletion: true, fill: fillWith(found) }),
});

/** Tags and statuses by name, everything else as it is. */
async function nameLists(tx: Sql, contract: number, rows: readonly CustomerFacts[]) {
  const idsOf = (name: string) => [...new Set(rows.flatMap((row) => (row[name] ?? []) as readonly number[]))];
  const tags = await tx.query(
    db
      .selectFrom('tag')
      .select(['id', 'name'])
      .where('contract_id', '=', contract)
      .where('id', '=', anyOf(idsOf('tagList'))),
  );
  const statuses = await tx.query(
    db
      .selectFrom('customer_status')
      .select(['id', 'label as name'])
      .where('contract_id', '=', contract)
      .where('id', '=', anyOf(idsOf('statusList'))),
  );
  const names = {
    tagList: new Map(tags.map(({ id, name }) => [Number(id), name])),
    statusList: new Map(statuses.map(({ id, name }) => [Number(id), name])),
  };
  return (row: CustomerFacts) =>
    Object.fromEntries(
      Object.entries(row).map(([property, value]) => {
        const known = property === 'tagList' || property === 'statusList' ? names[property] : undefined;
        return [property, known ? ((value ?? []) as readonly number[]).map((id) => known.get(id)) : value];
      }),
    );
}

interface Looked {
  readonly matched: number;
  readonly customers: readonly ChangedCustomer[];
}

async function look(tx: Sql, asked: ChosenCustomers): Promise<Looked & { readonly ids: readonly number[] }> {
  const { total: matched, ids } = await findCustomers(tx, {
    ...asked,
    window: { page: 1, size: MOST_LOOKED },
  });
  const { contract } = asked;
  const customers: ChangedCustomer[] = [];
  for (let from = 0; from < ids.length; from += LOOKED_AT_ONCE) {
    const some = ids.slice(from, from + LOOKED_AT_ONCE);
    const rows = new Map(
      (await tx.query(readFacts({ contract, ids: some }))).map((row) => [Number(row.id), row]),
    );
    customers.push(...some.flatMap((id) => rows.get(id) ?? []));
  }
  return { matched, customers, ids };
}

const previewChange = defineAction('CrmCustomer.previewChange', {
  async run({ tx, contract, caller, now }, { body }) {
    const change = readChange(body);
    const { matched, customers } = await look(tx, {
      contract,
      segment: demandSegment(body.filterList, caller),
    });
    const planned = customers.map((customer) => ({
      ...customer,
      outcome: planChange(customer.facts, { ...change, now: now.toISOString() }),
    }));
    const refused = planned.filter(({ outcome }) => 'refused' in outcome);
    const unchanged = planned.filter(({ outcome }) => changesNothing(outcome)).length;
    const shown = [
      ...planned.filter(({ outcome }) => 'after' in outcome && !changesNothing(outcome)),
      ...refused,
    ].slice(0, SAMPLE);
    const rows = shown.map(({ outcome }) => ('after' in outcome ? outcome : { before: {}, after: {} }));
    const named = await nameLists(
      tx,
      contract,
      rows.flatMap(({ before, after }) => [before, after]),
    );
    return {
      value: {
        matched,
        looked: customers.length,
        changed: customers.length - unchanged - refused.length,
        unchanged,
        refused: refused.length,
        withOrders: null,
        withTickets: null,
        sample: shown.map(({ id, name, city, outcome }, index) => ({
          customer: Number(id),
          name,
          city,
          isRefused: 'refused' in outcome,
          before: named(rows[index]?.before ?? {}),
          after: named(rows[index]?.after ?? {}),
        })),
      },
    };
  },
});

const previewDeletion = defineAction('CrmCustomer.previewDeletion', {
  async run({ tx, contract, caller }, { body }) {
    const asked = { contract, segment: demandSegment(body.filterList, caller) };
    const { total: matched, ids } = await findCustomers(tx, {
      ...asked,
      window: { page: 1, size: MOST_LOOKED },
    });
    const [bonds] = await tx.query(countBonds({ contract, ids }));
    const shown = new Map(
      (await tx.query(readFacts({ contract, ids: ids.slice(0, SAMPLE) }))).map((row) => [
        Number(row.id),
        row,
      ]),
    );
    return {
      value: {
        matched,
        looked: ids.length,
        changed: ids.length,
        unchanged: 0,
        refused: 0,
        withOrders: holdsForAll(caller, ['orders.read']) ? (bonds?.withOrders ?? 0) : null,
        withTickets: holdsForAll(caller, ['tickets.read']) ? (bonds?.withTickets ?? 0) : null,
        sample: ids.slice(0, SAMPLE).flatMap((id) => {
          const row = shown.get(id);
          if (!row) return [];
          return [{ customer: id, name: row.name, city: row.city, isRefused: false, before: {}, after: {} }];
        }),
      },
    };
  },
});

const readJob = (contract: number, id: number) =>
  db
    .selectFrom('job')
    .select(['name', 'status'])
    .select(({ ref }) => ref('parameters').$castTo<ChangeParameters | null>().as('parameters'))
    .select(({ selectFrom, ref, fn }) =>
      selectFrom('customer_change_row as r')
        .select(fn.countAll<number>().as('count'))
        .whereRef('r.contract_id', '=', 'job.contract_id')
        .whereRef('r.job_id', '=', ref('job.id'))
        .where('r.state', '=', 'changed')
        .as('changed'),
    )
    .where('contract_id', '=', contract)
    .where('id', '=', id);

/** Another job that undoes it, whether it has begun, runs or is done. */
const findUndo = (contract: number, undone: number) =>
  db
    .selectFrom('job')
    .select('id')
    .where('contract_id', '=', contract)
    .where('name', '=', CHANGE_JOB)
    .where('status', '<>', 'FAIL')
    .where(({ eb, ref, val }) =>
      eb(ref('parameters'), '@>', val(JSON.stringify({ task: 'undo', undoes: undone })) as never),
    )
    .limit(1);

const undoChange = defineAction('CrmCustomer.undoChange', {
  async run({ tx, contract, caller }, { body: { job } }) {
    const [row] = await tx.query(readJob(contract, job));
    const refuse = (reason: string) => changeProblem('CRM-021', { job, reason });
    if (row?.name !== CHANGE_JOB || !row.parameters) throw refuse('it was no change of many customers');
    if (row.status === 'PENDING' || row.status === 'STARTED') throw refuse('it has not ended');
    const { isDeletion } = row.parameters;
    if (isDeletion && !holdsForAll(caller, ['customers.erase'])) throw changeProblem('CRM-022', { job });
    const [undo] = await tx.query(findUndo(contract, job));
    if (undo) throw refuse(`the job "${undo.id}" undoes it`);
    const total = Number(row.changed);
    if (total === 0) throw refuse('it has changed nobody who is still there');
    return { job, total, isDeletion };
  },
  finish: (context, { job, total, isDeletion }) =>
    begin(context, {
      task: { task: 'undo', undoes: job },
      total,
      isDeletion,
      fill: (tx, id) => tx.query(takeRows({ contract: context.contract, job: id, undone: job })),
    }),
});

export const massChangeActions = [
  deleteFiltered,
  previewChange,
  previewDeletion,
  undoChange,
  updateFiltered,
] as const;
