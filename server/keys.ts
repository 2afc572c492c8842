/**
 * The secrets of this installation, made on first start and kept in `VAR_DIR/keys`, readable by its owner only: the key
 * that signs access tokens, those that signed before and whose tokens may still be good, the desk's client secret, the
 * key that signs cookies, those that seal secrets. `rotateKeys.ts` changes them while servers run, which see it here.
 */
import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Keys {
  /** P-256, signs access tokens. */
  readonly signing: KeyObject;
  /** Name of the signing key in a token's header. */
  readonly keyId: string;
  /** Public keys by their names: of the one that signs, and of those before it. */
  readonly verifying: ReadonlyMap<string, KeyObject>;
  /** Secret of the confidential client `desk`; it never leaves the server. */
  readonly clientSecret: string;
  /** P-256, signs what must be provable later; whoever proves it has its public key alone. */
  readonly record: RecordKey;
  readonly cookieSecret: string;
  /** Seal what the database keeps of second factors, and of properties that are secret: the first does, all unseal. */
  readonly sealingSecrets: readonly string[];
}

/** A key that signs records which are kept for years. */
export interface RecordKey {
  readonly key: KeyObject;
  readonly keyId: string;
}

/** Names of files in the folder. */
export const SIGNING = 'access-token.pem';
export const SEALING = 'sealing-secret';
export const RECORD = 'record.pem';
/** Public keys of all that ever signed records: they stay. */
export const recordPublicName = (keyId: string): string => `record-${keyId}.public.pem`;
const RETIRED = /^retired-([\w-]+)\.(\d+)\.pem$/;

/** @param until seconds of the epoch */
export const retiredName = (keyId: string, until: number): string => `retired-${keyId}.${until}.pem`;

/** How long a change of the folder may go unseen. */
const LOOK_MS = 1000;

interface Known {
  readonly keys: Keys;
  /** Changes with every file of the folder. */
  readonly state: string;
  lookAgainAt: number;
}

const known = new Map<string, Known>();

export const keysFolder = (varDir: string): string => join(varDir, 'keys');

/**
 * Reads the keys of a `VAR_DIR`, making those that are missing.
 *
 * @returns the same object until they change
 */
export function readKeys(varDir: string): Keys {
  const read = known.get(varDir);
  return read && Date.now() < read.lookAgainAt ? read.keys : lookAgain(varDir);
}

/** The public key of a name. One that is not known may have been made a moment ago by another process. */
export function findVerifying(varDir: string, keyId: string): KeyObject | undefined {
  return readKeys(varDir).verifying.get(keyId) ?? lookAgain(varDir).verifying.get(keyId);
}

function lookAgain(varDir: string): Keys {
  const folder = keysFolder(varDir);
  const read = known.get(varDir);
  const lookAgainAt = Date.now() + LOOK_MS;
  if (read && read.state === describeFolder(folder)) {
    read.lookAgainAt = lookAgainAt;
    return read.keys;
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const keys = readFolder(folder);
  known.set(varDir, { keys, state: describeFolder(folder), lookAgainAt });
  return keys;
}

/** A key that signed before goes once the last of its tokens has expired. */
function describeFolder(folder: string): string {
  try {
    return readdirSync(folder)
      .filter((name) => !dropExpired(folder, name))
      .map((name) => {
        const { mtimeMs, ino } = statSync(join(folder, name));
        return `${name} ${mtimeMs} ${ino}`;
      })
      .join('\n');
  } catch {
    // A file went meanwhile: the folder is read anew.
    return '';
  }
}

function dropExpired(folder: string, name: string): boolean {
  const until = RETIRED.exec(name)?.[2];
  if (until === undefined || Number(until) * 1000 > Date.now()) return false;
  rmSync(join(folder, name), { force: true });
  return true;
}

function readFolder(folder: string): Keys {
  const keep = (name: string, make: () => string) => readOrMake(join(folder, name), make);
  const signing = createPrivateKey(keep(SIGNING, makeSigningKey));
  const current = createPublicKey(signing);
  const verifying = new Map(
    readdirSync(folder)
      .flatMap((name) => {
        const text = RETIRED.test(name) && !dropExpired(folder, name) && readIfThere(join(folder, name));
        return text ? [createPublicKey(text)] : [];
      })
      .map((key) => [nameKey(key), key]),
  );
  verifying.set(nameKey(current), current);
  return {
    signing,
    keyId: nameKey(current),
    verifying,
    clientSecret: keep('desk-client-secret', makeSecret),
    record: readRecordKey(keep),
    cookieSecret: keep('cookie-secret', makeSecret),
    sealingSecrets: keep(SEALING, makeSecret).split(/\s+/).filter(Boolean),
  };
}

/** The public key is beside it from its first use on, so that a rotation leaves it behind. */
function readRecordKey(keep: (name: string, make: () => string) => string): RecordKey {
  const key = createPrivateKey(keep(RECORD, makeSigningKey));
  const spki = createPublicKey(key);
  const keyId = nameKey(spki);
  keep(recordPublicName(keyId), () => spki.export({ type: 'spki', format: 'pem' }).toString());
  return { key, keyId };
}

export const nameKey = (key: KeyObject): string => String(key.export({ format: 'jwk' }).x).slice(0, 12);

export function makeSigningKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

export const makeSecret = () => randomBytes(32).toString('base64url');

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
