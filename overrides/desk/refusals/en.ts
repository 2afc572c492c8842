/** What a person reads when a desk session is refused, by code and in English. Fetched with the first refusal. */
export const refusals = {
  errors: {
    'DESK-001': 'Open your desk session before selling.',
    'DESK-002': 'Your desk session %{sessionNumber} is already open.',
    'DESK-003': 'The desk session %{sessionNumber} is already closed.',
    'DESK-004': 'The desk session %{sessionNumber} belongs to %{owner}.',
    'SWITCH-001': 'This address does not belong to the back office.',
    'DESK-006': 'There are no customer fields of this kind.',
    'DESK-007': 'There is no feature called %{name}.',
    'DESK-008': 'There is no such coin or note in %{currency}.',
    'DESK-009': 'The cash counted is not what is expected. Count again, or give the reason.',
    'DESK-010': 'There is not that much cash in the drawer.',
  },
};
