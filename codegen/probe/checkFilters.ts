/** Holds every variable of a search template to its word: the row it was made from comes back, and no row it excludes. */

import { totalOf } from './checkPages.ts';
import type { ProbeClient } from './client.ts';
import { type FilterCase, filterCases, findDisorder, readTemplate, type Variable } from './filterCases.ts';
import { type Findings, type ProbeFault, quote } from './findings.ts';
import { idOf, membersOf, type Node } from './terms.ts';

export interface FilterScope {
  readonly entity: string;
  /** Address of the collection, without a query. */
  readonly address: string;
  /** The collection's answer, with its search template. */
  readonly list: unknown;
  readonly rows: readonly Node[];
}

/** More rows at once where the template lets: the row looked for is then among them. */
const roomy = '100';

function addressOf({ address }: FilterScope, query: readonly (readonly [string, string])[]): string {
  const search = query
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
  return `${address}${address.includes('?') ? '&' : '?'}${search}`;
}

interface Checked {
  readonly faults: readonly ProbeFault[];
  /** The row looked for was not found, and is no longer what it was: somebody changed it, or took it away. */
  readonly isOutdated: boolean;
}

async function hasChanged(client: ProbeClient, { address }: FilterScope, row: Node): Promise<boolean> {
  const now = membersOf((await client.ask(address)).body).find((one) => idOf(one) === idOf(row));
  return JSON.stringify(now) !== JSON.stringify(row);
}

async function checkCase(
  client: ProbeClient,
  scope: FilterScope,
  one: FilterCase,
  hasSize: boolean,
): Promise<Checked> {
  const size: [string, string][] =
    hasSize && one.variable !== 'itemsPerPage' ? [['itemsPerPage', roomy]] : [];
  const query = [...one.values.map((value) => [one.variable, value] as const), ...size];
  const answer = await client.ask(addressOf(scope, query));
  const faults: ProbeFault[] = [];
  const fault = (expected: string, got: string) =>
    faults.push({ entity: scope.entity, call: answer.call, expected, got });
  if (answer.status !== 200) {
    fault(`${one.expected}, as the search template declares "${one.variable}"`, answer.got);
    return { faults, isOutdated: false };
  }
  const rows = membersOf(answer.body);
  const wrong = one.matches && rows.find((row) => !one.matches?.(row));
  if (wrong) fault(`only ${one.expected}`, `also ${quote(idOf(wrong) ?? wrong)}`);
  const wanted = idOf(one.row);
  const isWhole = (totalOf(answer) ?? rows.length) <= rows.length;
  const isMissing = wanted !== undefined && isWhole && !rows.some((row) => idOf(row) === wanted);
  const isOutdated = isMissing && one.row !== undefined && (await hasChanged(client, scope, one.row));
  if (isMissing && !isOutdated)
    fault(`${one.expected}, ${quote(wanted)} among them`, `${rows.length} rows without it`);
  const disorder = one.order && findDisorder(rows, one.order);
  if (disorder) fault(one.expected, disorder);
  if (one.variable === 'itemsPerPage' && rows.length > Number(one.values[0]))
    fault(`at most ${one.values[0]} rows`, `${rows.length}`);
  return { faults, isOutdated };
}

/** A row may change while it is looked for, as what a device reports of itself does: then it is done again with what is there. */
const mostTries = 3;

async function checkVariable(
  client: ProbeClient,
  scope: FilterScope,
  variable: Variable,
  findings: Findings,
  hasSize: boolean,
): Promise<void> {
  let { rows } = scope;
  for (let tries = 1; ; tries += 1) {
    const cases = filterCases(variable, rows);
    const checked = await Promise.all(cases.map((one) => checkCase(client, scope, one, hasSize)));
    const isOutdated = checked.some((one) => one.isOutdated);
    if (!isOutdated || tries === mostTries) {
      findings.faults.push(...checked.flatMap(({ faults }) => faults));
      if (isOutdated)
        findings.notes.push(
          `${scope.entity}: "${variable.variable}" was not tried: its records change too often.`,
        );
      return;
    }
    rows = membersOf((await client.ask(scope.address)).body);
  }
}

export async function checkFilters(
  client: ProbeClient,
  scope: FilterScope,
  findings: Findings,
): Promise<void> {
  const variables = readTemplate(scope.list);
  const hasSize = variables.some(({ variable }) => variable === 'itemsPerPage');
  await Promise.all(variables.map((variable) => checkVariable(client, scope, variable, findings, hasSize)));
}
