/** The catalogue of sign-in. What a person reads on the sign-in page is in `texts.ts`. */
import { defineErrors } from '../../../../server/kit.ts';

export const signInProblem = defineErrors({
  'ACC-001': {
    status: 404,
    message: 'No account has the e-mail "{email}".',
    hint: 'Check its spelling. The demo has manager@demo.test, anna@demo.test and bruno@demo.test.',
  },
  'ACC-002': {
    status: 403,
    message: 'The account "{email}" does not work for contract "{contract}".',
    hint: 'Its contracts: {contracts}.',
  },
  'ACC-003': {
    status: 401,
    message: 'The question for a token is not signed with the key of this server.',
    hint: 'Run "npm run token" with the VAR_DIR of the running server, on the same machine.',
  },
  'ACC-004': {
    status: 400,
    message: 'The grant type "{grantType}" is not accepted here.',
    hint: 'Send grant_type "authorization_code" with code, redirect_uri and code_verifier, or "refresh_token".',
  },
  'ACC-005': {
    status: 400,
    message: 'The accounts service refused: {error}, {description}.',
    hint: 'Send the person to sign in again.',
  },
  'ACC-006': {
    status: 400,
    message: 'The field "{field}" is missing from the form.',
    hint: 'Send it form-encoded, as in RFC 6749.',
  },
  'ACC-007': {
    status: 415,
    message: 'The body is "{contentType}" and not a form.',
    hint: 'Send it as "application/x-www-form-urlencoded".',
  },
});
