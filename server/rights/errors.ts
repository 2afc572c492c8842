/** What can be refused for want of a right. */
import { defineErrors } from '../errors.ts';

export const rightsProblem = defineErrors({
  'RIGHT-001': {
    status: 403,
    message: 'To {call} "{entity}" asks for the policy "{policy}", which you do not have in this contract.',
    hint: 'Ask an administrator for a role that has it.',
  },
  'RIGHT-002': {
    status: 403,
    message:
      'Your policies do not reach so far: "{entity}" "{id}" would be outside of what they are bound to.',
    hint: 'Choose among the shows, units or devices your role names.',
  },
  'RIGHT-003': {
    status: 403,
    message: 'To {call} "{entity}" is its person’s own, and no scope of a personal access token covers it.',
    hint: 'Sign in, and send the access token of that sign-in.',
  },
  'RIGHT-004': {
    status: 403,
    message:
      'To export "{what}" asks for the policy "{policy}", which you do not have in this contract. Columns you may not export: "{columns}".',
    hint: 'Name other columns in "fields", or ask an administrator for a role that has the policy.',
  },
  'RIGHT-005': {
    status: 403,
    message:
      'The "{entity}" "{id}" is another person’s: your policies are for your own ("{call}"). The policy for anybody’s: "{policy}".',
    hint: 'Ask its owner or somebody who has that policy, or take it over first where there is a call for that.',
  },
  'RIGHT-006': {
    status: 403,
    message: 'To change "{property}" of "{entity}" asks for the policy "{policy}", which you do not have.',
    hint: 'Leave it out of the body, or ask an administrator for a role that has the policy.',
  },
});
