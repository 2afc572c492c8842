/** One record: by its own address, at an address that is none, and with a version that it never had. */
import { checkAnswer } from './checkAnswer.ts';
import type { Answer } from './client.ts';
import { quote } from './findings.ts';
import { operationOf, type ProbedEntity } from './model.ts';
import type { Probe } from './probe.ts';
import type { Node } from './terms.ts';
import { idOf, isNode } from './terms.ts';

export async function checkRecord(
  probe: Probe,
  entity: ProbedEntity,
  { address, row }: { address: string; row: Node },
): Promise<Node | undefined> {
  const { client, findings } = probe;
  const declared = operationOf(entity.ofItem, 'GET');
  const at = idOf(row);
  if (!declared || at === undefined) return undefined;
  const answer = await client.ask(at);
  if (!checkAnswer(probe, entity.name, answer, declared) || !isNode(answer.body)) return undefined;
  const fault = (from: Answer, expected: string, got: string) =>
    findings.faults.push({ entity: entity.name, call: from.call, expected, got });
  if (idOf(answer.body) !== at) fault(answer, `"@id" to be ${quote(at)}`, quote(idOf(answer.body)));
  const gone = await client.ask(`${address.replace(/\?.*$/, '')}/999999999999`);
  if (gone.status !== 404 && gone.status !== 400) fault(gone, '404 for a record that is not there', gone.got);
  if (answer.headers.has('etag')) {
    const other = await client.ask(at, { headers: { 'if-none-match': '"no-such-version"' } });
    if (other.status !== 200) fault(other, 'the record, as If-None-Match names another version', other.got);
  }
  return answer.body;
}
