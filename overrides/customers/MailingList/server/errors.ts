/** Why customers do not go to a mailing list. */
import { defineErrors } from '../../../../server/kit.ts';

export const mailingProblem = defineErrors({
  'CRM-023': {
    status: 409,
    message: 'There is no access to a mailing service "{provider}".',
    hint: 'Store its API key at /settings/marketing. "mailerProvider" is one of: brevo.',
  },
  'CRM-024': {
    status: 409,
    message: 'The mailing service "{provider}" does not accept the stored key: it answered {status}.',
    hint: 'Make a new API key in the account there, and store it at /settings/marketing.',
  },
  'CRM-025': {
    status: 503,
    message: 'The mailing service "{provider}" did not do it: {reason}.',
    hint: 'Try again in a while; a sending that has begun is tried again by itself.',
  },
  'CRM-026': {
    status: 409,
    message: 'The mailing service "{provider}" refused: {reason}.',
    hint: 'What it refuses is settled in the account there.',
  },
  'CRM-027': {
    status: 422,
    message: '"contractList" names "{contract}", which is not the organiser whom the call is about.',
    hint: 'Leave it out, or name the contract of the call alone.',
  },
  'CRM-028': {
    status: 409,
    message: 'None of these {people} customers can be sent to "{list}".',
    hint: 'Only who has an e-mail and agreed to be written to is sent, unless they refused this list.',
  },
});
