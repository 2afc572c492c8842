/** The split of a token endpoint's errors. */
import { expect, it } from 'vitest';
import { SignedOutError } from './freshToken.ts';

it.each([
  ['invalid_grant', 'invalid grant'],
  ['invalid_scope', 'invalid scope'],
  ['access_denied', 'oauth error'],
  ['server_error', 'oauth error'],
])('takes "%s" for an %s', (error, kind) => {
  expect(new SignedOutError(error).kind).toBe(kind);
});
