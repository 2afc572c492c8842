/** What a person reads when a ticket’s document is refused, by code and in English. Fetched with the first refusal. */
export const refusals = {
  errors: {
    'TICKET-003': 'These tickets do not belong to this order.',
    'TICKET-002': 'Tickets cannot be produced in this format.',
  },
};
