/** What a person reads when an account, a right or a mail is refused, by code and in English. Fetched with the first refusal. */
import { policies } from '../Policy/model/english.ts';

export const rights = { policy: policies.policy };

export const refusals = {
  errors: {
    'ACC-101': 'A personal access token cannot change the account. Sign in instead.',
    'ACC-102': 'This session has been ended. Sign in again.',
    'ACC-103': 'This is not your current password.',
    'ACC-105': 'Too many attempts. Try again in %{minutes} min.',
    'ACC-107': 'This no longer exists.',
    'ACC-108': 'The second factor has changed in the meantime. Close this and check again.',
    'ACC-109': 'This is not the current code. Check that the clock on your phone is right.',
    'ACC-110': 'This passkey was not accepted. Try again and follow your browser’s instructions.',
    'ROLE-001': 'The role “%{role}” is built in and cannot be changed.',
    'ROLE-002': 'You do not have the permission “%{policy}” yourself, so you cannot give it to others.',
    'ROLE-003':
      'This would leave nobody able to manage permissions. Give that permission to someone else first.',
    'ROLE-006': 'The access of %{email} is disabled.',
    'ROLE-013': '%{email} no longer works for this organiser.',
    'ROLE-007': 'You cannot disable your own access. Ask someone else.',
    'ROLE-009': '%{email} has been sent several e-mails within the hour. Ask them to check their mailbox.',
    'MAIL-002': 'This mailbox does not exist. Correct the e-mail, and invite them again.',
    'MAIL-001': 'The e-mail could not be sent yet. It will be tried again.',
    'ACC-001': 'No account has this e-mail.',
    'ACC-002': 'This account does not work for this organiser.',
    'ACC-003': 'Tokens can only be requested from the server’s own machine.',
    'ACC-004': 'This sign-in method is not accepted.',
    'ACC-005': 'Your sign-in has ended. Sign in again.',
    'ACC-006': 'The sign-in is incomplete. Start again.',
    'ACC-007': 'The sign-in could not be read. Start again.',
    'ACC-104': 'This password is not accepted. Choose another one.',
    'ACC-106': 'The value of “%{member}” is not valid.',
    'ACT-001': 'This organiser has no active user “%{user}”.',
    'ACT-002':
      '%{user} has the permission “%{policy}”, which you do not have. You can only work as someone with no more permissions than you.',
    'ACT-003': 'You are working as %{user}: their account, password and permissions cannot be opened.',
    'ACT-004': 'You are %{user} already.',
    'ME-001': 'Your setting could not be saved.',
    'ME-002': 'Too many settings are saved already (limit: %{most}).',
    'ROLE-004': 'One of the permissions cannot be granted. Reload the page.',
    'ROLE-008':
      '%{email} cannot be sent this e-mail: invitations are for people without a password, resets for active users.',
    'ROLE-010': 'This right does not exist.',
    'ACT-005': 'You are no longer working as %{user}.',
    'ACT-006': 'You are not working as someone else.',
    'ME-003': 'A personal access token cannot read your settings. Sign in instead.',
    'ROLE-011':
      '%{email} also works for other organisers, so you cannot remove their second factor. They can sign in with a recovery code.',
    'ROLE-012': 'Turn off your own second factor on your account page.',
  },
};
