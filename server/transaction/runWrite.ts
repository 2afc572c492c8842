/** Opens the transaction of a write and runs what waits for its commit. */
import type { Caller, Host, Scope, WriteContext } from '../kit.ts';
import type { Model } from '../plan/resource.ts';
import { actorOf } from './actorOf.ts';
import { createWriter } from './createWriter.ts';

export interface WriteScope {
  readonly host: Pick<Host, 'database' | 'use'> & { readonly app: Pick<Host['app'], 'log'> };
  readonly model: Model;
  readonly caller: Caller;
  readonly contract: number;
  readonly now: Date;
  /** Where it is not the caller in the contract. */
  readonly scope?: Scope;
}

export async function runWrite<Result>(
  { host, model, caller, contract, now, scope = { contract, actor: actorOf(caller) } }: WriteScope,
  run: (context: WriteContext) => Promise<Result>,
): Promise<Result> {
  const waiting: (() => void | Promise<void>)[] = [];
  const result = await host.database.transaction(scope, (tx) => {
    waiting.length = 0;
    const context: WriteContext = {
      tx,
      contract,
      caller,
      now,
      write: createWriter(model, () => context),
      afterCommit: (later) => waiting.push(later),
      use: host.use,
    };
    return run(context);
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
