/** What lists of policies come to together, and whether one reaches further than another. */
import type { PolicyCode } from '../../../../schema/policies.ts';
import { policyByCode, type ResourceType } from '../model.ts';
import type { PolicyEntry } from './readEntries.ts';

type Held = 'all' | { readonly kind: ResourceType; readonly ids: readonly number[] };

/** What entries come to: entries of one policy add up. */
export function sumEntries(entries: readonly PolicyEntry[]): ReadonlyMap<PolicyCode, Held> {
  const held = new Map<PolicyCode, Held>();
  for (const { code, resources } of entries) {
    const kind = policyByCode.get(code)?.resourceType;
    const before = held.get(code);
    if (!resources || !kind || before === 'all') held.set(code, 'all');
    else
      held.set(code, {
        kind,
        ids: [...new Set([...(before?.ids ?? []), ...resources])].sort((a, b) => a - b),
      });
  }
  return held;
}

/** The first policy of `asked` that reaches further than `own`. */
export function findBeyond(
  asked: ReadonlyMap<string, Held>,
  own: ReadonlyMap<string, Held>,
): string | undefined {
  for (const [code, held] of asked) {
    const mine = own.get(code);
    if (mine === 'all') continue;
    if (!mine || held === 'all' || !held.ids.every((id) => mine.ids.includes(id))) return code;
  }
  return undefined;
}
