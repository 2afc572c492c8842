/** Opens the transaction of a write and runs what waits for its commit. */
import { writeActor } from '../../schema/actor.ts';
import type { Caller, Host, WriteContext } from '../kit.ts';

export interface WriteScope {
  readonly host: Pick<Host, 'database' | 'app'>;
  readonly caller: Caller;
  readonly contract: number;
  readonly now: Date;
}

/** Who the outbox says it was; both, where one works as the other. */
export function actorOf({ email, impersonator }: Pick<Caller, 'email' | 'impersonator'>): string {
  return writeActor(impersonator ? { email: impersonator.email, as: email } : { email });
}

export async function runWrite<Result>(
  { host, caller, contract, now }: WriteScope,
  run: (context: WriteContext) => Promise<Result>,
): Promise<Result> {
  const waiting: (() => void | Promise<void>)[] = [];
  const result = await host.database.transaction({ contract, actor: actorOf(caller) }, (tx) => {
    waiting.length = 0;
    return run({ tx, contract, caller, now, afterCommit: (later) => waiting.push(later) });
  });
  // The commit stands whatever happens after it: its answer must not turn into a failure.
  for (const later of waiting)
    try {
      await later();
    } catch (error) {
      host.app.log.error(error);
    }
  return result;
}
