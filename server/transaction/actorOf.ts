/** Who the outbox reports it was; both, where one works as the other. */
import { writeActor } from '../../schema/actor.ts';
import type { Caller } from '../kit/caller.ts';

export function actorOf({ email, impersonator }: Pick<Caller, 'email' | 'impersonator'>): string {
  return writeActor(impersonator ? { email: impersonator.email, as: email } : { email });
}
