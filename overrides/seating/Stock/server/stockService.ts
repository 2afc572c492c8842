/** Compares every counter with the facts each night, and logs what differs: nothing is repaired in silence. */
import { type Host, listContracts, type Service } from '../../../../server/kit.ts';
import { checkCounters, compareContract, printComparison } from './checkCounters.ts';

/** When the least is sold. */
const NIGHTLY = '30 3 * * *';
const TIMEZONE = 'Europe/Paris';

async function checkAll(
  { app, ...store }: Pick<Host, 'database' | 'app' | 'projections'>,
  signal: AbortSignal,
): Promise<void> {
  for (const contract of await listContracts(store.database)) {
    signal.throwIfAborted();
    const lines = printComparison(contract, await compareContract(store, contract));
    if (lines.length > 0)
      app.log.error({ contract, lines }, 'stored values differ from the facts; see "npm run check-counters"');
  }
}

export const stockService: Service = {
  name: 'stock',
  register: (host) =>
    host.jobs.schedule('counters', NIGHTLY, { timezone: TIMEZONE }, ({ signal }) => checkAll(host, signal)),
  commands: { 'check-counters': checkCounters },
};
