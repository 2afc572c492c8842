/** What a person reads when something about customers is refused, by code and in English. Fetched with the first refusal. */
export const refusals = {
  errors: {
    'CRM-001': 'One condition of this segment is not complete. Correct it or take it out.',
    'CRM-002': 'This segment has too many conditions. Take some out, or make two segments of it.',
    'CRM-003': 'You may not find customers by what they bought or came to. Take that condition out.',
  },
};
