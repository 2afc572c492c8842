/** What a person reads when a change of the programme is refused, by code and in English. Fetched with the first refusal. */
export const refusals = {
  errors: {
    'PROG-002': 'This performance is already cancelled.',
  },
};
