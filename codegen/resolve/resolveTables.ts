/**
 * Descriptors to tables. `contract_id` is first in every primary, unique and foreign key, which isolates tenants
 * and lets the database be distributed by it. The exception is a reference to rows that all contracts share.
 */
import type { EntityDescriptor, PropertyDescriptor } from '../../schema/descriptor.ts';
import { isRemote } from '../../schema/remote.ts';
import { hasWordOrder } from '../../schema/wordOrder.ts';
import { fitIdentifier, isNeverNull } from './names.ts';
import type { ResolvedSchema } from './resolved.ts';

type ColumnType = 'text' | 'bigint' | 'integer' | 'numeric' | 'boolean' | 'date' | 'timestamptz' | 'jsonb';

export interface ColumnModel {
  readonly name: string;
  readonly type: ColumnType;
  readonly notNull: boolean;
  readonly identity?: true;
  /** Of an enumeration, for the types. */
  readonly values?: readonly string[];
  readonly default?: unknown;
  readonly defaultNow?: true;
  readonly isSecret?: true;
  /** The instant of the last change: that it moved is no news. */
  readonly isStamp?: true;
}

export interface ForeignKeyModel {
  readonly name: string;
  readonly columns: readonly string[];
  readonly table: string;
  readonly foreignColumns: readonly string[];
  readonly onDelete?: 'cascade' | 'set null';
}

export interface KeyModel {
  readonly name: string;
  readonly columns: readonly string[];
  /** Of an index: those of its columns that are in the order of a dictionary. */
  readonly words?: readonly string[];
}

export interface TableModel {
  readonly name: string;
  /** Whose rows these are: an entity, or the pairs of an entity's relation to many. */
  readonly entity: string;
  /** On a table of pairs: the relation. */
  readonly pairsOf?: string;
  readonly scope: EntityDescriptor['scope'];
  readonly columns: readonly ColumnModel[];
  readonly primary: KeyModel;
  readonly uniques: readonly KeyModel[];
  readonly indexes: readonly KeyModel[];
  readonly checks: readonly { readonly name: string; readonly expression: string }[];
  readonly foreignKeys: readonly ForeignKeyModel[];
}

type ByName = ReadonlyMap<string, EntityDescriptor>;

const types: Readonly<Partial<Record<PropertyDescriptor['kind'], ColumnType>>> = {
  integer: 'bigint',
  money: 'bigint',
  relation: 'bigint',
  number: 'numeric',
  boolean: 'boolean',
  date: 'date',
  dateTime: 'timestamptz',
  json: 'jsonb',
};

/** Kinds whose values are too long or too loose for an index. */
const unindexed: readonly PropertyDescriptor['kind'][] = ['text', 'html', 'json', 'image'];

const contractColumn = (scope: EntityDescriptor['scope']): ColumnModel => ({
  name: 'contract_id',
  type: 'bigint',
  notNull: true,
  ...(scope === 'global' && { default: 0 }),
});

function toColumn(property: PropertyDescriptor, column: string): ColumnModel {
  // Whatever it is, it is sealed.
  if (property.secret) return { name: column, type: 'text', notNull: isNeverNull(property), isSecret: true };
  const hasDefault = property.default !== undefined && property.default !== null;
  return {
    name: column,
    type: property.many ? 'jsonb' : (types[property.kind] ?? 'text'),
    notNull: isNeverNull(property),
    ...(property.values && !property.many && { values: property.values.map(({ value }) => value) }),
    ...(hasDefault && { default: property.default }),
    ...(property.role && { defaultNow: true }),
    ...(property.role === 'updatedAt' && { isStamp: true }),
  };
}

function quoteText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

function listChecks(table: string, stored: readonly Stored[]): TableModel['checks'] {
  return stored.flatMap(({ column, property: { many, secret, values, min, max } }) => {
    if (many || secret) return [];
    const bounds = [
      min !== undefined && `"${column}" >= ${min}`,
      max !== undefined && `"${column}" <= ${max}`,
    ];
    const rules = values
      ? [`"${column}" in (${values.map(({ value }) => quoteText(value)).join(', ')})`]
      : bounds.filter((rule) => rule !== false);
    if (rules.length === 0) return [];
    return [{ name: fitIdentifier(`${table}_${column}_check`), expression: rules.join(' and ') }];
  });
}

interface Stored {
  readonly property: PropertyDescriptor;
  readonly column: string;
}

/** Rows of these scopes are named by their id alone, whoever points to them. */
function linkColumns(
  column: string,
  target: EntityDescriptor,
): Pick<ForeignKeyModel, 'columns' | 'foreignColumns'> {
  return target.scope === 'contract'
    ? { columns: ['contract_id', column], foreignColumns: ['contract_id', 'id'] }
    : { columns: [column], foreignColumns: ['id'] };
}

function listForeignKeys(table: string, stored: readonly Stored[], all: ByName): ForeignKeyModel[] {
  return stored.flatMap(({ property, column }) => {
    const target = property.target !== undefined ? all.get(property.target) : undefined;
    // Every write would lock the contract's row; the engine's scope already proves that the contract exists.
    if (!target || column === 'contract_id') return [];
    const onDelete = property.onDelete === 'clear' ? 'set null' : property.onDelete;
    return [
      {
        name: fitIdentifier(`${table}_${column}_fk`),
        ...linkColumns(column, target),
        table: target.table,
        ...(onDelete && { onDelete }),
      },
    ];
  });
}

