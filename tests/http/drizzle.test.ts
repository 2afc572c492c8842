/** The typed query builder inside a transaction, on whichever database the suite runs. */
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { numberCounter } from '../../server/tables.ts';
import { startTestServer } from '../fixtures/server.ts';

it('builds, binds and maps inside the transaction, and rolls back with it', async () => {
  const server = await startTestServer({ demo: false });
  try {
    const { database } = server;
    await database.transaction({ contract: 7 }, async ({ drizzle }) => {
      await drizzle.insert(numberCounter).values({ contractId: 7, series: 'order', value: 41 });
      await drizzle.update(numberCounter).set({ value: 42 }).where(eq(numberCounter.series, 'order'));
    });
    const failing = database.transaction({ contract: 7 }, async ({ drizzle }) => {
      await drizzle.delete(numberCounter);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    const rows = await database.transaction({ contract: 7 }, ({ drizzle }) =>
      drizzle.select().from(numberCounter),
    );
    expect(rows).toEqual([{ contractId: 7, series: 'order', value: 42 }]);
    const others = await database.transaction({ contract: 8 }, ({ drizzle }) =>
      drizzle.select().from(numberCounter),
    );
    expect(others).toEqual([]);
  } finally {
    await server.stop();
  }
});
