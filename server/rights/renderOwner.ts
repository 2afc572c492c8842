/** SQL of whether a record is a person's own: the e-mail that its metadata names in `ownedBy` is theirs. */
import { type Model, type Resource, targetOf } from '../plan/resource.ts';
import { literal, quote } from '../query/identifiers.ts';
import { relatedRows } from '../query/relatedRows.ts';

interface Place {
  readonly owner: Resource;
  readonly row: string;
}

function walk(model: Model, { owner, row }: Place, names: readonly string[], email: string): string {
  const [name = '', ...rest] = names;
  const property = owner.properties.get(name);
  if (!property) throw new Error(`"${owner.name}" has no property "${name}", by which it would be owned.`);
  if (rest.length === 0) return `lower(${row}.${quote(property.column ?? '')}) = ${literal(email)}`;
  const alias = `o${names.length}${row}`;
  const rows = relatedRows(model, owner, property, { row, alias });
  return `EXISTS (SELECT 1 ${rows} AND ${walk(model, { owner: targetOf(model, property), row: alias }, rest, email)})`;
}

/** What belongs to nobody is nobody's own. */
export function renderOwner(model: Model, resource: Resource, who: { email: string; row: string }): string {
  const path = resource.descriptor.rights?.ownedBy;
  if (path === undefined) return 'FALSE';
  return walk(model, { owner: resource, row: who.row }, path.split('.'), who.email.toLowerCase());
}
