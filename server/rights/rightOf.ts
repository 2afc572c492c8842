/** Rights as the server has them: by caller, each policy with how far it reaches. */
import { type RightCall as Call, mayCall as may, policiesOf, type Rightful } from '../../schema/mayCall.ts';
import { policyCodes } from '../../schema/policies.ts';
import type { Caller, Rights } from '../kit.ts';

export type RightCall = Call;

/** A server without a source of rights knows none and asks for none. */
export function mayCall(descriptor: Rightful, call: RightCall, { rights }: Pick<Caller, 'rights'>): boolean {
  return !rights || may(descriptor, call, (code) => rights.policies.has(code));
}

const isReading = (call: RightCall): boolean =>
  call === 'read' || call === 'export' || (typeof call !== 'string' && call.method === 'GET');

/**
 * A write that is open to whoever is signed in: no policy is about it, so no scope of a program can name it. What is read
 * that way (units, venues, how far a job is) every program needs.
 */
export function isBeyondPrograms(descriptor: Rightful, call: RightCall): boolean {
  const parts: readonly RightCall[] = call === 'import' ? ['import', 'create', 'update'] : [call];
  return !isReading(call) && parts.some((one) => policiesOf(descriptor, one).length === 0);
}

/** Every policy, on everything. */
export function isFull({ policies }: Rights): boolean {
  return policyCodes.every((code) => policies.get(code) === 'all');
}
