/** Why the server refuses to draw labels. */
import { defineErrors } from '../../../../server/kit.ts';

export const labelProblem = defineErrors({
  'CRM-017': {
    status: 422,
    message: 'Of the "{people}" customers none has a postal address.',
    hint: 'A label takes a town, and a postcode or a street.',
  },
  'CRM-018': {
    status: 422,
    message: 'These are "{people}" customers: labels are drawn for at most {most} at once.',
    hint: 'Narrow the segment down, for example by postcode, and draw its labels in parts.',
  },
});
