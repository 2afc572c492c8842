/** Earns what was sold of performances that are over, in every contract; two servers at once move nothing twice. */
import type { Service } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { earnPerformances } from './earnPerformances.ts';

const HOUR_MS = 3_600_000;

export const ledgerService: Service = {
  name: 'ledger',
  register({ database, every }) {
    every(HOUR_MS, 'performances that are over', async () => {
      const contracts = await database.query('system', db.selectFrom('contract').select('id').orderBy('id'));
      for (const { id } of contracts)
        await database.transaction({ contract: id, actor: 'performances that are over' }, (tx) =>
          earnPerformances(tx, id, new Date()),
        );
    });
  },
};
