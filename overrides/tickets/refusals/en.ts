/** What a person reads when a call about a ticket is refused, by code and in English. Fetched with the first refusal. */
export const refusals = {
  errors: {
    'TICKET-009':
      'The pictures of a ticket are PNG images of at most 2,000 pixels a side. Choose the file again.',
    'TICKET-008':
      'The layout “%{layout}” is already for the same paper, unit and show. Change that one, or choose something else here.',
    'TICKET-007': 'This performance has no valid ticket, or more than the %{most} of one document.',
    'TICKET-006': 'Choose the performance that this door lets in.',
    'TICKET-005': 'Scan a code or choose a ticket.',
    'TICKET-004': 'This scan was already sent for another ticket. Scan the ticket again.',
    'TICKET-003': 'These tickets do not belong to this order.',
    'TICKET-002': 'Tickets and receipts cannot be produced in this format.',
  },
};
