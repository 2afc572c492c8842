/** The database's picture of the boxes: one DeviceState a box, kept by the relay. */

import type { BoxState, PrinterState } from '../../../../schema/channel.ts';
import type { Database, Scope } from '../../../../server/kit.ts';

export interface BoxKey {
  readonly contract: number;
  readonly boxId: string;
}

const scopeOf = ({ contract, boxId }: BoxKey): Exclude<Scope, 'system'> => ({
  contract,
  actor: `box:${boxId}`,
});

/** Makes the row of a box that connects for the first time. */
export async function storeBox(database: Database, key: BoxKey): Promise<void> {
  await database.query(
    scopeOf(key),
    `insert into "device_state" ("contract_id", "box_id", "name") values ($1, $2, $2)
     on conflict ("contract_id", "box_id") do nothing`,
    [key.contract, key.boxId],
  );
}

export async function isBoxOf(database: Database, key: BoxKey): Promise<boolean> {
  const rows = await database.query(
    { contract: key.contract },
    'select 1 from "device_state" where "contract_id" = $1 and "box_id" = $2',
    [key.contract, key.boxId],
  );
  return rows.length > 0;
}

/** Heartbeats and printers' states are no change worth a line of history: the outbox is silent for them. */
async function write(
  database: Database,
  key: BoxKey,
  set: string,
  values: readonly unknown[],
): Promise<void> {
  await database.transaction(scopeOf(key), async (tx) => {
    await tx.query(`select set_config('app.outbox', 'off', true)`);
    await tx.query(`update "device_state" set ${set} where "contract_id" = $1 and "box_id" = $2`, [
      key.contract,
      key.boxId,
      ...values,
    ]);
  });
}

export async function writeState(database: Database, key: BoxKey, state: BoxState): Promise<void> {
  await write(
    database,
    key,
    `"name" = case when "name" = "box_id" then $3 else "name" end, "package_version" = $4, "uptime" = $5,
     "ram_usage" = $6, "printers_state" = $7::jsonb, "last_heartbeat_local_timestamp" = $8,
     "last_heartbeat_timestamp" = now(), "last_updated_timestamp" = now()`,
    [
      state.name.slice(0, 200),
      state.packageVersion.slice(0, 50),
      state.uptime,
      state.ramUsage,
      JSON.stringify(state.printersState),
      state.localTime,
    ],
  );
}

export async function writeHeartbeat(database: Database, key: BoxKey): Promise<void> {
  await write(database, key, `"last_heartbeat_timestamp" = now()`, []);
}

/** Every printer of a box that went is offline. */
export async function writeOffline(
  database: Database,
  key: BoxKey,
  printers: readonly PrinterState[],
): Promise<void> {
  const offline = printers.map((printer) => ({ ...printer, state: 'offline', reasons: ['box_offline'] }));
  await write(database, key, `"printers_state" = $3::jsonb, "last_updated_timestamp" = now()`, [
    JSON.stringify(offline),
  ]);
}
