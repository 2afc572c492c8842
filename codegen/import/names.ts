/** Names as other servers write them to names as entity files have them. */
import { stripAccents } from '../../schema/foldText.ts';
import { toSingular } from './toSingular.ts';

/** Words of a name: `name_converted`, `name-converted`, `nameConverted` and `Name converted` alike. */
function splitWords(name: string): string[] {
  return stripAccents(name)
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '');
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** `name_converted` → `nameConverted`; empty when nothing of the name can stand. */
export function toPropertyName(name: string): string {
  if (/^[a-z][A-Za-z0-9]*$/.test(name)) return name;
  const [first = '', ...rest] = splitWords(name);
  const made =
    (/^[A-Z0-9]+$/.test(first) ? first.toLowerCase() : first.charAt(0).toLowerCase() + first.slice(1)) +
    rest.map(capital).join('');
  return /^[0-9]/.test(made) ? `n${made}` : made;
}

/** `related_dummy` → `RelatedDummy`; empty when nothing of the name can stand. */
export function toEntityName(name: string): string {
  const made = /^[A-Z][A-Za-z0-9]*$/.test(name) ? name : splitWords(name).map(capital).join('');
  return /^[0-9]/.test(made) ? `N${made}` : made;
}

/** `RelatedDummy` → `related_dummies`. */
export function toCollection(name: string): string {
  return toPlural(splitWords(name).join('_').toLowerCase());
}

export function toPlural(word: string): string {
  if (isPlural(word)) return word;
  if (/(?:[^aeiou]y)$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (/[^s]sis$/.test(word)) return `${word.slice(0, -2)}es`;
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

/** English names, which is what servers give their collections; some words are one and many alike. */
export function isPlural(word: string): boolean {
  return (
    toSingular(word) !== word ||
    /(?:List|Collection|Children|People|Data|(?:^|[^a-z])(?:children|people|data|news|series|species)|(?:News|Series|Species))$/.test(
      word,
    )
  );
}

/** What is behind the last `#`, `/` or `:` of an IRI, and there behind the `=` of a query. */
export function localName(iri: string): string {
  const found = /[^#/:]+(?=[#/]*$)/.exec(iri)?.[0] ?? '';
  const name = found.replace(/^.*[?&][^=&]*=/, '');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The same name however it is written. */
export const isSameName = (a: string, b: string): boolean =>
  splitWords(a).join('').toLowerCase() === splitWords(b).join('').toLowerCase();
