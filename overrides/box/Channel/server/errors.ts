/** What the box channel's routes refuse. The channel's own messages carry the codes of `schema/channel.ts`. */
import { defineErrors } from '../../../../server/kit.ts';

export const boxProblem = defineErrors({
  'BOX-001': {
    status: 404,
    message: 'The box "{boxId}" gives no page {page} of the job "{jobKey}": {reason}',
    hint: 'Only a virtual printer keeps its pages, and only while its box is connected.',
  },
  'BOX-002': {
    status: 422,
    message: 'The box "{boxId}" does not answer: {reason}',
    hint: 'Start it with "npm run box", and look at GET /device_states.',
  },
  'BOX-004': {
    status: 409,
    message: 'The printer "{printerSlug}" of the box "{boxId}" printed {printedPages} pages, then: {reason}',
    hint: 'See to the printer, then print what is missing under a new job key.',
  },
  'BOX-005': {
    status: 409,
    message: 'The box "{boxId}" refuses "{message}": {reason}',
    hint: 'values.code has its reason: wait where it is "busy"; else see to what the message reports.',
  },
});
