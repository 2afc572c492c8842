/** What a person reads when an offer is refused, by code and in English. Fetched with the first refusal. */
export const refusals = {
  errors: {
    'OFFER-001': 'The offers in this cart have changed. Check the new total, then take the payment.',
    'OFFER-002': 'Another sale has just used up “%{what}”. Check the new total, then take the payment.',
    'OFFER-003': 'The offer “%{offer}” is not for this customer, or the customer has already used it.',
  },
};
