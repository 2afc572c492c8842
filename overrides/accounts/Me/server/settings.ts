/**
 * GET and PUT of `/me/settings`: what the person who asks set for their screens in this contract.
 * A PUT changes the settings it names and leaves the others, so that two open screens do not undo each other.
 */
import type { FastifyRequest } from 'fastify';
import { SIGNED_IN } from '../../../../schema/policies.ts';
import { actorOf, type Host, Problem, readContract, type Sql } from '../../../../server/kit.ts';
import { rightsSource } from '../../Policy/server/service.ts';
import { MOST_SETTINGS, readSettingsChange, type SettingsChange } from '../model.ts';
import './errors.ts';

/** One's own. */
const config = { policies: [SIGNED_IN] } as const;

interface Owner {
  readonly contract: number;
  readonly account: number;
  readonly actor: string;
}

async function readOwner(host: Host, request: FastifyRequest): Promise<Owner> {
  const caller = await host.authenticate(request);
  // No policy is about them, so no scope can name them.
  if (caller.program) throw new Problem('ME-003', { email: caller.email });
  const { contract: named } = request.query as { readonly contract?: unknown };
  const contract = readContract(caller, [named]);
  // Refuses who was disabled or does not work there any more.
  await rightsSource(host)(caller, contract);
  return { contract, account: caller.accountId, actor: actorOf(caller) };
}

const readText = `SELECT coalesce(jsonb_object_agg("name", "value"), '{}') AS settings, count(*) AS count FROM "user_setting" WHERE "contract_id" = $1 AND "account_id" = $2`;

const writeText = `INSERT INTO "user_setting" ("contract_id", "account_id", "name", "value") SELECT $1, $2, s.key, s.value FROM jsonb_each($3::jsonb) s WHERE s.value <> 'null' ORDER BY s.key ON CONFLICT ("contract_id", "account_id", "name") DO UPDATE SET "value" = excluded."value", "updated_at" = now()`;

const dropText = `DELETE FROM "user_setting" WHERE "contract_id" = $1 AND "account_id" = $2 AND "name" IN (SELECT s.key FROM jsonb_each($3::jsonb) s WHERE s.value = 'null')`;

interface Kept {
  readonly settings: SettingsChange;
  readonly count: number;
}

async function readSettings(sql: Sql, { contract, account }: Owner): Promise<Kept> {
  const [row] = await sql.query<Kept>(readText, [contract, account]);
  return row ?? { settings: {}, count: 0 };
}

async function writeSettings(sql: Sql, owner: Owner, change: SettingsChange): Promise<Kept> {
  const values = [owner.contract, owner.account, JSON.stringify(change)];
  await sql.query(dropText, values);
  await sql.query(writeText, values);
  const kept = await readSettings(sql, owner);
  if (kept.count > MOST_SETTINGS) throw new Problem('ME-002', { count: kept.count, most: MOST_SETTINGS });
  return kept;
}

export function registerSettings(host: Host, path: string): void {
  const { app, database } = host;
  app.get(path, { config }, async (request) => {
    const owner = await readOwner(host, request);
    const scope = { contract: owner.contract };
    const { settings } = await readSettings(
      { query: (text, params) => database.query(scope, text, params) },
      owner,
    );
    return settings;
  });
  app.put(path, { config }, async (request) => {
    const owner = await readOwner(host, request);
    const read = readSettingsChange(request.body);
    if ('fault' in read) throw new Problem('ME-001', { reason: read.fault });
    const { settings } = await database.transaction({ contract: owner.contract, actor: owner.actor }, (tx) =>
      writeSettings(tx, owner, read.change),
    );
    return settings;
  });
}
