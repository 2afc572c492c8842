/** Compares every counter with the facts about once a day, and logs what differs: nothing is repaired in silence. */
import type { Database, Host, Service } from '../../../../server/kit.ts';
import { checkCounters, compareContract, listContracts, printDiscrepancy } from './checkCounters.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Of several processes, and of one that is restarted each day, one checks a day: whoever writes the time first. */
export async function takeTurn(database: Database, now: Date): Promise<boolean> {
  const rows = await database.query(
    'system',
    `INSERT INTO "meta" AS m ("contract_id", "name", "value") VALUES (0, 'counters checked', $1)
     ON CONFLICT ("contract_id", "name") DO UPDATE SET "value" = EXCLUDED."value"
     WHERE m."value"::timestamptz <= $2::timestamptz RETURNING 1`,
    [now.toISOString(), new Date(now.getTime() - DAY_MS + HOUR_MS / 2).toISOString()],
  );
  return rows.length > 0;
}

async function checkAll({ database, app }: Pick<Host, 'database' | 'app'>): Promise<void> {
  for (const contract of await listContracts(database)) {
    const { counters, ledger } = await compareContract(database, contract);
    if (counters.length > 0 || ledger.length > 0)
      app.log.error(
        { contract, counters: counters.map((one) => printDiscrepancy(contract, one)), ledger },
        'counters or the ledger differ from the facts; see "npm run check-counters"',
      );
  }
}

export const stockService: Service = {
  name: 'stock',
  register(host) {
    host.every(HOUR_MS, 'counters', async () => {
      if (await takeTurn(host.database, new Date())) await checkAll(host);
    });
  },
  commands: { 'check-counters': checkCounters },
};
