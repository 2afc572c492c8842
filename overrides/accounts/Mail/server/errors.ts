/** The catalogue of mail. */
import { defineErrors } from '../../../../server/kit.ts';

export const mailProblem = defineErrors({
  'MAIL-001': {
    status: 503,
    message: 'A mail could not be handed to the mail server.',
    hint: 'It is tried again by itself. Check MAIL_URL; the log has the code that the mail server answered.',
  },
  'MAIL-002': {
    status: 422,
    message: 'The mail server refuses mails to this address for good.',
    hint: 'Correct the address, and ask for the mail again.',
  },
});
