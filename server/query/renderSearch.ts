/**
 * The text of a record that `q` looks in, as SQL: what its entity names under `search`, else its title. Where all of it is
 * stored it has a trigram index, which `find_text` of server/search.sql uses.
 */
import type { EntityDescriptor, PropertyDescriptor } from '../../schema/descriptor.ts';
import { wordKinds } from '../../schema/kinds.ts';
import type { Model, Resource } from '../plan/resource.ts';
import { literal, quote } from './identifiers.ts';
import type { Parameters } from './parameters.ts';
import { valueSql } from './renderSelection.ts';
import { foldSql, likePattern, wordsOf } from './textPatterns.ts';

function searchedProperties({ search, title, properties }: EntityDescriptor): readonly PropertyDescriptor[] {
  const names = search ?? [title];
  return properties.filter(({ name, secret }) => !secret && names.includes(name));
}

/** Columns of an entity's index; none where `search` is not declared, or not all stored as text. */
export function indexedProperties(descriptor: EntityDescriptor): readonly PropertyDescriptor[] {
  const searched = descriptor.search ? searchedProperties(descriptor) : [];
  return searched.every(({ column, kind }) => column !== undefined && wordKinds.includes(kind))
    ? searched
    : [];
}

function joined(texts: readonly string[]): string {
  return foldSql(texts.map((text) => `coalesce(${text}, '')`).join(` || ' ' || `) || `''`);
}

/** Every word is somewhere in the text. */
export function renderText(
  model: Model,
  resource: Resource,
  { text, row }: { readonly text: string; readonly row: string },
  parameters: Parameters,
): string {
  const searched = searchedProperties(resource.descriptor);
  const sql = joined(searched.map((property) => `(${valueSql(model, resource, property, row)})::text`));
  const words = wordsOf(text).map((word) => `${sql} LIKE ${parameters.add(likePattern(word, 'anywhere'))}`);
  return words.length ? words.join(' AND ') : 'true';
}

/** SQL that makes each entity's index, anew where its text has changed; nothing where there are no trigrams. */
export function renderSearchIndexes(descriptors: readonly EntityDescriptor[]): string {
  const rows = descriptors.flatMap((descriptor) => {
    const properties = descriptor.scope === 'value' ? [] : indexedProperties(descriptor);
    if (properties.length === 0) return [];
    const expression = joined(
      properties.map(({ column, many }) => `${quote(column ?? '')}${many ? '::text' : ''}`),
    );
    const { table } = descriptor;
    return `(${literal(table)}, ${literal(`${table.slice(0, 56)}_search`)}, ${literal(expression)})`;
  });
  if (rows.length === 0) return '';
  return `do $$
declare
  t record;
begin
  if (select count(*) from pg_extension where extname in ('pg_trgm', 'btree_gin')) < 2 then
    return;
  end if;
  for t in select * from (values ${rows.join(',\n')}) as entry("table", "index", "expression") loop
    continue when obj_description(to_regclass(quote_ident(t."index")), 'pg_class') = t."expression";
    execute format('drop index if exists %I', t."index");
    execute format('create index %I on %I using gin ("contract_id", (%s) gin_trgm_ops)', t."index", t."table", t."expression");
    execute format('comment on index %I is %L', t."index", t."expression");
  end loop;
end
$$;
`;
}
