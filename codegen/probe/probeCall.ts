/** A call that is none of a collection or its records. */
import { fill } from './fillParams.ts';
import { quote } from './findings.ts';
import type { ProbedCall } from './model.ts';
import type { Probe } from './probe.ts';
import { tailOf } from './terms.ts';

/** Any other GET: answers one of its declared statuses and types. */
export async function probeCall(probe: Probe, call: ProbedCall): Promise<void> {
  const { client, findings } = probe;
  const owner = probe.known.get(call.entity);
  const params = new Map(probe.params);
  if (owner !== undefined) params.set('id', tailOf(owner));
  const filled = fill(call.path, params);
  if ('missing' in filled || call.needsQuery) {
    const why = 'missing' in filled ? `what "{${filled.missing}}" is` : 'what its required parameters are';
    findings.notes.push(`${call.entity}: GET ${call.path} was not called, as nothing says ${why}.`);
    return;
  }
  const answer = await client.ask(filled.address);
  if (answer.status === 401) {
    findings.unauthorized.push(answer.call);
    return;
  }
  if (answer.status === 501) {
    findings.notes.push(`${call.entity}: ${answer.call} is not implemented yet.`);
    return;
  }
  const fault = (expected: string, got: string) =>
    findings.faults.push({ entity: call.entity, call: answer.call, expected, got });
  if (!call.statuses.includes(String(answer.status)) && !call.statuses.includes('default'))
    fault(`one of the statuses declared, ${call.statuses.join(', ')}`, answer.got);
  else if (
    answer.status === 200 &&
    call.types.length > 0 &&
    !call.types.includes('application/octet-stream') &&
    !call.types.includes(answer.type)
  )
    fault(`one of the types declared, ${call.types.map(quote).join(', ')}`, quote(answer.type));
}
