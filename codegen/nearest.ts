/** What to write instead of a name that is unknown, as a sentence. */
import { editDistance, findNearest } from '../schema/findNearest.ts';

/** `Perhaps you meant "string".`, else the names there are. */
export function hintNearest(name: string, names: Iterable<string>, otherwise = 'Known are'): string {
  const all = [...new Set(names)];
  if (all.length === 0) return 'There are none.';
  const best = findNearest(name, all);
  if (best && editDistance(name, best) <= Math.max(1, Math.ceil(name.length / 3)))
    return `Perhaps you meant "${best}".`;
  return `${otherwise} ${all.map((known) => `"${known}"`).join(', ')}.`;
}
