/**
 * The handler of a call that belongs to no entity, typed by its metadata (`schema/<area>/calls.jsonld`). The engine does for
 * it what it does for actions: who asks, rights, path, query and body, the one transaction, the Idempotency-Key, the answer.
 */
import type { PlainCall } from '../schema/generated/actions.ts';
import type { ActionAnswer, ContextOf, EarlyRequest, Finish, Steps, Waiting } from './action.ts';
import type { Handler } from './kit.ts';

/** What `run` alone is: inside the transaction, or of a GET with statements by themselves. */
type Run<Name extends PlainCall> = (
  context: ContextOf<Name>,
  request: EarlyRequest<Name>,
) => Waiting<ActionAnswer<Name>>;

/** @param steps what it does, or its steps where there are several: see `defineAction` */
export function defineCall<const Name extends PlainCall>(name: Name, steps: Run<Name>): Handler<Name>;
export function defineCall<const Name extends PlainCall, Result, Prepared = void>(
  name: Name,
  steps: Steps<Name, Prepared, Result> & Finish<Name, Result>,
): Handler<Name>;
export function defineCall<const Name extends PlainCall, Prepared = void>(
  name: Name,
  steps: Steps<Name, Prepared, ActionAnswer<Name>>,
): Handler<Name>;
export function defineCall(name: PlainCall, steps: Handler['run'] | Omit<Handler, 'name'>): Handler {
  return { name, ...(typeof steps === 'function' ? { run: steps } : steps) };
}
