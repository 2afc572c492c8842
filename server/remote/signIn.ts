/** Credentials to the headers and the query of a call. Access tokens of OAuth are kept until shortly before they end. */
import { createHash } from 'node:crypto';
import type { OutgoingAnswer } from '../outgoing/sendOutgoing.ts';
import type { Connection, Credentials } from './connection.ts';
import { remoteProblem } from './errors.ts';

type OAuth = Extract<Credentials, { kind: 'oauth' }>;

export interface SignedCall {
  readonly headers: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

/** Posts a form. */
export type PostForm = (url: URL, form: URLSearchParams, basic: string) => Promise<OutgoingAnswer>;

interface Token {
  readonly value: string;
  readonly until: number;
}

const EARLY_MS = 30_000;
const USUAL_SECONDS = 300;
const tokens = new Map<string, Promise<Token>>();

const encode = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

const keyOf = (credentials: OAuth): string =>
  createHash('sha256').update(JSON.stringify(credentials)).digest('base64url');

async function askToken(api: string, credentials: OAuth, post: PostForm): Promise<Token> {
  const form = new URLSearchParams({ grant_type: 'client_credentials' });
  if (credentials.scope) form.set('scope', credentials.scope);
  const basic = encode(
    encodeURIComponent(credentials.clientId),
    encodeURIComponent(credentials.clientSecret),
  );
  const { status, text } = await post(new URL(credentials.tokenUrl), form, basic);
  if (status >= 400) throw remoteProblem('REM-007', { api, status });
  const body: { access_token?: unknown; expires_in?: unknown } = readJson(text);
  if (typeof body.access_token !== 'string')
    throw remoteProblem('REM-006', { api, reason: 'its token endpoint gave no access token' });
  const seconds = Number(body.expires_in ?? USUAL_SECONDS) || USUAL_SECONDS;
  return { value: body.access_token, until: Date.now() + seconds * 1000 - EARLY_MS };
}

function readJson(text: string): object {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

async function readToken(api: string, credentials: OAuth, post: PostForm): Promise<string> {
  const key = keyOf(credentials);
  const known = await tokens.get(key)?.catch(() => undefined);
  if (known && known.until > Date.now()) return known.value;
  const asked = askToken(api, credentials, post);
  tokens.set(key, asked);
  asked.catch(() => tokens.delete(key));
  return (await asked).value;
}

/** @returns whether another token may help */
export function forgetToken({ credentials }: Connection): boolean {
  return credentials.kind === 'oauth' && tokens.delete(keyOf(credentials));
}

export async function signCall({ api, credentials }: Connection, post: PostForm): Promise<SignedCall> {
  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` }, query: {} });
  switch (credentials.kind) {
    case 'none':
      return { headers: {}, query: {} };
    case 'bearer':
      return bearer(credentials.token);
    case 'basic':
      return { headers: { authorization: encode(credentials.user, credentials.password) }, query: {} };
    case 'header':
      return { headers: { [credentials.name.toLowerCase()]: credentials.value }, query: {} };
    case 'query':
      return { headers: {}, query: { [credentials.name]: credentials.value } };
    case 'oauth':
      return bearer(await readToken(api, credentials, post));
  }
}
