/**
 * `npm run token -- --email <user>`: prints an access token for the running server, for curl and scripts. Whoever may
 * read the keys of VAR_DIR may ask: the question is a JWT of a few seconds, signed with the access token key.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SignJWT } from 'jose';
import { readKeys } from './keys.ts';

const USAGE = 'Usage: npm run token -- --email <user> [--contract <id>]';

interface Question {
  readonly email: string;
  readonly contract?: number;
}

function readQuestion(): Question {
  const { values } = parseArgs({ options: { email: { type: 'string' }, contract: { type: 'string' } } });
  if (!values.email) throw new Error(USAGE);
  return { email: values.email, ...(values.contract ? { contract: Number(values.contract) } : {}) };
}

async function askToken(question: Question): Promise<string> {
  const { PORT = '8080', VAR_DIR = './var' } = process.env;
  if (!existsSync(join(VAR_DIR, 'keys', 'access-token.pem')))
    throw new Error(
      `No keys in "${join(VAR_DIR, 'keys')}". Start the server once, or set VAR_DIR to its folder.`,
    );
  const { signing, keyId } = readKeys(VAR_DIR);
  const proof = await new SignJWT({ ...question })
    .setProtectedHeader({ alg: 'ES256', typ: 'token-question+jwt', kid: keyId })
    .setExpirationTime('30s')
    .sign(signing);
  const address = `http://localhost:${PORT}`;
  const answer = await fetch(`${address}/accounts/internal/token`, {
    method: 'POST',
    headers: { authorization: `Bearer ${proof}` },
  }).catch(() => {
    throw new Error(`No server answers on ${address}. Start it with "npm start", or set PORT to its port.`);
  });
  const body = (await answer.json().catch(() => ({}))) as Record<string, unknown>;
  if (typeof body.access_token === 'string') return body.access_token;
  throw new Error(
    String(body.detail ?? body.title ?? body.message ?? `The server answered ${answer.status}.`),
  );
}

try {
  console.log(await askToken(readQuestion()));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
