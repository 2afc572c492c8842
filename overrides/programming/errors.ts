/** Why the server refuses to change the programme. */
import { defineErrors } from '../../server/kit.ts';

export const programmingProblem = defineErrors({
  'PROG-002': {
    status: 409,
    message: 'The event date "{eventDate}" is cancelled already.',
    hint: 'Nothing is left to do.',
  },
  'PROG-003': {
    status: 409,
    message: 'The show "{show}" has no performance in draft.',
    hint: 'Set the dates of the run first, by PUT …/programme/dates.',
  },
  'PROG-004': {
    status: 422,
    message: 'The price "{price}" of {amount} has no VAT.',
    hint: 'Give its "tax", or say in "withoutTaxReason" why there is none.',
  },
  'PROG-005': {
    status: 422,
    message: 'The price "{price}" is there twice for the same seats and channels.',
    hint: 'Give one of the two another name, or leave it out.',
  },
  'PROG-006': {
    status: 422,
    message: 'The sale of the performance at "{start}" would end before it begins.',
    hint: 'Let it begin earlier or end later.',
  },
  'PROG-007': {
    status: 409,
    message: 'The run of the show "{show}" cannot be opened: it lacks "{missing}".',
    hint: 'Complete what GET …/programme lists as "missing".',
  },
  'PROG-008': {
    status: 409,
    message: 'Another show has the slug "{slug}".',
    hint: 'Choose another, or leave "slug" empty for one made of the title.',
  },
});
