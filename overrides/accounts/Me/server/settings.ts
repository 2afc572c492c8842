/**
 * What the person who asks set for their screens in this contract. A PUT changes the settings it names and leaves the
 * others, so that two open screens do not undo each other.
 */
import { defineCall } from '../../../../server/call.ts';
import type { Caller, Sql } from '../../../../server/kit.ts';
import { anyOf, db, sqlFile } from '../../../../server/sql.ts';
import { MOST_SETTINGS, readSettingsChange, type SettingsChange } from '../model.ts';
import { settingsProblem } from './errors.ts';

interface Owner {
  readonly contract: number;
  readonly account: number;
}

function ownerOf({ caller, contract }: { readonly caller: Caller; readonly contract: number }): Owner {
  // No policy is about them, so no scope can name them.
  if (caller.program) throw settingsProblem('ME-003', { email: caller.email });
  return { contract, account: caller.accountId };
}

async function listSettings(sql: Sql, { contract, account }: Owner): Promise<SettingsChange> {
  const rows = await sql.query(
    db
      .selectFrom('user_setting')
      .select(['name', 'value'])
      .where('contract_id', '=', contract)
      .where('account_id', '=', account),
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** `change` is JSON by name. */
const putSettings = sqlFile<{
  readonly contract: number;
  readonly account: number;
  readonly change: string;
}>(import.meta.dirname, 'putSettings.sql');

async function writeSettings(sql: Sql, owner: Owner, change: SettingsChange): Promise<SettingsChange> {
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
  const settings = await listSettings(sql, owner);
  const count = Object.keys(settings).length;
  if (count > MOST_SETTINGS) throw settingsProblem('ME-002', { count, most: MOST_SETTINGS });
  return settings;
}

export const readSettings = defineCall('GET /me/settings', async (context) => ({
  value: await listSettings(context.tx, ownerOf(context)),
}));

export const changeSettings = defineCall('PUT /me/settings', async (context, { body }) => {
  const read = readSettingsChange(body);
  if ('fault' in read) throw settingsProblem('ME-001', { reason: read.fault });
  return { value: await writeSettings(context.tx, ownerOf(context), read.change) };
});
