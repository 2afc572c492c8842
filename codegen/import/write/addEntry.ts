/** One more line in the graph of `apis.jsonld` or `areas.jsonld`; the lines that are there stay as they are. */
import type { SourceFile } from '../../read/readSchema.ts';
import { spellOut } from '../../resolve/names.ts';

const print = (entry: Readonly<Record<string, unknown>>): string =>
  `{ ${Object.entries(entry)
    .map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    .join(', ')} }`;

export function addEntry(
  file: SourceFile,
  entry: Readonly<Record<string, unknown>>,
  name: string,
): SourceFile {
  const words = spellOut(name);
  const line = `    ${print({ ...entry }).slice(0, -2)}, "label": { "en": ${JSON.stringify(words)}, "fr": ${JSON.stringify(words)} } }`;
  const end = file.text.lastIndexOf(']');
  const before = file.text.slice(0, end).trimEnd();
  const comma = before.endsWith('[') ? '' : ',';
  return { path: file.path, text: `${before}${comma}\n${line}\n  ${file.text.slice(end)}` };
}
