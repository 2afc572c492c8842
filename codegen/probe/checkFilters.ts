/** Holds every variable of a search template to its word: the row it was made from comes back, and no row it excludes. */

import { totalOf } from './checkPages.ts';
import type { ProbeClient } from './client.ts';
import { type FilterCase, filterCases, findDisorder, readTemplate } from './filterCases.ts';
import type { Findings } from './findings.ts';
import { quote } from './findings.ts';
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

async function checkCase(
  client: ProbeClient,
  scope: FilterScope,
  one: FilterCase,
  hasSize: boolean,
  findings: Findings,
) {
  const size: [string, string][] =
    hasSize && one.variable !== 'itemsPerPage' ? [['itemsPerPage', roomy]] : [];
  const query = [...one.values.map((value) => [one.variable, value] as const), ...size];
  const answer = await client.ask(addressOf(scope, query));
  const fault = (expected: string, got: string) =>
    findings.faults.push({ entity: scope.entity, call: answer.call, expected, got });
  if (answer.status !== 200) {
    fault(`${one.expected}, as the search template declares "${one.variable}"`, answer.got);
    return;
  }
  const rows = membersOf(answer.body);
  const wrong = one.matches && rows.find((row) => !one.matches?.(row));
  if (wrong) fault(`only ${one.expected}`, `also ${quote(idOf(wrong) ?? wrong)}`);
  const wanted = idOf(one.row);
  const isWhole = (totalOf(answer) ?? rows.length) <= rows.length;
  if (wanted !== undefined && isWhole && !rows.some((row) => idOf(row) === wanted))
    fault(`${one.expected}, ${quote(wanted)} among them`, `${rows.length} rows without it`);
  const disorder = one.order && findDisorder(rows, one.order);
  if (disorder) fault(one.expected, disorder);
  if (one.variable === 'itemsPerPage' && rows.length > Number(one.values[0]))
    fault(`at most ${one.values[0]} rows`, `${rows.length}`);
}

export async function checkFilters(
  client: ProbeClient,
  scope: FilterScope,
  findings: Findings,
): Promise<void> {
  const variables = readTemplate(scope.list);
  const hasSize = variables.some(({ variable }) => variable === 'itemsPerPage');
  const cases = variables.flatMap((variable) => filterCases(variable, scope.rows));
  await Promise.all(cases.map((one) => checkCase(client, scope, one, hasSize, findings)));
}
