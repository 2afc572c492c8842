/** The database's picture of the boxes: one DeviceState a box, kept by the relay. */
import { sql } from 'kysely';
import type { BoxParameters, BoxState } from '../../../../schema/channel.ts';
import type { Database, Host, Statement, WriteScope } from '../../../../server/kit.ts';
import { db, muteOutbox } from '../../../../server/sql.ts';

export interface BoxKey {
  readonly contract: number;
  readonly boxId: string;
}

const scopeOf = ({ contract, boxId }: BoxKey): WriteScope => ({
  contract,
  actor: `box:${boxId}`,
});

const find = ({ contract, boxId }: BoxKey) =>
  db.selectFrom('device_state').select('id').where('contract_id', '=', contract).where('box_id', '=', boxId);

/** Makes the record of a box that connects for the first time. */
export async function storeBox(transaction: Host['transaction'], key: BoxKey): Promise<void> {
  const { boxId } = key;
  await transaction(scopeOf(key), async ({ tx, write }) => {
    const known = await tx.query(find(key));
    if (known.length === 0) await write.create('DeviceState', { boxId, name: boxId });
  });
}

export async function isBoxOf(database: Database, key: BoxKey): Promise<boolean> {
  const rows = await database.query({ contract: key.contract }, find(key));
  return rows.length > 0;
}

const update = ({ contract, boxId }: BoxKey) =>
  db.updateTable('device_state').where('contract_id', '=', contract).where('box_id', '=', boxId);

const now = sql<string>`now()`;

/** Heartbeats and printers' states are no change worth a line of history: the outbox is silent for them. */
async function write(database: Database, key: BoxKey, statement: Statement<unknown>): Promise<void> {
  await database.transaction(scopeOf(key), async (tx) => {
    await tx.query(muteOutbox);
    await tx.query(statement);
  });
}

/** What the box did not receive stays as it is here. */
const columnsOf = ({ printers, paperTypeTicketParametersMap: papers, ...received }: BoxParameters) => ({
  ...(received.pageCutMode !== undefined && { page_cut_mode: received.pageCutMode }),
  ...(received.printSpeed !== undefined && { print_speed: received.printSpeed }),
  ...(received.forwardingMode !== undefined && { forwarding_mode: received.forwardingMode }),
  ...(papers && { paper_type_ticket_parameters_map: JSON.stringify(papers) }),
  ...(printers && { configuration: JSON.stringify({ printers }) }),
});

export async function writeState(database: Database, key: BoxKey, state: BoxState): Promise<void> {
  const statement = update(key).set((row) => ({
    // A name that somebody gave it stays.
    name: row
      .case()
      .when('name', '=', row.ref('box_id'))
      .then(state.name.slice(0, 200))
      .else(row.ref('name'))
      .end(),
    package_version: state.packageVersion.slice(0, 50),
    uptime: state.uptime,
    ram_usage: state.ramUsage,
    printers_state: JSON.stringify(state.printersState),
    terminals_state: JSON.stringify(state.terminalsState),
    ...(state.parameters && columnsOf(state.parameters)),
    last_heartbeat_local_timestamp: state.localTime,
    last_heartbeat_timestamp: now,
    last_updated_timestamp: now,
  }));
  await write(database, key, statement);
}

export async function writeHeartbeat(database: Database, key: BoxKey): Promise<void> {
  await write(database, key, update(key).set({ last_heartbeat_timestamp: now }));
}

/** Every printer and every terminal of a box that went is offline. */
export async function writeOffline(
  database: Database,
  key: BoxKey,
  { printersState, terminalsState }: Pick<BoxState, 'printersState' | 'terminalsState'>,
): Promise<void> {
  const printers = printersState.map((printer) => ({
    ...printer,
    state: 'offline',
    reasons: ['box_offline'],
  }));
  const terminals = terminalsState.map((terminal) => ({ ...terminal, state: 'offline' }));
  await write(
    database,
    key,
    update(key).set({
      printers_state: JSON.stringify(printers),
      terminals_state: JSON.stringify(terminals),
      last_updated_timestamp: now,
    }),
  );
}
