/**
 * Holds what statements declare against what PostgreSQL describes: the row of `sqlFile<Parameters, Row>` and
 * `sqlText<Parameters, Row>` names every column with its kind, and admits null where a table's own column does; the
 * parameters are those of the text. Whether an expression can be null is not known and taken as declared.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { type PGlite, protocol } from '@electric-sql/pglite';
import ts from 'typescript';
import type { LoadedStatement } from '../server/sql/sqlText.ts';

const root = resolve(import.meta.dirname, '..');

/** What a driver makes of a value: int8 and numeric are numbers, instants and days texts, JSON whatever it holds. */
type Kind = 'number' | 'boolean' | 'string' | 'list' | 'json';

interface Column {
  readonly name: string;
  readonly kind: Kind;
  /** Of a table's own column without NOT NULL. */
  readonly isNullable: boolean;
}

/** A property of a declared row: what it may be, and whether it may be null. */
interface Member {
  readonly kinds: ReadonlySet<Kind>;
  readonly isNullable: boolean;
}

/** A call of `sqlFile` or `sqlText`. */
interface Declared {
  /** The `.sql` file, or the module of a text. */
  readonly file: string;
  /** File and line of the call. */
  readonly place: string;
  readonly parameters: readonly string[];
  /** None where nobody reads what is returned. */
  readonly row: ReadonlyMap<string, Member> | undefined;
}

const ANY: Member = { kinds: new Set(), isNullable: true };

function readKind(checker: ts.TypeChecker, type: ts.Type): Kind {
  if (type.flags & ts.TypeFlags.NumberLike) return 'number';
  if (type.flags & ts.TypeFlags.BooleanLike) return 'boolean';
  if (type.flags & ts.TypeFlags.StringLike) return 'string';
  return checker.isArrayType(type) || checker.isTupleType(type) ? 'list' : 'json';
}

function readMember(checker: ts.TypeChecker, type: ts.Type): Member {
  if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return ANY;
  const parts = type.isUnion() ? type.types : [type];
  const isEmpty = ({ flags }: ts.Type) => (flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) !== 0;
  return {
    kinds: new Set(parts.filter((part) => !isEmpty(part)).map((part) => readKind(checker, part))),
    isNullable: parts.some(isEmpty),
  };
}

/** The properties of a type argument. */
const listProperties = (checker: ts.TypeChecker, node: ts.TypeNode | undefined): readonly ts.Symbol[] =>
  node ? checker.getTypeFromTypeNode(node).getProperties() : [];

function readCall(checker: ts.TypeChecker, call: ts.CallExpression, name: string): Declared {
  const source = call.getSourceFile();
  const [parameters, row] = call.typeArguments ?? [];
  const { line } = source.getLineAndCharacterOfPosition(call.getStart());
  const [, file] = call.arguments;
  const isFile = name === 'sqlFile' && file && ts.isStringLiteral(file);
  return {
    file: isFile ? join(dirname(source.fileName), file.text) : source.fileName,
    place: `${relative(root, source.fileName)}:${line + 1}`,
    parameters: listProperties(checker, parameters).map((property) => property.name),
    row:
      row &&
      new Map(
        listProperties(checker, row).map((property) => [
          property.name,
          readMember(checker, checker.getTypeOfSymbol(property)),
        ]),
      ),
  };
}

