/** How an API's documents differ from the entities that were imported from it, pure. */
import { compareDescriptors } from '../check/compareSchemas.ts';
import { compareText, type Fault } from '../fault.ts';
import { readSchema, type SourceFile } from '../read/readSchema.ts';
import { resolveSchema } from '../resolve/resolveSchema.ts';
import { type ImportSources, importApi } from './importApi.ts';

export type Drift =
  | { readonly ok: false; readonly faults: readonly Fault[] }
  /** A line a change, `+` came, `-` went, `~` is otherwise. */
  | { readonly ok: true; readonly changes: readonly string[] };

const describe = (files: readonly SourceFile[]) => resolveSchema(readSchema(files, []), []).entities;

/** `sources`: as for an import, onto the schema of today. */
export function findDrift(sources: ImportSources): Drift {
  const imported = importApi(sources);
  if (!imported.ok) return imported;
  const written = new Set(imported.files.map(({ path }) => path));
  const before = describe(sources.schema);
  const after = describe([...sources.schema.filter(({ path }) => !written.has(path)), ...imported.files]);
  const changes = compareDescriptors(
    before.map(({ descriptor }) => descriptor),
    after.map(({ descriptor }) => descriptor),
  );
  // What a person computes, or names the other side of, no document has.
  const isOwn = (about: string) =>
    before.some(({ source }) =>
      source.properties.some(
        ({ name, values }) => about === `${source.name}.${name}` && (values.computed || values.inverse),
      ),
    );
  const gone = imported.remarks.flatMap(({ kind, about }) =>
    kind === 'gone' && !isOwn(about) ? [`- ${about}`] : [],
  );
  const entities = before
    .filter(({ descriptor }) => descriptor.api === sources.api && !sources.only?.length)
    .filter(({ descriptor: { name } }) => !imported.entities.includes(name));
  const lost = entities.map(({ descriptor: { name } }) => `- ${name}`);
  const nameOf = (line: string) => line.slice(2);
  return {
    ok: true,
    changes: [...changes, ...gone, ...lost].sort((a, b) => compareText(nameOf(a), nameOf(b))),
  };
}
