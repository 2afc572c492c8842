/** Transactions in the name of the product itself, for services, subscribers and schedules. */
import type { Caller, Database, Host } from '../kit.ts';
import type { Model } from '../plan/resource.ts';
import { runWrite } from './runWrite.ts';

/** Nobody's account: hooks see a caller without rights, whom nothing is refused for want of a policy. */
const productCaller = (actor: string, contract: number): Caller => ({
  accountId: 0,
  email: actor,
  name: actor,
  contracts: [contract],
});

export function createTransactions(
  host: { readonly database: Database; readonly use: Host['use']; readonly app: Pick<Host['app'], 'log'> },
  model: Model,
): Host['transaction'] {
  return ({ contract, actor }, run) =>
    runWrite({ host, model, caller: productCaller(actor, contract), contract, now: new Date() }, run);
}
