/** Who sorts new texts into the search indexes: the server beside its work, and nobody who saves. PostgreSQL alone. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanIndexes } from '../../server/database/cleanIndexes.ts';
import { testDatabase } from '../fixtures/server.ts';
import { startWorld, type World } from './engine/world.ts';

describe.runIf(testDatabase === 'postgres')('texts that wait at the door of a search index', () => {
  const perCall = 1000;
  /** At PostgreSQL's own setting, whoever finds so many pages clears them. */
  const pagesOfFourMegabytes = 512;
  let world: World;
  beforeAll(async () => {
    world = await startWorld([]);
  });
  afterAll(() => world?.stop());

  async function saveCustomers(calls: number): Promise<void> {
    for (let call = 0; call < calls; call += 1) {
      const member = Array.from({ length: perCall }, (_, n) => ({
        lastname: `Marchand-Delacourt ${call} ${n}`,
        email: `marchand.delacourt.${call}.${n}@courriel.example`,
        city: `Saint-Étienne-du-Rouvray ${call * perCall + n}`,
      }));
      const { status } = await world.call('POST', '/ticketing/v1/customers/bulk?fields=id', {
        body: { member },
      });
      expect(status).toBe(201);
    }
  }

  async function countWaiting(): Promise<number> {
    const [row] = await world.database.query<{ pages: number }>(
      'system',
      `SELECT gin_clean_pending_list('customer_search') AS pages`,
    );
    return row?.pages ?? 0;
  }

  it('are left there by those who save, and by a server while another sorts them in', async () => {
    await world.database.transaction('system', async (tx) => {
      await tx.query("SELECT pg_advisory_xact_lock(hashtext('search indexes'))");
      await saveCustomers(4);
      const [row] = await world.database.query<{ waited: number }>('system', cleanIndexes);
      expect(row?.waited).toBe(0);
      expect(await countWaiting()).toBeGreaterThan(pagesOfFourMegabytes);
    });
  });

  it('would be sorted in by a save at the setting PostgreSQL comes with', async () => {
    await world.database.transaction('system', async (tx) => {
      await tx.query("SELECT pg_advisory_xact_lock(hashtext('search indexes'))");
      await saveCustomers(4);
      await tx.query("SET LOCAL gin_pending_list_limit = '4MB'");
      await tx.query(
        `UPDATE "customer" SET "city" = 'Rouen' WHERE "id" = (SELECT min("id") FROM "customer")`,
      );
      expect(await countWaiting()).toBeLessThan(pagesOfFourMegabytes);
    });
  });

  it('are sorted in within seconds', async () => {
    await expect
      .poll(
        async () => {
          await saveCustomers(1);
          await new Promise((resolve) => setTimeout(resolve, 2500));
          return countWaiting();
        },
        { timeout: 25_000 },
      )
      .toBe(0);
  });
});
