/** The tables as Drizzle definitions, from which drizzle-kit makes the migrations. */
import { wordCollation } from '../../schema/wordOrder.ts';
import { lowerFirst, toCamel } from '../resolve/names.ts';
import type { ColumnModel, ForeignKeyModel, KeyModel, TableModel } from '../resolve/resolveTables.ts';
import { madeFrom } from './madeFrom.ts';

const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

function tableVariable(table: TableModel): string {
  return `${table.pairsOf === undefined ? lowerFirst(table.entity) : toCamel(table.name)}Table`;
}

function emitType({ name, type, values }: ColumnModel): string {
  const column = quote(name);
  if (type === 'bigint') return `bigint(${column}, { mode: 'number' })`;
  if (type === 'numeric') return `numeric(${column}, { mode: 'number' })`;
  if (type === 'date') return `date(${column}, { mode: 'string' })`;
  if (type === 'timestamptz')
    return `timestamp(${column}, { mode: 'date', precision: 3, withTimezone: true })`;
  if (values) return `text(${column}, { enum: [${values.map(quote).join(', ')}] })`;
  return `${type}(${column})`;
}

function emitDefault({ type, default: value, defaultNow }: ColumnModel): string {
  if (defaultNow) return '.defaultNow()';
  if (value === undefined) return '';
  if (type === 'timestamptz') return `.default(sql\`${quote(String(value))}::timestamptz\`)`;
  return `.default(${typeof value === 'string' ? quote(value) : JSON.stringify(value)})`;
}

function emitColumn(column: ColumnModel): string {
  const notNull = column.notNull ? '.notNull()' : '';
  const identity = column.identity ? '.generatedByDefaultAsIdentity()' : '';
  return `    ${toCamel(column.name)}: ${emitType(column)}${notNull}${emitDefault(column)}${identity},\n`;
}

const list = (owner: string, columns: readonly string[]) =>
  columns.map((column) => `${owner}.${toCamel(column)}`).join(', ');

function emitUnique({ name, columns }: KeyModel): string {
  return `    unique(${quote(name)}).on(${list('t', columns)}),\n`;
}

function emitIndex({ name, columns, words = [] }: KeyModel): string {
  const parts = columns.map((column) => {
    const part = `t.${toCamel(column)}`;
    return words.includes(column) ? `sql\`\${${part}} COLLATE "${wordCollation}"\`` : part;
  });
  return `    index(${quote(name)}).on(${parts.join(', ')}),\n`;
}

function emitForeignKey(key: ForeignKeyModel, variables: ReadonlyMap<string, string>): string {
  const target = variables.get(key.table) ?? key.table;
  const columns = `columns: [${list('t', key.columns)}], foreignColumns: [${list(target, key.foreignColumns)}]`;
  const onDelete = key.onDelete ? `.onDelete(${quote(key.onDelete)})` : '';
  return `    foreignKey({ name: ${quote(key.name)}, ${columns} })${onDelete},\n`;
}

function emitTable(table: TableModel, variables: ReadonlyMap<string, string>): string {
  const { name, columns } = table.primary;
  const about = table.pairsOf === undefined ? table.entity : `${table.entity}.${table.pairsOf}`;
  return [
    `/** ${about} */\n`,
    `export const ${tableVariable(table)} = pgTable(\n  ${quote(table.name)},\n  {\n`,
    ...table.columns.map(emitColumn),
    // The annotation keeps TypeScript from asking what tables that point to one another return.
    '  },\n  (t): PgTableExtraConfigValue[] => [\n',
    `    primaryKey({ name: ${quote(name)}, columns: [${list('t', columns)}] }),\n`,
    ...table.uniques.map(emitUnique),
    ...table.indexes.map(emitIndex),
    ...table.checks.map((rule) => `    check(${quote(rule.name)}, sql\`${rule.expression}\`),\n`),
    ...table.foreignKeys.map((key) => emitForeignKey(key, variables)),
    '  ],\n);\n',
  ].join('');
}

/** Import only what is used, so that linters of a reader's editor stay quiet. */
function emitImports(body: string): string {
  const builders = [
    'bigint',
    'boolean',
    'check',
    'date',
    'foreignKey',
    'index',
    'integer',
    'jsonb',
    'numeric',
    'pgTable',
    'primaryKey',
    'text',
    'timestamp',
    'unique',
  ].filter((name) => new RegExp(`\\b${name}\\(`).test(body));
  const names = ['type PgTableExtraConfigValue', ...builders].map((name) => `  ${name},\n`).join('');
  const sql = body.includes('sql`') ? "import { sql } from 'drizzle-orm';\n" : '';
  return `${sql}import {\n${names}} from 'drizzle-orm/pg-core';\n`;
}

export function emitTables(tables: readonly TableModel[]): string {
  const variables = new Map(tables.map((table) => [table.name, tableVariable(table)]));
  const body = tables.map((table) => emitTable(table, variables)).join('\n');
  return `${madeFrom('schema/*/*.jsonld')}${emitImports(body)}\n${body}`;
}
