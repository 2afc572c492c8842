/** The name somebody probably meant. */

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(
        Math.min(
          (next[j - 1] ?? 0) + 1,
          (row[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}

/** `Perhaps you meant "string".`, else the names there are. */
export function hintNearest(name: string, names: Iterable<string>, otherwise = 'Known are'): string {
  const all = [...new Set(names)];
  const ranked = all
    .map((candidate) => ({ candidate, far: distance(name.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.far - b.far);
  const best = ranked[0];
  if (best && best.far <= Math.max(1, Math.ceil(name.length / 3)))
    return `Perhaps you meant "${best.candidate}".`;
  return `${otherwise} ${all.map((known) => `"${known}"`).join(', ')}.`;
}
