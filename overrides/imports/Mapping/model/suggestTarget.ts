/** What a reseller's name seems to mean here: ours of the same name, what it meant in an earlier import, or one that is alike. Pure. */
import { bareName } from '../../ProviderTicketImportedFile/model/columns.ts';
import { suggestName } from '../../ProviderTicketImportedFile/model/suggestName.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** A name that was mapped before. */
export interface Earlier {
  readonly label: string;
  readonly target: Named;
}

export interface Suggestion extends Named {
  readonly why: 'same' | 'earlier' | 'similar';
  /** So near that it is accepted with the others, without being looked at one by one. */
  readonly isGood: boolean;
}

const wordsOf = (text: string) => bareName(text).split(' ').toSorted();

/** The same words, whatever their order: "TARIF PLEIN" and "Plein tarif". */
const isSame = (one: string, other: string) => wordsOf(one).join(' ') === wordsOf(other).join(' ');

const isPart = (part: string, whole: string) => {
  const all = new Set(wordsOf(whole));
  return wordsOf(part).every((word) => all.has(word));
};

/** Undefined where they do not agree. */
function findOnly<Value extends { readonly name: string }>(values: readonly Value[]): Value | undefined {
  return new Set(values.map(({ name }) => name)).size === 1 ? values[0] : undefined;
}

/**
 * @param earlier names that mean something already, as at another reseller or for another event
 * @returns undefined where nothing is near
 */
export function suggestTarget(
  label: string,
  choices: readonly Named[],
  earlier: readonly Earlier[],
): Suggestion | undefined {
  const same = findOnly(choices.filter(({ name }) => isSame(name, label)));
  if (same) return { ...same, why: 'same', isGood: true };
  const before = findOnly(earlier.filter((one) => isSame(one.label, label)).map(({ target }) => target));
  if (before) return { ...before, why: 'earlier', isGood: true };
  const parts = choices.filter(({ name }) => isPart(label, name) || isPart(name, label));
  if (parts[0]) return { ...parts[0], why: 'similar', isGood: findOnly(parts) !== undefined };
  const similar = suggestName(label, choices);
  if (similar) return { ...similar, why: 'similar', isGood: false };
  const near = suggestName(
    label,
    earlier.map((one) => ({ name: one.label, target: one.target })),
  );
  return near && { ...near.target, why: 'earlier', isGood: false };
}
