/** Names as other servers write them to names as entity files have them. */

/** Words of a name: `name_converted`, `name-converted`, `nameConverted` and `Name converted` alike. */
function splitWords(name: string): string[] {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
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
  if (/(?:[^aeiou]y)$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (/(?:s|x|z|ch|sh)$/.test(word)) return isPlural(word) ? word : `${word}es`;
  return `${word}s`;
}

/** By its ending: English names, which is what servers give their collections. */
export function isPlural(word: string): boolean {
  return (
    /(?:[^su]s|List|Collection|Children|People|Data)$/.test(word) || /^(?:children|people|data)$/.test(word)
  );
}

/** Plurals that no rule below knows; `statuses` ends as `houses` does, and `movies` as `cities`. */
const irregular: Readonly<Record<string, string>> = {
  ...{ news: 'news', series: 'series', species: 'species', children: 'child', people: 'person' },
  ...{ statuses: 'status', buses: 'bus', campuses: 'campus', bonuses: 'bonus', viruses: 'virus' },
  ...{ aliases: 'alias', canvases: 'canvas', lenses: 'lens', quizzes: 'quiz', heroes: 'hero' },
  ...{ analyses: 'analysis', diagnoses: 'diagnosis', hypotheses: 'hypothesis', crises: 'crisis' },
  ...{ criteria: 'criterion', indices: 'index', matrices: 'matrix', vertices: 'vertex' },
  ...{ movies: 'movie', cookies: 'cookie', calories: 'calorie', selfies: 'selfie', zombies: 'zombie' },
  ...{ leaves: 'leaf', shelves: 'shelf', halves: 'half', knives: 'knife', wives: 'wife' },
};

export function toSingular(word: string): string {
  const [plural, singular] =
    Object.entries(irregular).find(
      ([one]) =>
        new RegExp(`(?:^|[^a-z])${one}$|[a-z]${capital(one)}$`).test(word) || word.toLowerCase() === one,
    ) ?? [];
  if (plural !== undefined && singular !== undefined) {
    const start = word.slice(0, -plural.length);
    return start + (/^[A-Z]/.test(word.slice(start.length)) ? capital(singular) : singular);
  }
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:sses|xes|zes|ches|shes)$/.test(word)) return word.slice(0, -2);
  if (/[^su]s$/.test(word)) return word.slice(0, -1);
  return word;
}

/** What stands behind the last `#`, `/` or `:` of an IRI, and there behind the `=` of a query. */
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
