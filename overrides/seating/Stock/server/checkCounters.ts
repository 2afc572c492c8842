/**
 * `npm run check-counters`: prints every counter that differs from the facts, and with `--repair` sets it right; and
 * everything in which the ledger differs, which only an entry puts right.
 */
import type { Command, Database } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { findLedgerFaults } from '../../../money/Ledger/server/findLedgerFaults.ts';
import { countFacts, type Discrepancy } from './countFacts.ts';
import { repairCounters } from './repairCounters.ts';

/** @returns ids of all contracts */
export async function listContracts(database: Database): Promise<readonly number[]> {
  const contracts = await database.query('system', db.selectFrom('contract').select('id').orderBy('id'));
  return contracts.map(({ id }) => id);
}

/** What differs in a contract. */
export interface Comparison {
  readonly counters: readonly Discrepancy[];
  /** In words, a line each. */
  readonly ledger: readonly string[];
}

/** Compares all counters and the ledger of a contract; counting a large one takes longer than a request may. */
export function compareContract(database: Database, contract: number): Promise<Comparison> {
  return database.transaction({ contract }, async (tx) => {
    await tx.query(`SET LOCAL statement_timeout = '10min'`);
    return { counters: await countFacts(tx, contract), ledger: await findLedgerFaults(tx, contract) };
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
  let faults = 0;
  for (const contract of await listContracts(database)) {
    const { counters, ledger } = await compareContract(database, contract);
    count += counters.length;
    faults += ledger.length;
    for (const one of counters) print(printDiscrepancy(contract, one));
    for (const fault of ledger) print(`contract ${contract}, ${fault}`);
    if (!args.includes('--repair')) continue;
    const repaired = await repairCounters(database, contract, counters);
    if (counters.length > 0)
      print(`contract ${contract}: ${repaired.length} of ${counters.length} counters set right`);
  }
  print(count === 0 ? 'All counters equal the facts.' : `${count} counters differed from the facts.`);
  print(
    faults === 0
      ? 'The ledger is balanced.'
      : `${faults} faults of the ledger. Nothing repairs them: write corrections.`,
  );
  return faults === 0 && (count === 0 || args.includes('--repair')) ? 0 : 1;
};
