/** The catalogue of mail. */
import { defineErrors } from '../../../../server/kit.ts';

export const mailProblem = defineErrors({
  'MAIL-001': {
    status: 503,
    message: 'A mail could not be handed to the mail server.',
    hint: 'It is tried again by itself. Check MAIL_URL; the log has the code that the mail server answered.',
  },
});
