/**
 * A call of an entity by its name, for a component: `const checkout = useAction('Cart.checkout', ['number'])`, then
 * `await checkout.run({ id, body })`. Outside of one: `callAction`.
 */
import { callAction } from './callAction.ts';
import type { AnswerOf, CallName, FieldsOf, RequestArguments, RequestOf } from './callTypes.ts';
import { type Press, usePress } from './usePress.ts';

/** @param fields of the records that are answered; all when absent */
export function useAction<Name extends CallName, const Asked extends FieldsOf<Name> = never>(
  name: Name,
  fields?: Asked,
): Press<RequestArguments<RequestOf<Name>>, AnswerOf<Name, Asked>> {
  return usePress((options, ...[request]) => {
    const asked = { ...request, ...(fields && { fields }) } as RequestOf<Name> & { readonly fields?: Asked };
    return callAction<Name, Asked>(name, asked, options);
  });
}
