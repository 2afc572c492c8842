/** Compares every counter with the facts each night, and logs what differs: nothing is repaired in silence. */
import type { Host, Service } from '../../../../server/kit.ts';
import { checkCounters, compareContract, listContracts, printDiscrepancy } from './checkCounters.ts';

/** When the least is sold. */
const NIGHTLY = '30 3 * * *';
const TIMEZONE = 'Europe/Paris';

async function checkAll(
  { database, app }: Pick<Host, 'database' | 'app'>,
  signal: AbortSignal,
): Promise<void> {
  for (const contract of await listContracts(database)) {
    signal.throwIfAborted();
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
  register: (host) =>
    host.jobs.schedule('counters', NIGHTLY, { timezone: TIMEZONE }, (signal) => checkAll(host, signal)),
  commands: { 'check-counters': checkCounters },
};
