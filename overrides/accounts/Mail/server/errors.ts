/** The catalogue of mail. */
import { defineErrors } from '../../../../server/kit.ts';

export const mailProblem = defineErrors({
  'MAIL-001': {
    status: 503,
    message: 'The mail to "{to}" could not be handed to the mail server.',
    hint: 'What was saved stays saved. Check MAIL_URL, then send it again.',
  },
});
