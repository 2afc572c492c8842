/**
 * Who carries a personal access token: the person, no further than the token's policies, in its contract. What is found
 * is remembered for some seconds; a token revoked in this process is felt at once, in others after that.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Caller, Host } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';
import { findPersonById } from './people.ts';

export const PREFIX = 'tbo_';

const TRUST_MS = 3000;
const MOST = 2000;

export const makeTokenText = (): string => `${PREFIX}${randomBytes(32).toString('base64url')}`;

/** 256 random bits need no slow hash. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

interface Found {
  readonly caller: Promise<Caller | undefined>;
  readonly until: number;
  readonly generation: number;
}

/** Counted up when a token is revoked here: what was remembered before counts no more. */
let generation = 0;

export function forgetPrograms(): void {
  generation += 1;
}

/** Looks the token up, and notes its use, not more than once a minute. */
const countTokenUse = sqlFile<
  { readonly hash: string },
  {
    readonly accountId: number;
    readonly contract: number;
    readonly policies: readonly string[];
    readonly isReadOnly: boolean;
  }
>(import.meta.dirname, 'countTokenUse.sql');

async function find({ database }: Pick<Host, 'database'>, hash: string): Promise<Caller | undefined> {
  const [row] = await database.query('system', countTokenUse({ hash }));
  const person = row && (await findPersonById(database, row.accountId));
  // Who works for the contract no more has no program there either.
  if (!row || !person?.contracts.includes(row.contract)) return undefined;
  const { contract, policies, isReadOnly } = row;
  return {
    accountId: person.id,
    email: person.email,
    name: person.name,
    contracts: [contract],
    contract,
    program: { policies, isReadOnly },
  };
}

export function createTokenReader(
  host: Pick<Host, 'database'>,
): (token: string) => Promise<Caller | undefined> {
  const remembered = new Map<string, Found>();
  return (token) => {
    const hash = hashToken(token);
    const hit = remembered.get(hash);
    if (hit && hit.until > Date.now() && hit.generation === generation) return hit.caller;
    remembered.delete(hash);
    if (remembered.size >= MOST) remembered.delete(remembered.keys().next().value ?? '');
    const caller = find(host, hash);
    remembered.set(hash, { caller, until: Date.now() + TRUST_MS, generation });
    caller.catch(() => remembered.delete(hash));
    return caller;
  };
}
