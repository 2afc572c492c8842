/** Why the server refuses to change the programme. */
import { defineErrors } from '../../server/kit.ts';

defineErrors({
  'PROG-002': {
    status: 409,
    message: 'The event date "{eventDate}" is cancelled already.',
    hint: 'Nothing is left to do.',
  },
});
