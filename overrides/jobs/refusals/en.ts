/** What a person reads when long work is refused, by code and in English. Fetched with the first refusal. */
export const refusals = {
  errors: {
    'JOB-002': 'This job has already ended.',
  },
};
