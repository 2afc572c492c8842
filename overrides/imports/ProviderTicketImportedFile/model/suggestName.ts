/** Of our names the one that a partner's name seems to mean, by similarity. Pure. */
import { editDistance } from '../../../../schema/findNearest.ts';
import { bareName } from './columns.ts';

/** Of the longer name's letters, so many may differ. */
const TOLERANCE = 0.34;

const distanceOf = (one: string, other: string) =>
  editDistance(one, other) / Math.max(one.length, other.length, 1);

function isWithin(one: string, other: string): boolean {
  const [words, all] = [one.split(' '), other.split(' ')];
  return words.every((word) => all.includes(word));
}

/** @returns undefined where none is near */
export function suggestName<Named extends { readonly name: string }>(
  label: string,
  candidates: readonly Named[],
): Named | undefined {
  const wanted = bareName(label);
  const ranked = candidates
    .map((candidate) => {
      const name = bareName(candidate.name);
      const isPart = isWithin(wanted, name) || isWithin(name, wanted);
      return { candidate, rank: name === wanted ? -1 : isPart ? 0 : distanceOf(wanted, name) };
    })
    .sort((one, other) => one.rank - other.rank);
  return ranked[0] && ranked[0].rank <= TOLERANCE ? ranked[0].candidate : undefined;
}
