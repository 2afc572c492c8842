/**
 * An update of many rows by a single statement, where nothing but rows of one shape is written: it locks them in the
 * order of their ids and writes all or none, so that it needs no transaction around it.
 */
import { type AloneAnswer, groupByShape, renderUpdateAlone } from '../query/renderBulk.ts';
import { isBound } from '../rights/checkRights.ts';
import type { BulkMember } from '../validate/readBulk.ts';
import { actorOf } from './actorOf.ts';
import { planRows } from './planRows.ts';
import type { WriteScope } from './runWrite.ts';
import { isDatabaseError } from './toProblem.ts';
import type { BulkWritten } from './writeBulk.ts';
import type { WriteInput } from './writeRecord.ts';

/** Others changed rows meanwhile: in a transaction each is written as it then is. */
const isChangedMeanwhile = (error: unknown) => isDatabaseError(error) && error.code === '40001';

/**
 * @param object SQL of a record's JSON, which the row alone has
 * @returns nothing where a transaction is needed, as to report which row is missing; nothing is written then
 */
export async function updateManyInOne(
  { host, caller, contract, now, model, resource }: WriteScope & Pick<WriteInput, 'model' | 'resource'>,
  members: readonly BulkMember[],
  object: string,
): Promise<BulkWritten | undefined> {
  if (members.length === 0 || members.some(({ version }) => version !== undefined)) return undefined;
  if (isBound({ model, resource, caller, contract, call: 'update' })) return undefined;
  const rows = planRows(resource, members, { contract, caller, now, operation: 'update' });
  if (!rows || groupByShape(resource, rows).length !== 1) return undefined;
  const statement = renderUpdateAlone({ resource, contract, rows, object }, actorOf(caller));
  const scope = { contract, rows: 'many' } as const;
  try {
    const [answer] = await host.database.query<AloneAnswer>(scope, statement.text, statement.values);
    if (answer?.written !== rows.length) return undefined;
    return { ids: rows.map(({ id }) => id ?? 0), members: answer.members ?? '' };
  } catch (error) {
    if (isChangedMeanwhile(error)) return undefined;
    throw error;
  }
}
