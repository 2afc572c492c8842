/**
 * Whether a value that comes back is one of those handed on: what was typed since then stays. Pure.
 *
 * @returns what is still awaited; undefined when the value was changed elsewhere
 * @example matchEcho(['cy', 'cyr'], 'cy') // ['cyr']
 */
export function matchEcho(awaited: readonly string[], value: string): readonly string[] | undefined {
  const at = awaited.indexOf(value);
  return at < 0 ? undefined : awaited.slice(at + 1);
}
