/**
 * Tables, indexes and the keys that are indexes share one list of names in a database, the server's own among them: a
 * name that is there twice is refused here instead of by a migration.
 */
import { explainReservedTable } from '../../schema/serverRelations.ts';
import type { Fault } from '../fault.ts';
import type { ResolvedEntity, ResolvedSchema } from './resolved.ts';
import type { TableModel } from './resolveTables.ts';

interface Owner {
  readonly file: string;
  readonly line: number;
  readonly hint: string;
}

/** An entity's file, and of its pairs the line of their property. */
function findOwner({ source }: ResolvedEntity, { pairsOf }: TableModel): Owner {
  const property = source.properties.find(({ name }) => name === pairsOf);
  return {
    file: source.file,
    line: property?.line ?? source.lineOf('@id'),
    hint: `Rename "${property?.name ?? source.name}".`,
  };
}

/** Beside a table's name, those that its keys, indexes and numbers take. */
function listRelations({ name, primary, uniques, indexes, columns }: TableModel): string[] {
  const sequences = columns.flatMap((column) => (column.identity ? [`${name}_${column.name}_seq`] : []));
  return [...[primary, ...uniques, ...indexes].map((key) => key.name), ...sequences];
}

const itsKey = ({ name }: TableModel) => `a key of the table "${name}"`;

export function checkRelations(
  { entities }: ResolvedSchema,
  tables: readonly TableModel[],
  faults: Fault[],
): void {
  const byName = new Map(entities.map((entity) => [entity.descriptor.name, entity]));
  const taken = new Map<string, string>(tables.map(({ name }) => [name, `the table "${name}"`]));
  for (const table of tables) {
    const entity = byName.get(table.entity);
    if (!entity) continue;
    const { file, line, hint } = findOwner(entity, table);
    const refuse = (what: string, reason: string) =>
      faults.push({ file, line, message: `${what} is not free: ${reason}.`, hint });
    const reserved = explainReservedTable(table.name);
    if (reserved !== undefined) refuse(`The table "${table.name}"`, reserved);
    for (const name of listRelations(table)) {
      const other = taken.get(name);
      const reason = explainReservedTable(name) ?? (other === undefined ? undefined : `it is ${other}`);
      const key = `The key "${name}" of the table "${table.name}"`;
      if (other === itsKey(table))
        faults.push({
          file,
          line: entity.source.lineOf('uniques'),
          message: `${key} is listed twice.`,
          hint: 'Remove one of "unique" and "uniques".',
        });
      else if (reason !== undefined) refuse(key, reason);
      taken.set(name, itsKey(table));
    }
  }
}