/** Every call in the modules that have one. */
function listDeclared(): readonly Declared[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const files = globSync('overrides/**/server{.ts,/**/*.ts}', { cwd: root })
    .map((file) => join(root, file))
    .filter((file) => /\bsql(?:File|Text)</.test(readFileSync(file, 'utf8')));
  const program = ts.createProgram(files, { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const found: Declared[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.typeArguments) {
      const { text } = node.expression;
      if (text === 'sqlFile' || text === 'sqlText') found.push(readCall(checker, node, text));
    }
    ts.forEachChild(node, visit);
  };
  for (const file of files) {
    const source = program.getSourceFile(file);
    if (source) visit(source);
  }
  return found;
}

/** By PostgreSQL's own categories; a type that none of them has, e.g. JSON, may be anything. */
const CATEGORIES: Readonly<Record<string, Kind>> = {
  A: 'list',
  B: 'boolean',
  D: 'string',
  N: 'number',
  S: 'string',
  T: 'string',
};

/** What a database knows of its types and columns, read once. */
async function readCatalogue(database: PGlite) {
  const types = await database.query<{ oid: number; category: string }>(
    'SELECT oid::int, typcategory::text AS category FROM pg_type',
  );
  const columns = await database.query<{ key: string }>(
    `SELECT attrelid || '/' || attnum AS key FROM pg_attribute WHERE attnum > 0 AND NOT attnotnull`,
  );
  const kinds = new Map(types.rows.map(({ oid, category }) => [oid, CATEGORIES[category] ?? 'json']));
  return { kinds, nullable: new Set(columns.rows.map(({ key }) => key)) };
}

type Catalogue = Awaited<ReturnType<typeof readCatalogue>>;

/** The columns of a statement's result, as PostgreSQL describes them before it runs. */
async function describeColumns(database: PGlite, text: string, catalogue: Catalogue) {
  const { serialize } = protocol;
  await database.execProtocol(serialize.parse({ text }));
  const { messages } = await database.execProtocol(serialize.describe({ type: 'S' }));
  await database.execProtocol(serialize.sync());
  const described = messages.find((message) => message.name === 'rowDescription');
  if (!(described instanceof protocol.messages.RowDescriptionMessage)) return [];
  return described.fields.map(
    ({ name, dataTypeID, tableID, columnID }): Column => ({
      name,
      kind: catalogue.kinds.get(dataTypeID) ?? 'json',
      isNullable: catalogue.nullable.has(`${tableID}/${columnID}`),
    }),
  );
}

function findColumnFault({ name, kind, isNullable }: Column, member: Member | undefined): string | undefined {
  if (!member) return `the column "${name}" is not declared`;
  if (member === ANY) return undefined;
  if (isNullable && !member.isNullable) return `the column "${name}" may be null`;
  const others = [...member.kinds].filter((declared) => declared !== kind);
  if (kind === 'json' || others.length === 0) return undefined;
  return `the column "${name}" is declared as ${others.join(' and ')} and is ${kind}`;
}

/** @param names of the text's parameters */
export function findFaults(
  { parameters, row }: Pick<Declared, 'parameters' | 'row'>,
  columns: readonly Column[],
  names: readonly string[],
): readonly string[] {
  const known = new Set(columns.map(({ name }) => name));
  return [
    ...names
      .filter((name) => !parameters.includes(name))
      .map((name) => `the parameter "${name}" is not declared`),
    ...parameters.filter((name) => !names.includes(name)).map((name) => `there is no parameter "${name}"`),
    ...(row ? columns.flatMap((column) => findColumnFault(column, row.get(column.name)) ?? []) : []),
    ...[...(row?.keys() ?? [])]
      .filter((name) => !known.has(name))
      .map((name) => `there is no column "${name}"`),
  ];
}

/**
 * @param statements that can be prepared
 * @returns a line for each difference: the call, and what PostgreSQL describes otherwise
 */
export async function checkRows(
  database: PGlite,
  statements: readonly LoadedStatement[],
): Promise<readonly string[]> {
  const catalogue = await readCatalogue(database);
  const declared = Map.groupBy(listDeclared(), ({ file }) => file);
  const faults: string[] = [];
  for (const { file, text, names } of statements) {
    const columns = await describeColumns(database, text, catalogue);
    // A module may put several texts together: each has the row of one of its calls.
    const [best] = (declared.get(file) ?? [])
      .map((one) => ({ place: one.place, found: findFaults(one, columns, names) }))
      .sort((a, b) => a.found.length - b.found.length);
    faults.push(...(best?.found.map((fault) => `${best.place}: ${fault}`) ?? []));
  }
  return [...new Set(faults)];
}
