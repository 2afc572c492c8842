/**
 * Updates or deletes what a filter matches, in one open transaction: by one statement where the rows are all there is
 * to write, else record by record with its hooks, in the order of their ids.
 */

import { Problem } from '../errors.ts';
import type { Caller, Database, Values, WriteContext } from '../kit.ts';
import type { FilterPlan } from '../plan/planFilter.ts';
import { collectionIri, type Model, type Resource } from '../plan/resource.ts';
import { quote } from '../query/identifiers.ts';
import { renderLock } from '../query/renderBulk.ts';
import {
  type MatchedAnswer,
  type MatchInput,
  renderMatchedLock,
  renderMatchedWrite,
  type Window,
} from '../query/renderMatched.ts';
import { isBound } from '../rights/checkRights.ts';
import { enableBatchOutbox } from './enableBatchOutbox.ts';
import { transactionProblem } from './errors.ts';
import { planRow } from './hooks.ts';
import { stamp } from './stamp.ts';
import { deleteLocked, factsOf, updateLocked } from './writeRecord.ts';

export interface MatchedWrite {
  readonly model: Model;
  readonly resource: Resource;
  readonly filter: FilterPlan;
  /** The values to set, or that the records go. */
  readonly patch: Values | 'delete';
}

export function matchOf(write: MatchedWrite, who: { contract: number; caller: Caller }): MatchInput {
  const { model, resource, filter } = write;
  const call = write.patch === 'delete' ? 'delete' : 'update';
  return { model, resource, filter, contract: who.contract, caller: who.caller, call };
}

/** What one statement does to all rows; undefined when each is to be seen by its hooks. */
function planMatched(
  { model, resource, patch }: MatchedWrite,
  context: WriteContext,
): Values | 'delete' | undefined {
  const { contract, caller, now } = context;
  if (patch === 'delete') return resource.behaviour?.beforeDelete ? undefined : patch;
  // Where rights are bound, each row is looked at again once it is changed.
  if (isBound({ model, resource, caller, contract, call: 'update' })) return undefined;
  const values = planRow(resource, patch, factsOf(context, 'update'));
  return values && stamp(resource, { ...values }, now, 'update');
}

/** @param window with `expected`, nothing is written unless so many rows match */
export async function writeMatched(
  write: MatchedWrite,
  context: WriteContext,
  window: Window & { readonly expected?: number },
): Promise<MatchedAnswer> {
  const { tx } = context;
  const input = matchOf(write, context);
  const plain = planMatched(write, context);
  if (plain) {
    const { expected } = window;
    const guarded = { patch: plain, ...(expected === undefined ? {} : { expected }) };
    const statement = renderMatchedWrite(input, window, guarded);
    await enableBatchOutbox(tx);
    const [answer] = await tx.query<MatchedAnswer>(statement.text, statement.values);
    return answer ?? { matched: 0, last: null, changed: 0 };
  }
  const lock = renderMatchedLock(input, window);
  const ids = (await tx.query<{ id: number }>(lock.text, lock.values)).map(({ id }) => Number(id));
  const last = ids[ids.length - 1] ?? null;
  if (window.expected !== undefined && ids.length !== window.expected)
    return { matched: ids.length, last, changed: 0 };
  await writeEach(write, context, ids);
  return { matched: ids.length, last, changed: ids.length };
}

async function writeEach(write: MatchedWrite, context: WriteContext, ids: readonly number[]): Promise<void> {
  const { model, resource, patch } = write;
  const input = { model, resource, context };
  const rows = await context.tx.query<{ id: number; current: string }>(renderLock(resource, true), [
    context.contract,
    ids,
  ]);
  for (const row of rows) {
    const existing = { id: String(row.id), isMerge: false, current: JSON.parse(row.current) as Values };
    try {
      if (patch === 'delete') await deleteLocked(input, existing);
      else await updateLocked(input, existing, structuredClone(patch));
    } catch (error) {
      throw atRecord(error, `${collectionIri(resource, context.contract)}/${row.id}`);
    }
  }
}

/** A refusal names the record it is about. */
function atRecord(error: unknown, record: string): unknown {
  return error instanceof Problem ? error.with({ extra: { record } }) : error;
}

const mostUsed = 20;
const usersText = `SELECT c.conrelid::regclass::text AS users, a.attname AS name FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY(c.conkey) WHERE c.contype = 'f' AND c.conname = $1 AND a.attname <> 'contract_id'`;

/** After a delete that a foreign key refused: which of the records are still used, by that key. */
export async function toUsedProblem(
  database: Database,
  error: unknown,
  match: MatchInput,
  window: Window,
): Promise<unknown> {
  const { code, constraint } = error as { readonly code?: string; readonly constraint?: string };
  if (code !== '23503' || constraint === undefined) return error;
  const [key] = await database.query<{ users: string; name: string }>('system', usersText, [constraint]);
  if (!key) return error;
  const scope = { contract: match.contract };
  const lock = renderMatchedLock(match, window);
  const ids = (await database.query<{ id: number }>(scope, lock.text, lock.values)).map(({ id }) => id);
  const column = quote(key.name);
  const used = await database.query<{ id: number }>(
    scope,
    `SELECT DISTINCT u.${column} AS id FROM ${key.users} u WHERE u."contract_id" = $1 AND u.${column} = ANY($2::bigint[]) ORDER BY 1 LIMIT ${mostUsed + 1}`,
    [match.contract, ids],
  );
  const { resource } = match;
  const iris = used.slice(0, mostUsed).map(({ id }) => `${collectionIri(resource, match.contract)}/${id}`);
  const count = used.length > mostUsed ? `more than ${mostUsed}` : used.length;
  const named = iris
    .slice(0, 5)
    .map((iri) => `"${iri}"`)
    .join(', ');
  const values = { entity: resource.name, count, named: iris.length > 5 ? `${named}, …` : named };
  return transactionProblem('SEL-003', values, { extra: { used: iris } });
}
