/** What a person reads when lettering is refused, by code and in English. Fetched with the first refusal. */
export const refusals = {
  errors: {
    'MONEY-001': 'These entries do not settle each other: %{difference} are left. Choose others.',
    'MONEY-002': 'One of these entries is not of this account. Look at it again.',
    'MONEY-003': 'Entries in %{currencies} cannot be lettered together. Letter each currency by itself.',
    'MONEY-004': 'One of these entries is in the lettering %{code} already. Look at the account again.',
    'MONEY-005': 'The lettering %{code} was undone already.',
    'MONEY-006': 'Choose a period whose first day is not after its last.',
  },
};
