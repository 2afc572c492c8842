/** How an order is settled after the sale: what may be taken or paid back, and what was seen against what is (R40). Pure. */
import type { AccountPosition } from '../../money/Ledger/model.ts';

/** What is no longer as it was when somebody decided. */
export interface SettlementChange {
  readonly property: 'customer' | 'due' | 'transaction';
  readonly from: number | null;
  readonly to: number | null;
}

/** @param seen undefined where the caller did not look */
export const findDueChange = (seen: number | null | undefined, due: number): readonly SettlementChange[] =>
  seen === undefined || seen === null || seen === due ? [] : [{ property: 'due', from: seen, to: due }];

/** Takes an amount of positions, the first before the next. @returns undefined where they have less */
export function takePositions(
  positions: readonly AccountPosition[],
  amount: number,
): readonly AccountPosition[] | undefined {
  let left = amount;
  const taken = positions.flatMap((position) => {
    const part = Math.min(left, position.amount);
    left -= part;
    return part > 0 ? [{ ...position, amount: part }] : [];
  });
  return left > 0 ? undefined : taken;
}

export const sumAmounts = (parts: readonly { readonly amount: number }[]): number =>
  parts.reduce((total, { amount }) => total + amount, 0);
