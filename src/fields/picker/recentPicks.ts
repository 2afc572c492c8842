/** What was picked last of each entity, for the next picker of it. Kept as long as the window: it may name people. */
import type { Picked } from './Picked.ts';

const most = 5;
const keyOf = (target: string) => `back-office.picked.${target}`;

export function readRecentPicks(target: string): readonly Picked[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(target)) ?? '[]') as unknown;
    return Array.isArray(kept) ? (kept as Picked[]) : [];
  } catch {
    return [];
  }
}

export function rememberPick(target: string, record: Picked): void {
  const others = readRecentPicks(target).filter((each) => each.id !== record.id);
  try {
    sessionStorage.setItem(keyOf(target), JSON.stringify([record, ...others].slice(0, most)));
  } catch {
    // A browser that keeps nothing offers no recent ones.
  }
}
