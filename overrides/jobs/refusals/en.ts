/** What a person reads when long work is refused, by code and in English. Fetched with the first refusal. */
export const refusals = {
  errors: {
    'JOB-002': 'This job has already ended.',
    'JOB-003':
      'This update failed again. Nothing was changed. Ask support with the error shown below, or skip it.',
  },
};
