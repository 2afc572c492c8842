/** Texts of the screen for working as someone else. */
export const impersonation = {
  impersonation: {
    title: 'Working as someone else',
    text: 'You will have the same access as %{user}, for up to an hour.',
    limits:
      'Both names are recorded in the history of everything you change. Accounts, passwords and permissions cannot be opened meanwhile.',
    begin: 'Begin',
    back: 'Go back',
    refused: 'This needs a permission your account does not have. Ask your administrator.',
    already: 'You are already working as someone else. End that first.',
  },
};
