/** The catalogue of what is refused of roles, users and what they are given. */
import { defineErrors } from '../../../../server/kit.ts';

export const roleProblem = defineErrors({
  'ROLE-001': {
    status: 409,
    message: 'The role "{role}" is one of the product’s own and is not changed.',
    hint: 'Make a role of your own with the policies you want.',
  },
  'ROLE-002': {
    status: 403,
    message: 'The policy "{policy}" reaches further than what you may do yourself.',
    details: 'Nobody gives, changes or takes over rights that they do not have.',
    hint: 'Ask somebody who has it.',
  },
  'ROLE-003': {
    status: 409,
    message: 'After this nobody could give rights in this contract any more.',
    hint: 'First give somebody else a role with the policy "rights.write".',
  },
  'ROLE-004': {
    status: 422,
    message: 'The policies cannot be given: {reason}',
    hint: 'Send a list of { "policy": <IRI or code>, "resources"?: [<IRI>] }.',
  },
  'ROLE-006': {
    status: 403,
    message: 'The access of "{email}" to this contract is disabled.',
    hint: 'Somebody who may manage users can enable it again.',
  },
  'ROLE-007': {
    status: 409,
    message: 'Nobody disables their own access.',
    hint: 'Ask somebody else who may manage users.',
  },
  'ROLE-008': {
    status: 409,
    message: 'The user "{email}" is {state}, and cannot be sent this.',
    hint: 'An invitation goes to who has no password yet, a reset is for who is active.',
  },
  'ROLE-009': {
    status: 429,
    message: 'The user "{email}" was sent several mails within the hour.',
    hint: 'Have them look into their mailbox, or try again in an hour.',
  },
  'ROLE-011': {
    status: 409,
    message: 'The user "{email}" works for other organisers too, whose protection this would take away.',
    hint: 'Have them use a recovery code, or ask whoever runs this installation.',
  },
  'ROLE-012': {
    status: 409,
    message: 'Nobody resets their own second factor here.',
    hint: 'Turn it off on the account page, which asks for the password.',
  },
  'ROLE-013': {
    status: 403,
    message: 'The user "{email}" does not work for this contract any more.',
    hint: 'Somebody who may manage users can invite them again.',
  },
  'ROLE-010': {
    status: 404,
    message: 'There is no policy "{code}".',
    hint: 'Send a code of the list of policies, such as "orders.read".',
  },
});
