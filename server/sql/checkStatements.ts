/**
 * Prepares statements against a migrated database: PostgreSQL itself then reports which of them name a table, a column or a
 * function that is not there. Looks at loaded `.sql` files and texts, and at what behaviours give the engine as SQL.
 */
import type { Behaviour, Caller } from '../kit.ts';
import { computedSql, type Model, type Resource } from '../plan/resource.ts';
import { quote } from '../query/identifiers.ts';
import type { StatementSource } from './sqlText.ts';

/** Runs one text, e.g. the embedded database of this process. */
export interface Prepare {
  exec(text: string): Promise<unknown>;
}

export interface StatementFault {
  /** A file, or `Entity.property`. */
  readonly of: string;
  /** Of the statement, from 1. */
  readonly line: number;
  /** PostgreSQL's message. */
  readonly message: string;
  readonly text: string;
}

interface Prepared {
  readonly of: string;
  readonly text: string;
}

const NAME = 'checked';

async function findFault(database: Prepare, { of, text }: Prepared): Promise<StatementFault | undefined> {
  const before = `PREPARE ${NAME} AS `;
  try {
    await database.exec(`${before}${text}`);
    await database.exec(`DEALLOCATE ${NAME}`);
    return undefined;
  } catch (error) {
    const { message, position } = error as Error & { readonly position?: string };
    const at = Math.max(0, Number(position ?? 0) - 1 - before.length);
    return { of, line: text.slice(0, at).split('\n').length, message, text };
  }
}

const caller: Caller = { accountId: 1, email: 'check@example.test', name: 'Check', contracts: [1] };

/** Values of a list's own parameters: flags, people, ids, days, lists as JSON. A filter refuses those that it does not know. */
const VALUES = ['1', 'me', '2026-01-01', '[]'];

/** The text of a condition, with `$1`, `$2` … for its values. */
function renderCondition(
  render: (asked: { row: string; caller: Caller; param(value: unknown): string }) => string,
): string {
  let count = 0;
  return render({
    row: 't',
    caller,
    param() {
      count += 1;
      return `$${count}`;
    },
  });
}

/** @returns one text for each value that the filter takes; one that is wrong where it takes none */
function renderFilter(of: string, filter: NonNullable<Behaviour['filters']>[string]): readonly Prepared[] {
  const taken = VALUES.flatMap((value) => {
    try {
      return [renderCondition((asked) => filter({ ...asked, value }))];
    } catch {
      return [];
    }
  });
  const texts =
    taken.length > 0 ? taken : [`takes_none_of(${VALUES.map((value) => `'${value}'`).join(', ')})`];
  return [...new Set(texts)].map((text) => ({ of, text }));
}

/** What a behaviour computes in SQL, each in the statement that asks it of every row. */
function renderBehaviour(resource: Resource): readonly Prepared[] {
  const { name, behaviour, descriptor } = resource;
  const computed = descriptor.properties.flatMap((property) => {
    const text = property.computed ? computedSql(resource, property)?.('t') : undefined;
    return text === undefined ? [] : [{ of: `${name}.${property.name}`, text }];
  });
  const conditions = [
    ...(behaviour?.visible ? [{ of: `${name}.visible`, text: renderCondition(behaviour.visible) }] : []),
    ...(behaviour?.search ? renderFilter(`${name}.search`, behaviour.search) : []),
    ...Object.entries(behaviour?.filters ?? {}).flatMap(([parameter, filter]) =>
      renderFilter(`${name}.${parameter}`, filter),
    ),
  ];
  const from = `FROM ${quote(descriptor.table)} t`;
  return [
    ...computed.map(({ of, text }) => ({ of, text: `SELECT ${text} ${from}` })),
    ...(behaviour?.movedTo
      ? [{ of: `${name}.movedTo`, text: `SELECT ${behaviour.movedTo('t')} ${from}` }]
      : []),
    ...conditions.map(({ of, text }) => ({ of, text: `SELECT 1 ${from} WHERE ${text}` })),
  ];
}

/** @returns what does not fit the tables; none where every statement could be asked */
export async function checkStatements(
  database: Prepare,
  { statements, model }: { readonly statements: readonly StatementSource[]; readonly model: Model },
): Promise<readonly StatementFault[]> {
  const asked = [
    ...statements.map(({ file, text }) => ({ of: file, text })),
    ...[...model.values()].flatMap(renderBehaviour),
  ];
  const faults: StatementFault[] = [];
  for (const one of asked) {
    const fault = await findFault(database, one);
    if (fault) faults.push(fault);
  }
  return faults;
}
