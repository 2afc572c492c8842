/** What a person reads when a ticket’s document is refused, by code and in English. Fetched with the first refusal. */
export const refusals = {
  errors: {
    'TICKET-001': 'This ticket does not exist.',
    'TICKET-002': 'A ticket has no document of this kind.',
    'TICKET-003': 'A choice made for this document does not suit.',
  },
};
