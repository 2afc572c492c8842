/**
 * Where the server of an API is and how ours signs in there: a sealed file of `VAR_DIR/remotes` for each, written by
 * `npm run remote` while servers run. One organiser's own goes before that of all; none of it leaves the server.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { remoteAddresses } from '../generated/remotes.ts';
import { readKeys } from '../keys.ts';
import { seal, unseal } from '../secrets/seal.ts';
import { remoteProblem } from './errors.ts';

const text = z.string().min(1);

const credentials = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('bearer'), token: text }),
  z.object({ kind: z.literal('basic'), user: text, password: z.string() }),
  z.object({ kind: z.literal('header'), name: text, value: text }),
  z.object({ kind: z.literal('query'), name: text, value: text }),
  z.object({
    kind: z.literal('oauth'),
    tokenUrl: text,
    clientId: text,
    clientSecret: text,
    scope: z.string().optional(),
  }),
]);

const stored = z.object({
  /** Instead of the one in `apis.jsonld`. */
  address: text.optional(),
  seconds: z.number().positive().optional(),
  credentials,
});

export type Credentials = z.infer<typeof credentials>;
export type StoredConnection = z.infer<typeof stored>;

export interface Connection {
  readonly api: string;
  /** Without a slash at its end. */
  readonly address: string;
  /** In which it must have answered. */
  readonly seconds: number;
  readonly credentials: Credentials;
}

const USUAL_SECONDS = 15;

const folderOf = (varDir: string): string => join(varDir, 'remotes');

const nameOf = (api: string, contract: number | undefined): string =>
  contract === undefined ? api : `${api}.${contract}`;

function readStored(varDir: string, name: string): StoredConnection | undefined {
  let sealed: string;
  try {
    sealed = readFileSync(join(folderOf(varDir), name), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const opened = unseal(readKeys(varDir).sealingSecrets, sealed);
  if (opened === undefined) throw new Error(`"${name}" in ${folderOf(varDir)} was sealed by another key.`);
  return stored.parse(JSON.parse(opened));
}

/** Whether some organisers have a connection of their own: then nobody uses the API without one. */
function isOwnOnly(varDir: string, api: string): boolean {
  try {
    return readdirSync(folderOf(varDir)).some((name) => name.startsWith(`${api}.`));
  } catch {
    return false;
  }
}

/** @throws Problem REM-001 where the API has no address, or is another organiser's alone */
export function readConnection(varDir: string, api: string, contract: number): Connection {
  const found = readStored(varDir, nameOf(api, contract)) ?? readStored(varDir, nameOf(api, undefined));
  const address = found?.address ?? remoteAddresses[api];
  if (address === undefined || (!found && isOwnOnly(varDir, api))) throw remoteProblem('REM-001', { api });
  return {
    api,
    address: address.replace(/\/+$/, ''),
    seconds: found?.seconds ?? USUAL_SECONDS,
    credentials: found?.credentials ?? { kind: 'none' },
  };
}

/** Whole or not at all: servers read it while it is written. */
export function writeConnection(
  varDir: string,
  { api, contract }: { readonly api: string; readonly contract: number | undefined },
  connection: StoredConnection,
): void {
  const file = join(folderOf(varDir), nameOf(api, contract));
  mkdirSync(folderOf(varDir), { recursive: true, mode: 0o700 });
  const sealed = seal(readKeys(varDir).sealingSecrets, JSON.stringify(stored.parse(connection)));
  writeFileSync(`${file}~${process.pid}`, sealed, { mode: 0o600, flush: true });
  renameSync(`${file}~${process.pid}`, file);
}

export function removeConnection(varDir: string, api: string, contract: number | undefined): void {
  rmSync(join(folderOf(varDir), nameOf(api, contract)), { force: true });
}
