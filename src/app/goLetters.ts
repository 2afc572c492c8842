/** Which letter goes where after "g": the first letter of a name while it is free, then the next. Pure. */
import { foldText } from '../../schema/foldText.ts';

/** @returns letter by path, in the order given */
export function goLetters(
  items: readonly { readonly path: string; readonly name: string }[],
): ReadonlyMap<string, string> {
  const taken = new Map<string, string>();
  const given = new Set<string>();
  const lettersOf = (name: string): readonly string[] => foldText(name).match(/[a-z]/g) ?? [];
  // First letters first: a later name's own beginning is easier to remember than an earlier one's middle.
  for (const reach of [1, Number.POSITIVE_INFINITY])
    for (const { path, name } of items) {
      const letter = lettersOf(name)
        .slice(0, reach)
        .find((each) => !taken.has(each));
      if (given.has(path) || letter === undefined) continue;
      taken.set(letter, path);
      given.add(path);
    }
  return new Map([...taken].map(([letter, path]) => [path, letter]));
}
