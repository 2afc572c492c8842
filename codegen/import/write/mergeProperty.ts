/** One property's facts laid over its file: the API's keys rewritten, people's kept. */
import { fileKeys, findMisplaced } from '../../../schema/keys/key.ts';
import { propertyKeys } from '../../../schema/keys/propertyKeys.ts';
import type { PropertyKind } from '../../../schema/kinds.ts';
import { spellOut } from '../../resolve/names.ts';
import type { Described } from './describeProperties.ts';
import { peopleRanges } from './peopleRanges.ts';
import type { Values } from './printEntity.ts';

const keys = fileKeys(propertyKeys);
const propertyOrder = keys.map(([name]) => name);
const apiKeys = keys.filter(([, { owner }]) => owner === 'api').map(([name]) => name);

/** The same choices keep their labels and their order; new ones are added, old ones go. */
function mergeChoices(before: unknown, values: readonly string[]): unknown {
  const known = new Map<string, unknown>(
    Array.isArray(before)
      ? before.map((item: string | { value: string }) =>
          typeof item === 'string' ? [item, item] : [item.value, item],
        )
      : Object.entries((before ?? {}) as object),
  );
  if (known.size === values.length && values.every((value) => known.has(value))) return before;
  const kept = [...known.keys()].filter((value) => values.includes(value));
  const all = [...kept, ...values.filter((value) => !known.has(value))];
  if (before === undefined || Array.isArray(before)) return all.map((value) => known.get(value) ?? value);
  return Object.fromEntries(all.map((value) => [value, known.get(value) ?? spellOut(value)]));
}

/** Keys in their order; those that a file has already stay where they are. */
export function orderKeys(values: Values, before: Values = {}): Values {
  const rank = (key: string) => propertyOrder.indexOf(key);
  const keys = Object.keys(before).filter((key) => values[key] !== undefined);
  const added = Object.keys(values).filter((key) => values[key] !== undefined && !keys.includes(key));
  for (const key of added.sort((a, b) => rank(a) - rank(b))) {
    const at = keys.findIndex((other) => rank(other) > rank(key));
    keys.splice(at < 0 ? keys.length : at, 0, key);
  }
  return Object.fromEntries(keys.map((key) => [key, values[key]]));
}

function isRefined(documented: unknown, before: unknown): boolean {
  return peopleRanges[documented as PropertyKind]?.includes(before as PropertyKind) === true;
}

export function mergeProperty(before: Values, { values: documented, facts }: Described): Values {
  const merged: Record<string, unknown> = { ...before };
  const isRange = 'range' in documented || 'in' in documented;
  const keepsRange = isRange && isRefined(documented.range, before.range) && !documented.in;
  // Hydra has no word for a choice of values: its text does not deny one.
  const keepsChoices = isRange && !facts.isShaped && documented.range === 'string' && before.in !== undefined;
  for (const key of apiKeys) {
    if (!(key in documented)) continue;
    if (key === 'range' && (keepsRange || keepsChoices)) continue;
    if (key === 'in' && documented.in) merged.in = mergeChoices(before.in, documented.in as string[]);
    // The other side of a relation, computed and engine's values are read only without the key.
    else if (key === 'readOnly' && (before.computed || before.role || (before.inverse && !before.embedded)))
      continue;
    // A one-line text holds that much with or without the key.
    else if (key === 'maxLength' && before.maxLength === 255 && facts.maxLength === 255) continue;
    else merged[key] = documented[key];
  }
  dropMisplaced(merged, before);
  return orderKeys(merged, before);
}

/** The kind by a file's words, without a look at the entities they name. */
function kindOf({ in: choices, range }: Values): string {
  if (choices !== undefined) return 'enum';
  return /^[A-Z]/.test(String(range)) ? 'relation' : String(range);
}

/** A key that has no meaning on the range that the API has now would be refused. */
function dropMisplaced(merged: Record<string, unknown>, before: Values): void {
  if (merged.range === before.range && merged.in === before.in && merged.many === before.many) return;
  // Only a member of a value has a "when".
  const placed = { kind: kindOf(merged), values: merged, isStored: before.when === undefined };
  for (const [key, known] of keys) if (findMisplaced(known, placed)) delete merged[key];
  if (merged.range !== before.range) {
    // Of another entity, and of another kind.
    delete merged.inverse;
    if (merged.default === before.default) delete merged.default;
  }
}
