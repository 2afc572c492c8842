/**
 * The account of a works council: what it paid ahead and has still to spend, and a deposit that was given back, which its
 * accountant has lettered. Groups for the end of the ledger, and the rows that point to them.
 */
import { describeDeposit, describeRepayment, type EntryGroup } from '../../../money/Ledger/model.ts';
import { CONTRACT, findInstant, METHOD_IDS, own, type Row } from './buildSeason.ts';

/** Of `buildHouse`. */
const WORKS_COUNCIL = 1;

const ACCOUNTANT = 1;

/** Days before the demo's. */
const GIVEN = { taken: -75, back: -61, lettered: -58 };
const OPEN = { taken: -33 };

const AMOUNTS = { given: 24_000, open: 50_000 };

const byCheck = (amount: number) => [{ name: 'check', label: 'Chèque', method: METHOD_IDS.check, amount }];

export function describeAccounts(today: string): readonly EntryGroup[] {
  const shared = { currency: 'EUR', client: WORKS_COUNCIL, provider: 'manual', owner: ACCOUNTANT } as const;
  return [
    describeDeposit({
      ...shared,
      at: findInstant(today, GIVEN.taken, '11:20'),
      deposit: 1,
      payments: byCheck(AMOUNTS.given),
    }),
    describeRepayment({
      ...shared,
      at: findInstant(today, GIVEN.back, '15:05'),
      reason: 'Sortie annulée',
      payments: byCheck(AMOUNTS.given),
    }),
    describeDeposit({
      ...shared,
      at: findInstant(today, OPEN.taken, '10:00'),
      deposit: 2,
      payments: byCheck(AMOUNTS.open),
    }),
  ];
}

export const buildDeposits = (today: string): Record<string, readonly Row[]> => ({
  deposit: own(
    [GIVEN, OPEN].map(({ taken }, index) => ({
      client_id: WORKS_COUNCIL,
      account_type: 'client',
      provider: 'manual',
      created_at: findInstant(today, taken, index === 0 ? '11:20' : '10:00'),
    })),
  ),
});

/** @param ledger all groups, in the order in which their entries get their ids, from 1 */
export function buildLettering(
  today: string,
  ledger: readonly EntryGroup[],
): readonly (readonly [table: string, rows: readonly Row[]])[] {
  const entries = ledger.flatMap(({ client, entries }) =>
    entries.map(({ account }) => ({ client, account })),
  );
  const held = entries.flatMap(({ client, account }, index) =>
    client === WORKS_COUNCIL && account === 'client' ? [index + 1] : [],
  );
  return [
    [
      'lettering',
      own([
        {
          code: 'AAA',
          client_id: WORKS_COUNCIL,
          currency: 'EUR',
          amount: AMOUNTS.given,
          owner_id: ACCOUNTANT,
          created_at: findInstant(today, GIVEN.lettered, '10:00'),
        },
      ]),
    ],
    [
      'lettering_transaction_list',
      held.slice(0, 2).map((id, position) => ({
        contract_id: CONTRACT,
        source_id: 1,
        target_id: id,
        position,
      })),
    ],
  ];
}
