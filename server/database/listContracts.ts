/** The organisers of the database, for work that goes through all of them. */
import type { Database } from '../kit/database.ts';

/** @returns ids of all contracts, in order */
export async function listContracts(database: Database): Promise<readonly number[]> {
  const contracts = await database.query<{ id: number }>(
    'system',
    'SELECT "id" FROM "contract" ORDER BY "id"',
  );
  return contracts.map(({ id }) => id);
}
