/** Earns what was sold of performances that are over, in every contract. */
import { listContracts, type Service } from '../../../../server/kit.ts';
import { earnPerformances } from './earnPerformances.ts';

const NAME = 'performances that are over';
const HOURLY = '47 * * * *';

export const ledgerService: Service = {
  name: 'ledger',
  register({ database, jobs }) {
    jobs.schedule(NAME, HOURLY, { timezone: 'UTC' }, async ({ signal, transaction }) => {
      for (const contract of await listContracts(database)) {
        signal.throwIfAborted();
        await transaction(contract, ({ tx, now }) => earnPerformances(tx, contract, now));
      }
    });
  },
};
