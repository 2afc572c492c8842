/** Records that a body names and that are not there for who sends it: of another contract, deleted, or out of sight. */
import type { Violation } from '../errors.ts';
import type { Caller, Sql } from '../kit.ts';
import { type Model, type Resource, rowContract } from '../plan/resource.ts';
import { quote } from '../query/identifiers.ts';
import { Parameters } from '../query/parameters.ts';
import { renderWithin } from '../rights/renderWithin.ts';
import type { NamedRecord } from './readBody.ts';

interface Asking {
  readonly engine: { readonly model: Model };
  readonly caller: Caller;
  readonly contract: number;
}

function renderKnown(
  { engine, caller, contract }: Asking,
  target: Resource,
  ids: readonly number[],
  parameters: Parameters,
): string {
  const owner = parameters.add(rowContract(target, contract));
  const seen = [
    target.behaviour?.visible?.({ row: 't', caller, param: parameters.add }),
    renderWithin(engine.model, target, { call: 'read', rights: caller.rights, row: 't' }),
  ].flatMap((one) => (one === undefined ? [] : ` AND (${one})`));
  const { table } = target.descriptor;
  return `SELECT '${table}' AS "table", t."id" FROM ${quote(table)} t WHERE t."contract_id" = ${owner} AND t."id" = ANY(${parameters.add(ids)}::bigint[])${seen.join('')}`;
}

/** One statement, whatever the number of entities. */
export async function findUnknownRecords(
  sql: Sql,
  asking: Asking,
  named: readonly NamedRecord[],
): Promise<Violation[]> {
  if (named.length === 0) return [];
  const parameters = new Parameters();
  const targets = [...new Set(named.map(({ target }) => target))];
  const statements = targets.map((target) => {
    const ids = named.filter((one) => one.target === target).map(({ id }) => id);
    return renderKnown(asking, target, ids, parameters);
  });
  const rows = await sql.query<{ table: string; id: number }>(
    statements.join(' UNION ALL '),
    parameters.values,
  );
  const known = new Set(rows.map(({ table, id }) => `${table} ${id}`));
  return named
    .filter(({ target, id }) => !known.has(`${target.descriptor.table} ${id}`))
    .map(({ propertyPath, target }) => ({
      propertyPath,
      message: `There is no such ${target.name} in this contract.`,
      code: 'relation',
    }));
}
