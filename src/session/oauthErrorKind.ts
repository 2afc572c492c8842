/** What a token endpoint's `error` means to the client. Pure. */

export type OAuthErrorKind = 'invalid grant' | 'invalid scope' | 'oauth error';

export function oauthErrorKind(error: string): OAuthErrorKind {
  if (error === 'invalid_grant') return 'invalid grant';
  return error === 'invalid_scope' ? 'invalid scope' : 'oauth error';
}
