/** Which property a column of a file most likely is: by names and labels in both languages. Pure. */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import type { Resource } from '../plan/resource.ts';
import { bare, plain } from './bare.ts';
import { idProperty, isImportable, type Mapping } from './mapColumns.ts';
import { reportWords } from './reportWords.ts';

/** Its words; the short ones (de, of) are ignored. */
const wordsOf = (text: string): readonly string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2);

/** What people call a property of a kind, whatever its label is. */
const usualWords: Readonly<Partial<Record<string, readonly string[]>>> = {
  email: ['mail', 'email', 'courriel', 'mel', 'emailaddress'],
  phone: ['tel', 'telephone', 'phone', 'phonenumber', 'mobile', 'portable'],
};

/** Properties by what a column of theirs is called. */
function nameProperties(properties: readonly PropertyDescriptor[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>([
    ['id', 'id'],
    ['@id', 'id'],
  ]);
  const add = (word: string, name: string) => {
    if (word && !names.has(word)) names.set(word, name);
  };
  // Names first, then labels: where two properties have one label, the first has it.
  const offers: readonly ((property: PropertyDescriptor) => string)[] = [
    ({ name }) => name,
    ({ label }) => label.en,
    ({ label }) => label.fr,
  ];
  for (const offer of offers) for (const property of properties) add(bare(offer(property)), property.name);
  for (const { kind, name } of properties) for (const word of usualWords[kind] ?? []) add(word, name);
  // As an export for people calls it, where no property is called so.
  for (const word of Object.values(idProperty.label)) add(bare(word), 'id');
  return names;
}

/** The one property whose label has all words of the column ("Pays": "Code pays"); undefined where several have. */
function findByWords(properties: readonly PropertyDescriptor[], column: string): string | undefined {
  const words = wordsOf(column);
  if (words.length === 0 || reportWords.has(bare(column))) return undefined;
  const found = properties.filter(({ label }) =>
    Object.values(label).some((text) => words.every((word) => wordsOf(text).includes(word))),
  );
  return found.length === 1 ? found[0]?.name : undefined;
}

export function suggestMapping(
  { descriptor }: Pick<Resource, 'descriptor'>,
  columns: readonly string[],
): Mapping {
  const properties = descriptor.properties.filter(isImportable);
  const names = nameProperties(properties);
  const byName = (column: string) => {
    const inner = /\(([\w.]+)\)$/.exec(column)?.[1];
    return names.get(bare(column)) ?? (inner && names.get(bare(inner)));
  };
  const taken = new Set<string>();
  const mapping: Record<string, string | null> = Object.fromEntries(columns.map((column) => [column, null]));
  const take = (column: string, found: string | undefined) => {
    if (!found || mapping[column] || taken.has(found)) return;
    taken.add(found);
    mapping[column] = found;
  };
  for (const column of columns) take(column, byName(column));
  for (const column of columns) take(column, findByWords(properties, column));
  return mapping;
}
