/** The "was" of entities and properties as names of tables and columns. */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { isRemote } from '../../schema/remote.ts';
import type { ColumnRename, Renames, TableRename } from '../migrate/renames.ts';
import { fitIdentifier, toColumn, toSnake, toTable } from './names.ts';
import type { ResolvedEntity, ResolvedSchema } from './resolved.ts';

const wasOf = (values: Readonly<Record<string, unknown>>): string | undefined =>
  values.was === undefined ? undefined : String(values.was);

/** An entity with a new name takes its tables of pairs along, whatever their relations were called before. */
function listPairs({ source, descriptor }: ResolvedEntity): TableRename[] {
  const owners = [descriptor.name, wasOf(source.values) ?? descriptor.name].map(toTable);
  return descriptor.properties.flatMap(({ name, through }) => {
    if (through === undefined) return [];
    const before = source.properties.find((property) => property.name === name);
    const names = [wasOf(before?.values ?? {}) ?? name, name].map(toSnake);
    const from = names.flatMap((one) => owners.toReversed().map((owner) => fitIdentifier(`${owner}_${one}`)));
    const former = [...new Set(from)].filter((one) => one !== through);
    return former.length > 0 ? [{ from: former, to: through }] : [];
  });
}

function listTables(entity: ResolvedEntity): TableRename[] {
  const { source, descriptor } = entity;
  if (descriptor.scope === 'value' || isRemote(descriptor)) return [];
  const was = wasOf(source.values);
  const own: TableRename[] =
    was === undefined ? [] : [{ from: [toTable(was)], to: descriptor.table, entity: [was, descriptor.name] }];
  return [...own, ...listPairs(entity)];
}

function listColumns({ source, descriptor }: ResolvedEntity): ColumnRename[] {
  const columnOf = new Map(
    descriptor.properties.map((property: PropertyDescriptor) => [property.name, property.column]),
  );
  if (isRemote(descriptor)) return [];
  return source.properties.flatMap(({ name, values }) => {
    const [was, to] = [wasOf(values), columnOf.get(name)];
    if (was === undefined || to === undefined) return [];
    // It may have been a relation before, or become one.
    const [plain, relation] = [toColumn(was, false), toColumn(was, true)];
    const from = to === toColumn(name, true) ? [relation, plain] : [plain, relation];
    return [{ table: descriptor.table, from, to }];
  });
}

export function listRenames({ entities }: ResolvedSchema): Renames {
  return { tables: entities.flatMap(listTables), columns: entities.flatMap(listColumns) };
}
