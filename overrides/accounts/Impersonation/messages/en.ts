/** Texts of the screen for working as someone else. */
export const impersonation = {
  impersonation: {
    title: 'Working as someone else',
    text: 'You will see and do what %{user} may see and do, for an hour at most.',
    limits:
      'Both names stand in the history of everything you change. Accounts, passwords and rights stay closed meanwhile.',
    begin: 'Begin',
    back: 'Go back',
    refused: 'It takes a right that your account does not have. Ask your administrator for it.',
    already: 'You work as someone else already. End that first.',
  },
};
