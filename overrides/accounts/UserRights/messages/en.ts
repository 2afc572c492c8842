/** What is read of user rights before their screens are fetched, in English: the menu, and refusals. */
export const userRights = {
  userRights: { menu: 'Users and rights' },
  errors: {
    'ROLE-001': 'The role “%{role}” is one of the product’s own and is not changed.',
    'ROLE-002':
      'This reaches further than what you may do yourself. Nobody gives rights that they do not have.',
    'ROLE-003': 'After this nobody could give rights any more. First give somebody else that right.',
    'ROLE-006': 'The access of %{email} is disabled.',
    'ROLE-007': 'Nobody disables their own access. Ask somebody else.',
    'ROLE-009': '%{email} was sent several mails within the hour. Have them look into their mailbox.',
    'MAIL-001': 'The mail to %{to} could not be sent. The user is saved: send the invitation again.',
  },
};
