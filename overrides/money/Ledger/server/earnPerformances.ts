/**
 * Moves what was sold of performances that are over from suspense to sales (R6): once each, whatever was given back of it
 * or corrected before. What is posted against an entry meanwhile waits, since the entries are locked first.
 */
import type { Sql } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';
import { type Currency, describePerformance, type SuspendedPart } from '../model.ts';
import { recordMoney } from './recordMoney.ts';

interface Left {
  readonly id: number;
  readonly order: number;
  readonly orderItem: number;
  readonly label: string | null;
  readonly currency: Currency;
  readonly eventDate: number;
  readonly endsAt: string;
  readonly credit: number;
  readonly left: number;
}

const lockSuspended = sqlFile<{ readonly contract: number; readonly now: string }, { readonly id: number }>(
  import.meta.dirname,
  'lockSuspended.sql',
);
const readSuspended = sqlFile<{ readonly contract: number; readonly entries: readonly number[] }, Left>(
  import.meta.dirname,
  'readSuspended.sql',
);

const toPart = ({ id, order, orderItem, label, credit, left }: Left): SuspendedPart => ({
  original: {
    id,
    account: 'sale_suspense',
    operation: 'sale',
    name: 'sale',
    label: label ?? undefined,
    orderItem,
    debit: 0,
    credit,
  },
  order,
  amount: left,
});

/** @returns how many performances were earned */
export async function earnPerformances(tx: Sql, contract: number, now: Date): Promise<number> {
  const locked = await tx.query(lockSuspended({ contract, now: now.toISOString() }));
  const rows = await tx.query(readSuspended({ contract, entries: locked.map(({ id }) => id) }));
  const groups = new Map<string, Left[]>();
  for (const row of rows.filter(({ left }) => left > 0)) {
    const key = `${row.eventDate}/${row.currency}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  const earned = [...groups.values()].flatMap((parts) => {
    const [first] = parts;
    return first
      ? [describePerformance({ currency: first.currency, at: first.endsAt, parts: parts.map(toPart) })]
      : [];
  });
  await recordMoney(tx, contract, earned);
  return earned.length;
}
