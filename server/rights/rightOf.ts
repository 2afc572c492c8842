/** Rights as the server has them: by caller, each policy with how far it reaches. */
import { type RightCall as Call, mayCall as may, type Rightful } from '../../schema/mayCall.ts';
import { policyCodes } from '../../schema/policies.ts';
import type { Caller, Rights } from '../kit.ts';

export type RightCall = Call;

/** A server without a source of rights knows none and asks for none. */
export function mayCall(descriptor: Rightful, call: RightCall, { rights }: Pick<Caller, 'rights'>): boolean {
  return !rights || may(descriptor, call, (code) => rights.policies.has(code));
}

/** Every policy, on everything. */
export function isFull({ policies }: Rights): boolean {
  return policyCodes.every((code) => policies.get(code) === 'all');
}
