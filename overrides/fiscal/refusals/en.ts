/** What a person reads when a fiscal document is refused, by code and in English. Fetched with the first refusal. */
export const refusals = {
  errors: {
    'FISCAL-001': 'Choose days that are over, the earlier day first.',
  },
};
