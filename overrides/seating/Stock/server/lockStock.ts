/** Locks every row that places of two sides occupy, for who gives some back and sells others in one transaction. */
import type { Sql } from '../../../../server/kit.ts';
import { anyOf, db } from '../../../../server/sql.ts';
import { LAYERS, type Layer } from './layers.ts';
import { listRows, type OccupiedLayers } from './moveStock.ts';

/** An event date counts what is sold of it, in or outside of its stock. */
const rowsOf = (layer: Layer, places: OccupiedLayers) =>
  layer === 'event_date' ? [places.eventDate] : listRows(places, layer);

/**
 * In the order in which whoever moves stock takes them, by ascending id (R44e): two exchanges between the same nights, one
 * there and one back, would wait for each other otherwise.
 */
export async function lockStock(
  sql: Sql,
  contract: number,
  places: readonly OccupiedLayers[],
): Promise<void> {
  for (const layer of LAYERS) {
    const ids = [...new Set(places.flatMap((one) => rowsOf(layer, one)))];
    if (ids.length === 0) continue;
    await sql.query(
      db
        .selectFrom(layer)
        .select('id')
        .where('contract_id', '=', contract)
        .where('id', '=', anyOf(ids))
        .orderBy('id')
        .forNoKeyUpdate(),
    );
  }
}
