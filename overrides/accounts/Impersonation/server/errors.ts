/** Why nobody works as somebody. */
import { defineErrors } from '../../../../server/kit.ts';

export const impersonationProblem = defineErrors({
  'ACT-001': {
    status: 404,
    message: 'Nobody of this contract who can sign in is called "{user}".',
    hint: 'Send the e-mail of one of the contract’s users.',
  },
  'ACT-002': {
    status: 403,
    message: '"{user}" has the policy "{policy}", which you do not have as far as they do.',
    hint: 'Nobody works as someone who may do more than they may.',
  },
  'ACT-003': {
    status: 403,
    message:
      'You work as "{user}": accounts, passwords and rights are not for you to see or change meanwhile.',
    hint: 'End it first, with the button at the top of the page.',
  },
  'ACT-005': {
    status: 401,
    message: 'You work as "{user}" no more: it was ended.',
    hint: 'Send your own token again.',
  },
  'ACT-006': {
    status: 422,
    message: 'You are "{user}" yourself: there is nothing to end.',
    hint: 'Send the token with which you work as somebody else.',
  },
  'ACT-004': {
    status: 422,
    message: 'You are "{user}" already.',
    hint: 'Name somebody else.',
  },
});
