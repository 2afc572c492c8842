/** The catalogue of the account's own calls. What a person reads of it is in `../messages`. */
import { defineErrors } from '../../../../server/kit.ts';

export const accountProblem = defineErrors({
  'ACC-101': {
    status: 403,
    message: 'A personal access token does not reach the account "{email}" itself.',
    hint: 'Sign in, and send the access token of that sign-in.',
  },
  'ACC-102': {
    status: 401,
    message: 'The sign-in "{session}" has been ended.',
    hint: 'Sign in again.',
  },
  'ACC-103': {
    status: 422,
    message: 'The current password of "{email}" is another one.',
    hint: 'Type the password you sign in with.',
  },
  'ACC-104': {
    status: 422,
    message: 'The new password is refused: "{reason}".',
    hint: 'Choose one of {least} to {most} characters that is neither your e-mail nor one character over and over.',
  },
  'ACC-105': {
    status: 429,
    message: 'Too many attempts. The next one is accepted in {minutes} min.',
    hint: 'Wait, then try again.',
  },
  'ACC-106': {
    status: 422,
    message: 'The member "{member}" is not what is asked for: {reason}.',
    hint: 'Correct it and send the call again.',
  },
  'ACC-107': {
    status: 404,
    message: 'This account has no {what} "{id}".',
    hint: 'It may have been taken away already: read the account again.',
  },
  'ACC-108': {
    status: 409,
    message: 'The second factor is "{state}" already.',
    hint: 'Read the account again.',
  },
  'ACC-110': {
    status: 422,
    message: 'The passkey is refused: it is "{reason}".',
    hint: 'Begin again: what a device answers counts once, within five minutes, and here alone.',
  },
  'ACC-109': {
    status: 422,
    message: 'The code "{code}" is not what the authenticator shows now.',
    hint: 'Type the six digits it shows, before they change; check the clock of its device.',
  },
});
