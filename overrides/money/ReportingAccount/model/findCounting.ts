/** Which account is booked to where nothing else names one: as `reports/Accounting/server/lines.ts` chooses it. Pure. */

interface Account {
  readonly id: number;
  readonly type: string;
  readonly code: string | null;
  readonly isDefault: boolean | null;
  readonly isHidden: boolean;
}

/** The default of its type, else the first; hidden ones and those without a code are left out. */
export function findCounting<One extends Account>(accounts: readonly One[], type: string): One | undefined {
  const able = accounts.filter((one) => one.type === type && !one.isHidden && (one.code ?? '') !== '');
  const ordered = able.toSorted(
    (a, b) => Number(b.isDefault ?? false) - Number(a.isDefault ?? false) || a.id - b.id,
  );
  return ordered[0];
}
