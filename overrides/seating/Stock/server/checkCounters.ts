/**
 * `npm run check-counters`: prints every counter and every projected value that differs from the facts, and with `--repair`
 * sets it right; and everything in which the ledger differs, which only an entry puts right.
 */
import { type Command, type Host, limitStatements, listContracts } from '../../../../server/kit.ts';
import { findLedgerFaults } from '../../../money/Ledger/server/findLedgerFaults.ts';
import { findSeatFaults } from '../../SeatChoice/server/findSeatFaults.ts';
import {
  compareProjections,
  type Projected,
  printProjected,
  repairProjections,
} from './compareProjections.ts';
import { countFacts, type Discrepancy } from './countFacts.ts';
import { repairCounters } from './repairCounters.ts';

/** What differs in a contract. */
export interface Comparison {
  readonly counters: readonly Discrepancy[];
  /** In words, a line each. */
  readonly ledger: readonly string[];
  readonly projected: readonly Projected[];
  /** In words, a line each: seats that several have, or nobody although one paid for it. */
  readonly seats: readonly string[];
}

/** Compares all counters, the ledger and the projections of a contract; counting a large one takes longer than a request may. */
export async function compareContract(
  store: Pick<Host, 'database' | 'projections'>,
  contract: number,
): Promise<Comparison> {
  const compared = await store.database.transaction({ contract }, async (tx) => {
    await limitStatements(tx, '10min');
    return {
      counters: await countFacts(tx, contract),
      ledger: await findLedgerFaults(tx, contract),
      seats: await findSeatFaults(tx, contract),
    };
  });
  return { ...compared, projected: await compareProjections(store, contract) };
}

/** A line each. */
export const printComparison = (contract: number, { counters, ledger, projected, seats }: Comparison) => [
  ...counters.map((one) => printDiscrepancy(contract, one)),
  ...projected.flatMap((one) => printProjected(contract, one)),
  ...[...seats, ...ledger].map((fault) => `contract ${contract}, ${fault}`),
];

/** The names of the API: `event_date`, `occupied_stock` are `EventDate`, `occupiedStock`. */
const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const pascalCase = (name: string) => camelCase(`_${name}`);

const printDiscrepancy = (contract: number, { table, id, counter, stored, counted }: Discrepancy) =>
  `contract ${contract}, ${pascalCase(table)} ${id}, ${camelCase(counter)}: stored ${stored}, counted ${counted}`;

/** @returns 1 where something differed and was left so */
export const checkCounters: Command = async ({ database, projections, args, print }) => {
  const unknown = args.find((arg) => arg !== '--repair');
  if (unknown) throw new Error(`"${unknown}" is not known. Usage: npm run check-counters [-- --repair]`);
  let count = 0;
  let faults = 0;
  let misplaced = 0;
  for (const contract of await listContracts(database)) {
    const compared = await compareContract({ database, projections }, contract);
    const { counters, ledger, projected, seats } = compared;
    count += counters.length + projected.flatMap(({ differences = [] }) => differences).length;
    faults += ledger.length;
    misplaced += seats.length;
    for (const line of printComparison(contract, compared)) print(line);
    if (!args.includes('--repair')) continue;
    const repaired = await repairCounters(database, contract, counters);
    if (counters.length > 0)
      print(`contract ${contract}: ${repaired.length} of ${counters.length} counters set right`);
    await repairProjections({ database }, contract, projected);
  }
  print(count === 0 ? 'All counters equal the facts.' : `${count} counters differed from the facts.`);
  print(
    faults === 0
      ? 'The ledger is balanced.'
      : `${faults} faults of the ledger. Nothing repairs them: write corrections.`,
  );
  print(
    misplaced === 0
      ? 'Every ticket has its seat.'
      : `${misplaced} seats are not those of their carts and tickets. Nothing repairs them: move or refund the tickets.`,
  );
  return faults + misplaced === 0 && (count === 0 || args.includes('--repair')) ? 0 : 1;
};
