/** What a caller may do in a contract: the policies of the role of the user who has their e-mail. One statement. */
import { createHash } from 'node:crypto';
import type { Caller, Database, Program, Rights, RightsSource } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { roleProblem } from '../../Role/server/errors.ts';
import { normaliseEmail } from '../../SignIn/model.ts';
import { readEntries } from '../model/readEntries.ts';
import { findBeyond, sumEntries } from '../model/sumEntries.ts';

/** How long a change made by another server process may take to be felt here, ms. */
const TRUST = 3000;
const MOST = 5000;

/** Counted up by every change of rights in this process: what was remembered before counts no more. */
let generation = 0;

export function forgetRights(): void {
  generation += 1;
}

async function read(database: Pick<Database, 'query'>, caller: Caller, contract: number): Promise<Rights> {
  const rows = await database.query(
    { contract },
    db
      .selectFrom('accounts_user as u')
      .leftJoin('role as r', (join) =>
        join.onRef('r.contract_id', '=', 'u.contract_id').onRef('r.id', '=', 'u.contract_role_id'),
      )
      .select(['r.policies', 'u.enabled'])
      .where('u.contract_id', '=', contract)
      .where(({ fn }) => fn<string>('lower', ['u.email']), '=', normaliseEmail(caller.email)),
  );
  // A token outlives the access it was given for; what asks for no policy is closed to its holder too.
  if (rows.length === 0) throw roleProblem('ROLE-013', { email: caller.email });
  if (!rows.some(({ enabled }) => enabled)) throw roleProblem('ROLE-006', { email: caller.email });
  const policies = sumEntries(rows.flatMap(({ policies: list }) => readEntries(list).entries));
  return { policies, signature: sign(policies) };
}

function sign(policies: Rights['policies']): string {
  const written = JSON.stringify([...policies].sort(([a], [b]) => (a < b ? -1 : 1)));
  return createHash('sha256').update(written).digest('hex');
}

/** What a program may: of the person's policies those that its token names. */
function narrow(rights: Rights, { policies: named }: Program): Rights {
  const policies = new Map([...rights.policies].filter(([code]) => named.includes(code)));
  return { policies, signature: sign(policies) };
}

interface Remembered {
  readonly rights: Promise<Rights>;
  readonly until: number;
  readonly generation: number;
}

const nothing: Rights = { policies: new Map(), signature: 'nothing' };

/** Whoever works as somebody keeps to what they might do themselves, for as long as it lasts. */
function limitImpersonator(source: RightsSource): RightsSource {
  return async (caller, contract) => {
    const rights = await source(caller, contract);
    if (!caller.impersonator) return rights;
    const own = await source({ ...caller, ...caller.impersonator }, contract);
    const isHeld =
      own.policies.has('rights.impersonate') && findBeyond(rights.policies, own.policies) === undefined;
    return isHeld ? rights : nothing;
  };
}

export function createRightsSource(database: Pick<Database, 'query'>): RightsSource {
  const remembered = new Map<string, Remembered>();
  const lookUp = (caller: Caller, contract: number) => {
    const key = `${contract} ${caller.email}`;
    const hit = remembered.get(key);
    if (hit && hit.until > Date.now() && hit.generation === generation) return hit.rights;
    remembered.delete(key);
    if (remembered.size >= MOST) remembered.delete(remembered.keys().next().value ?? '');
    const rights = read(database, caller, contract);
    remembered.set(key, { rights, until: Date.now() + TRUST, generation });
    rights.catch(() => remembered.delete(key));
    return rights;
  };
  return limitImpersonator(async (caller, contract) => {
    const rights = await lookUp(caller, contract);
    return caller.program ? narrow(rights, caller.program) : rights;
  });
}
