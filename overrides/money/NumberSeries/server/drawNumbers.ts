/**
 * The one place that draws the numbers of documents: a series for each contract and kind, from 1, without a gap and none
 * twice (R33, R34). A counter's row stays locked until the transaction ends, and a rollback gives the numbers back: draw
 * them last, so that others wait only for the commit.
 */
import type { Sql } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import type { Series } from '../model.ts';

/**
 * Draws from several series at once, locked in the order of their names.
 *
 * @param counts how many of each series; 0 draws none
 * @returns the first of each; the others follow it
 * @example await drawNumbers(tx, contract, { order: 1, ticket: 3 }) // { order: 41, ticket: 105 }
 */
export async function drawNumbers<Kind extends Series>(
  tx: Sql,
  contract: number,
  counts: Readonly<Record<Kind, number>>,
): Promise<Readonly<Record<Kind, number>>> {
  const wanted = (Object.keys(counts) as Kind[]).sort();
  const rows = await tx.query(
    db
      .insertInto('number_counter')
      .values(wanted.map((series) => ({ contract_id: contract, series, value: counts[series] })))
      .onConflict((known) =>
        known.columns(['contract_id', 'series']).doUpdateSet((counter) => ({
          value: counter('number_counter.value', '+', counter.ref('excluded.value')),
        })),
      )
      .returning(['series', 'value']),
  );
  const last = new Map(rows.map(({ series, value }) => [series, value]));
  const firsts = wanted.map((series) => [series, (last.get(series) ?? 0) - counts[series] + 1]);
  return Object.fromEntries(firsts) as Record<Kind, number>;
}
