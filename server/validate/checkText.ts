/** What no text may hold, wherever it is in a body: NUL and lone surrogates, which cannot be stored. */
import { isStorableText } from '../plan/operators.ts';

const maxDepth = 64;

/** The fault of a JSON value, deep inside too; nothing when it can be stored. */
export function findUnstorable(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string')
    return isStorableText(value) ? undefined : 'It holds a character that cannot be stored.';
  if (typeof value === 'number')
    return Number.isFinite(value) ? undefined : 'It holds a number out of range.';
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > maxDepth) return `It is nested deeper than ${maxDepth}.`;
  for (const [key, inner] of Object.entries(value)) {
    const fault = findUnstorable(key) ?? findUnstorable(inner, depth + 1);
    if (fault) return fault;
  }
  return undefined;
}
