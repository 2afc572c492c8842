/** One collection: its list, pages, fields, filters, and the first of its records. */
import { checkAnswer } from './checkAnswer.ts';
import { checkFields } from './checkFields.ts';
import { checkFilters } from './checkFilters.ts';
import { checkPages, totalOf } from './checkPages.ts';
import { checkRecord } from './checkRecord.ts';
import type { Answer } from './client.ts';
import { operationOf, type ProbedEntity } from './model.ts';
import type { Probe } from './probe.ts';
import type { Node } from './terms.ts';
import { idOf, membersOf, term } from './terms.ts';

const unknownParameter = 'noSuchParameterOfTheProbe';

/** A few rows a page, so that there are links to follow. */
function pageSize(list: Answer): number {
  return Math.min(100, Math.max(2, Math.ceil((totalOf(list) ?? 0) / 6)));
}

const hasVariable = (list: Answer, name: string): boolean =>
  JSON.stringify(term(list.body, 'search') ?? '').includes(`"${name}"`);

async function checkUnknown(
  { client, findings }: Probe,
  entity: string,
  { address, list }: { address: string; list: Answer },
): Promise<void> {
  const answer = await client.ask(`${address}?${unknownParameter}=1`);
  if (answer.status === 400 || answer.status === 422) return;
  if (answer.status !== 200)
    findings.faults.push({
      entity,
      call: answer.call,
      expected: 'a parameter nobody declared to be refused with 400',
      got: answer.got,
    });
  else
    findings.notes.push(
      `${entity}: a parameter nobody declared is ignored${totalOf(answer) === totalOf(list) ? '' : ', and changes the total'}.`,
    );
}

/** What a record leaves out unless it is asked for by name, where the template allows that. */
async function requestAbsent(
  { client }: Probe,
  entity: ProbedEntity,
  seen: { readonly address: string; readonly list: Answer; readonly rows: readonly Node[] },
): Promise<readonly Node[]> {
  const absent = entity.fields.filter(
    ({ name, readable }) => readable && !seen.rows.some((row) => name in row),
  );
  if (absent.length === 0 || seen.rows.length === 0 || !hasVariable(seen.list, 'fields')) return [];
  const names = absent.map(({ name }) => name).join(',');
  const answer = await client.ask(`${seen.address}?fields=${names}`);
  return answer.status === 200 ? membersOf(answer.body) : [];
}

/** False when the collection is open to signed-in callers only. */
export async function probeCollection(probe: Probe, entity: ProbedEntity, address: string): Promise<boolean> {
  const { client, findings } = probe;
  const list = await client.ask(address);
  if (!checkAnswer(probe, entity.name, list, operationOf(entity.ofCollection, 'GET')))
    return list.status !== 401;
  const rows = membersOf(list.body);
  if (totalOf(list) === undefined) findings.notes.push(`${entity.name}: the collection has no total.`);
  const [first] = rows;
  const at = idOf(first);
  if (at !== undefined) probe.known.set(entity.name, at);
  if (JSON.stringify(rows).includes(':null')) probe.writesNull = true;
  const walked = hasVariable(list, 'itemsPerPage') ? `${address}?itemsPerPage=${pageSize(list)}` : address;
  await checkPages(client, { entity: entity.name, address: walked, pages: probe.pages }, findings);
  await checkUnknown(probe, entity.name, { address, list });
  const record = first && (await checkRecord(probe, entity, { address, row: first }));
  const whole = record ? [...rows, record] : rows;
  const asked = await requestAbsent(probe, entity, { address, list, rows: whole });
  const seen = { call: list.call, rows: [...whole, ...asked], writesNull: probe.writesNull };
  checkFields(entity, seen, findings);
  await checkFilters(client, { entity: entity.name, address, list: list.body, rows }, findings);
  if (!first) findings.notes.push(`${entity.name}: the collection is empty; only that it answers is known.`);
  return true;
}
