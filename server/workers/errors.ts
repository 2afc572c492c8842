/** What can go wrong with work that is done in a thread of the pool. */
import { defineErrors } from '../errors.ts';

export const workerProblem = defineErrors({
  'WORK-001': {
    status: 503,
    message: 'Too much work is waiting already to take "{task}" as well.',
    hint: 'Ask again after the seconds of the header "Retry-After".',
    retryAfter: 5,
  },
  'WORK-002': {
    status: 500,
    message: 'The thread that worked on "{task}" ended before it was done.',
    hint: 'Ask again. If it happens again, the log of the server has the cause.',
  },
  'WORK-003': {
    status: 503,
    message: '"{task}" took more than {seconds} s and was stopped.',
    hint: 'Ask again later, or for less at once.',
  },
  'WORK-004': {
    status: 503,
    message: 'The server stops, and the work was given up.',
    hint: 'Ask again.',
    retryAfter: 5,
  },
});
