/** The tables as Kysely reads them: what a column answers, and what may be written into it. */
import type { ColumnModel, TableModel } from '../resolve/resolveTables.ts';
import { madeFrom } from './madeFrom.ts';

/** As `server/database` answers them: int8 and numeric as numbers, instants and days as text. */
const types: Readonly<Record<Exclude<ColumnModel['type'], 'jsonb'>, string>> = {
  text: 'string',
  bigint: 'number',
  integer: 'number',
  numeric: 'number',
  boolean: 'boolean',
  date: 'string',
  timestamptz: 'string',
};

const toPascal = (name: string) =>
  name.replaceAll(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** `cart_item` → `CartItemTable`. */
const nameType = ({ name }: TableModel) => `${toPascal(name)}Table`;

/** The database fills it in where an INSERT leaves it out; columns that may be null need no mark. */
const isFilled = ({ notNull, identity, defaultNow, default: value }: ColumnModel) =>
  notNull && (identity === true || defaultNow === true || value !== undefined);

function emitType(column: ColumnModel): string {
  const { type, values, notNull } = column;
  const orNull = notNull ? '' : ' | null';
  // Read parsed, written as JSON text: the driver takes a list for an array of PostgreSQL's.
  if (type === 'jsonb') {
    const orLeftOut = isFilled(column) ? ' | undefined' : '';
    return `ColumnType<unknown, string${orNull}${orLeftOut}, string${orNull}>`;
  }
  const read = `${values?.map((value) => JSON.stringify(value)).join(' | ') ?? types[type]}${orNull}`;
  return isFilled(column) ? `Generated<${read}>` : read;
}

const emitColumn = (column: ColumnModel) => `  readonly ${column.name}: ${emitType(column)};\n`;

function emitTable(table: TableModel): string {
  const about = table.pairsOf === undefined ? table.entity : `${table.entity}.${table.pairsOf}`;
  return `/** ${about} */\nexport interface ${nameType(table)} {\n${table.columns.map(emitColumn).join('')}}\n`;
}

export function emitDatabase(tables: readonly TableModel[]): string {
  const body = tables.map(emitTable).join('\n');
  const names = ['ColumnType', 'Generated'].filter((name) => body.includes(`${name}<`));
  const imports = names.length > 0 ? `import type { ${names.join(', ')} } from 'kysely';\n\n` : '';
  const entries = tables.map((table) => `  readonly ${table.name}: ${nameType(table)};\n`).join('');
  return `${madeFrom('schema/*/*.jsonld')}${imports}${body}\n/** By name of the table. */\nexport interface EntityTables {\n${entries}}\n`;
}
