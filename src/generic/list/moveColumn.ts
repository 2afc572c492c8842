/** The names with one of them at another place. A place beyond the ends is the end. Pure. */
export function moveColumn(names: readonly string[], name: string, to: number): readonly string[] {
  const others = names.filter((each) => each !== name);
  const place = Math.min(Math.max(to, 0), others.length);
  return [...others.slice(0, place), name, ...others.slice(place)];
}