function listIndexes(
  entity: EntityDescriptor,
  stored: readonly Stored[],
  uniques: readonly KeyModel[],
): KeyModel[] {
  const columnOf = new Map(stored.map(({ property, column }) => [property.name, column]));
  const toColumns = (names: readonly string[]) =>
    names.map((name) => (name === 'id' ? 'id' : columnOf.get(name))).filter((name) => name !== undefined);
  const single = stored
    .filter(({ property }) => !property.many && !property.secret && !unindexed.includes(property.kind))
    .filter(({ property }) => property.target || property.filter || property.name === entity.title)
    .map(({ column }) => [column]);
  const wanted = [
    ...(entity.indexes ?? []).map(toColumns),
    ...(entity.order ? [toColumns(Object.keys(entity.order))] : []),
    ...single,
  ]
    .map((columns) => columns.filter((column) => column !== 'contract_id'))
    .filter((columns) => columns.length > 0 && columns[0] !== 'id');
  const isWords = (name: string) =>
    stored.some(({ property, column }) => column === name && hasWordOrder(entity, property));
  // A unique key is in the order of bytes: no list of words can be read from it.
  const kept = uniques.map(({ columns }) => columns.slice(1).map((name) => (isWords(name) ? '' : name)));
  const indexes: KeyModel[] = [];
  // Longest first: an index serves whatever asks for the start of its columns.
  for (const columns of [...wanted].sort((a, b) => b.length - a.length)) {
    if (kept.some((other) => columns.every((column, index) => other[index] === column))) continue;
    kept.push(columns);
    const name = fitIdentifier(`${entity.table}_${columns.join('_')}_index`);
    // The id makes every order whole: with it at the end, a page of many equal values is read and not sorted.
    const whole = columns.includes('id') ? columns : [...columns, 'id'];
    const words = whole.filter(isWords);
    indexes.push({ name, columns: ['contract_id', ...whole], ...(words.length > 0 && { words }) });
  }
  return indexes;
}

function resolveTable(entity: EntityDescriptor, all: ByName): TableModel {
  const { table, scope } = entity;
  const stored: Stored[] = entity.properties.flatMap((property) =>
    property.column !== undefined ? [{ property, column: property.column }] : [],
  );
  const columnOf = new Map(stored.map(({ property, column }) => [property.name, column]));
  const own = stored.filter(({ column }) => column !== 'contract_id');
  const groups = [
    ...own.filter(({ property }) => property.unique).map(({ column }) => [column]),
    ...(entity.uniques ?? []).map((names) =>
      names.flatMap((name) => columnOf.get(name) ?? []).filter((column) => column !== 'contract_id'),
    ),
  ];
  const uniques: KeyModel[] = groups.map((columns) => ({
    name: fitIdentifier(`${table}_${columns.join('_')}_key`),
    columns: ['contract_id', ...columns],
  }));
  return {
    name: table,
    entity: entity.name,
    scope,
    columns: [
      contractColumn(scope),
      { name: 'id', type: 'bigint', notNull: true, identity: true },
      ...own.map(({ property, column }) => toColumn(property, column)),
    ],
    primary: { name: fitIdentifier(`${table}_pkey`), columns: ['contract_id', 'id'] },
    uniques: [
      ...uniques,
      ...(scope === 'contract' ? [] : [{ name: fitIdentifier(`${table}_id_key`), columns: ['id'] }]),
    ],
    indexes: listIndexes(entity, stored, uniques),
    checks: [
      ...(scope === 'self'
        ? [{ name: fitIdentifier(`${table}_self_check`), expression: '"contract_id" = "id"' }]
        : []),
      ...(scope === 'global'
        ? [{ name: fitIdentifier(`${table}_shared_check`), expression: '"contract_id" = 0' }]
        : []),
      ...listChecks(table, own),
    ],
    foreignKeys: listForeignKeys(table, own, all),
  };
}

function resolvePairs(entity: EntityDescriptor, property: PropertyDescriptor, all: ByName): TableModel[] {
  const target = property.target !== undefined ? all.get(property.target) : undefined;
  const name = property.through;
  if (!target || name === undefined) return [];
  const link = (column: string, to: EntityDescriptor): ForeignKeyModel => ({
    name: fitIdentifier(`${name}_${column}_fk`),
    ...linkColumns(column, to),
    table: to.table,
    onDelete: 'cascade',
  });
  const id = (column: string): ColumnModel => ({ name: column, type: 'bigint', notNull: true });
  return [
    {
      name,
      entity: entity.name,
      pairsOf: property.name,
      scope: entity.scope === 'self' ? 'contract' : entity.scope,
      columns: [
        contractColumn(entity.scope),
        id('source_id'),
        id('target_id'),
        { name: 'position', type: 'integer', notNull: true, default: 0 },
      ],
      primary: { name: fitIdentifier(`${name}_pkey`), columns: ['contract_id', 'source_id', 'target_id'] },
      uniques: [],
      indexes: [{ name: fitIdentifier(`${name}_target_id_index`), columns: ['contract_id', 'target_id'] }],
      checks: [],
      foreignKeys: [link('source_id', entity), link('target_id', target)],
    },
  ];
}

/** In the order of entities; the tables of an entity's pairs follow its own. */
export function resolveTables(schema: ResolvedSchema): TableModel[] {
  const entities = schema.entities
    .map(({ descriptor }) => descriptor)
    .filter((entity) => entity.scope !== 'value' && !isRemote(entity));
  const all = new Map(entities.map((entity) => [entity.name, entity]));
  return entities.flatMap((entity) => [
    resolveTable(entity, all),
    ...entity.properties.flatMap((property) => resolvePairs(entity, property, all)),
  ]);
}
