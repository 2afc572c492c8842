/**
 * GET and PUT of `/me/settings`: what the person who asks set for their screens in this contract.
 * A PUT changes the settings it names and leaves the others, so that two open screens do not undo each other.
 */
import type { FastifyRequest } from 'fastify';
import { SIGNED_IN } from '../../../../schema/policies.ts';
import { actorOf, type Host, readContract, type Sql } from '../../../../server/kit.ts';
import { anyOf, db, sqlFile } from '../../../../server/sql.ts';
import { rightsSource } from '../../Policy/server/service.ts';
import { MOST_SETTINGS, readSettingsChange, type SettingsChange } from '../model.ts';
import { settingsProblem } from './errors.ts';

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
  if (caller.program) throw settingsProblem('ME-003', { email: caller.email });
  const { contract: named } = request.query as { readonly contract?: unknown };
  const contract = readContract(caller, [named]);
  // Refuses who was disabled or does not work there any more.
  await rightsSource(host)(caller, contract);
  return { contract, account: caller.accountId, actor: actorOf(caller) };
}

interface Kept {
  readonly settings: SettingsChange;
  readonly count: number;
}

async function readSettings(sql: Sql, { contract, account }: Owner): Promise<Kept> {
  const rows = await sql.query(
    db
      .selectFrom('user_setting')
      .select(['name', 'value'])
      .where('contract_id', '=', contract)
      .where('account_id', '=', account),
  );
  return { settings: Object.fromEntries(rows.map(({ name, value }) => [name, value])), count: rows.length };
}

/** `change` is JSON by name. */
const putSettings = sqlFile<{
  readonly contract: number;
  readonly account: number;
  readonly change: string;
}>(import.meta.dirname, 'putSettings.sql');

async function writeSettings(sql: Sql, owner: Owner, change: SettingsChange): Promise<Kept> {
  const { contract, account } = owner;
  const dropped = Object.keys(change).filter((name) => change[name] === null);
  await sql.query(
    db
      .deleteFrom('user_setting')
      .where('contract_id', '=', contract)
      .where('account_id', '=', account)
      .where('name', '=', anyOf(dropped)),
  );
  await sql.query(putSettings({ contract, account, change: JSON.stringify(change) }));
  const kept = await readSettings(sql, owner);
  if (kept.count > MOST_SETTINGS) throw settingsProblem('ME-002', { count: kept.count, most: MOST_SETTINGS });
  return kept;
}

export function registerSettings(host: Host, path: string): void {
  const { app, database } = host;
  app.get(path, { config }, async (request) => {
    const owner = await readOwner(host, request);
    const scope = { contract: owner.contract };
    const { settings } = await readSettings(
      { query: (statement, params) => database.query(scope, statement, params) },
      owner,
    );
    return settings;
  });
  app.put(path, { config }, async (request) => {
    const owner = await readOwner(host, request);
    const read = readSettingsChange(request.body);
    if ('fault' in read) throw settingsProblem('ME-001', { reason: read.fault });
    const { settings } = await database.transaction({ contract: owner.contract, actor: owner.actor }, (tx) =>
      writeSettings(tx, owner, read.change),
    );
    return settings;
  });
}
