/** Compares every counter with the facts each night, and says aloud what differs: nothing is repaired in silence. */
import type { Service } from '../../../../server/kit.ts';
import { countFacts } from './countFacts.ts';

const NIGHT_MS = 24 * 3_600_000;

export const stockService: Service = {
  name: 'stock',
  register(host) {
    host.every(NIGHT_MS, 'stock counters', async () => {
      const contracts = await host.database.query<{ id: number }>(
        'system',
        'SELECT "id" FROM "contract" ORDER BY 1',
      );
      for (const { id: contract } of contracts) {
        const discrepancies = await host.database.transaction({ contract }, (tx) => countFacts(tx, contract));
        if (discrepancies.length > 0)
          host.app.log.error({ contract, discrepancies }, 'stock counters differ from tickets and carts');
      }
    });
  },
};
