/** Whether an answer is the one its call declares. */
import type { Answer } from './client.ts';
import { quote } from './findings.ts';
import type { ProbedOperation } from './model.ts';
import type { Probe } from './probe.ts';

export function checkAnswer(
  { findings }: Probe,
  entity: string,
  answer: Answer,
  declared?: ProbedOperation,
): boolean {
  const fault = (expected: string, got: string) =>
    findings.faults.push({ entity, call: answer.call, expected, got });
  const { statuses = [], types = [] } = declared ?? {};
  if (answer.status === 401) {
    findings.unauthorized.push(answer.call);
    return false;
  }
  if (answer.status !== 200) {
    fault('200, as the call is declared', answer.got);
    return false;
  }
  if (statuses.length > 0 && !statuses.includes('200') && !statuses.includes('default'))
    fault(`one of the statuses declared, ${statuses.join(', ')}`, answer.got);
  if (types.length > 0 && !types.includes(answer.type))
    fault(`one of the types declared, ${types.map(quote).join(', ')}`, quote(answer.type));
  if (answer.body === undefined) fault('JSON', answer.got);
  return answer.body !== undefined;
}
