/**
 * The secrets of this installation, made on first start and kept in `VAR_DIR/keys`, readable by its owner only:
 * the key that signs access tokens, the desk's client secret, the key that signs cookies, the one that seals secrets.
 */
import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Keys {
  /** P-256, signs and, by its public half, verifies access tokens. */
  readonly signing: KeyObject;
  readonly verifying: KeyObject;
  /** Name of the signing key in a token's header. */
  readonly keyId: string;
  /** Secret of the confidential client `desk`; it never leaves the server. */
  readonly clientSecret: string;
  readonly cookieSecret: string;
  /** Seals what the database keeps of second factors, and of properties that are secret. */
  readonly sealingSecret: string;
}

const known = new Map<string, Keys>();

/** Reads the keys of a `VAR_DIR`, making those that are missing. */
export function readKeys(varDir: string): Keys {
  const read = known.get(varDir);
  if (read) return read;
  const folder = join(varDir, 'keys');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const keep = (name: string, make: () => string) => readOrMake(join(folder, name), make);
  const signing = createPrivateKey(keep('access-token.pem', makeSigningKey));
  const verifying = createPublicKey(signing);
  const keys = {
    signing,
    verifying,
    keyId: String(verifying.export({ format: 'jwk' }).x).slice(0, 12),
    clientSecret: keep('desk-client-secret', makeSecret),
    cookieSecret: keep('cookie-secret', makeSecret),
    sealingSecret: keep('sealing-secret', makeSecret),
  };
  known.set(varDir, keys);
  return keys;
}

function makeSigningKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

const makeSecret = () => randomBytes(32).toString('base64url');

/** Whole or not at all, and the first of two processes wins: a link to a finished file does not replace. */
function readOrMake(file: string, make: () => string): string {
  const existing = readIfThere(file);
  if (existing !== undefined) return existing;
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, make(), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8');
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
