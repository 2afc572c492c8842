/** Earns what was sold of performances that are over, in every contract. */
import { listContracts, type Service } from '../../../../server/kit.ts';
import { earnPerformances } from './earnPerformances.ts';

const NAME = 'performances that are over';
const HOURLY = '47 * * * *';

export const ledgerService: Service = {
  name: 'ledger',
  register({ database, jobs }) {
    jobs.schedule(NAME, HOURLY, { timezone: 'UTC' }, async (signal) => {
      for (const contract of await listContracts(database)) {
        signal.throwIfAborted();
        await database.transaction({ contract, actor: NAME }, (tx) =>
          earnPerformances(tx, contract, new Date()),
        );
      }
    });
  },
};
