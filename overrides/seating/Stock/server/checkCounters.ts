/** `npm run check-counters`: prints every counter that differs from the facts, and with `--repair` sets it right. */
import type { Command, Database } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { countFacts, type Discrepancy } from './countFacts.ts';
import { repairCounters } from './repairCounters.ts';

/** @returns ids of all contracts */
export async function listContracts(database: Database): Promise<readonly number[]> {
  const contracts = await database.query('system', db.selectFrom('contract').select('id').orderBy('id'));
  return contracts.map(({ id }) => id);
}

/** Compares all counters of a contract; counting a large one takes longer than a request may. */
export function compareCounters(database: Database, contract: number): Promise<readonly Discrepancy[]> {
  return database.transaction({ contract }, async (tx) => {
    await tx.query(`SET LOCAL statement_timeout = '10min'`);
    return countFacts(tx, contract);
  });
}

/** The names of the API: `event_date`, `occupied_stock` are `EventDate`, `occupiedStock`. */
const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const pascalCase = (name: string) => camelCase(`_${name}`);

export const printDiscrepancy = (contract: number, { table, id, counter, stored, counted }: Discrepancy) =>
  `contract ${contract}, ${pascalCase(table)} ${id}, ${camelCase(counter)}: stored ${stored}, counted ${counted}`;

/** @returns 1 where something differed and was left so */
export const checkCounters: Command = async ({ database, args, print }) => {
  const unknown = args.find((arg) => arg !== '--repair');
  if (unknown) throw new Error(`"${unknown}" is not known. Usage: npm run check-counters [-- --repair]`);
  let count = 0;
  for (const contract of await listContracts(database)) {
    const found = await compareCounters(database, contract);
    count += found.length;
    for (const one of found) print(printDiscrepancy(contract, one));
    if (!args.includes('--repair')) continue;
    const repaired = await repairCounters(database, contract, found);
    if (found.length > 0)
      print(`contract ${contract}: ${repaired.length} of ${found.length} counters set right`);
  }
  print(count === 0 ? 'All counters equal the facts.' : `${count} counters differed from the facts.`);
  return count === 0 || args.includes('--repair') ? 0 : 1;
};
