/** Ten codes for the day the authenticator is lost: 80 random bits each, kept as hashes, each good once. */
import { createHash, randomInt } from 'node:crypto';
import type { Database, Sql } from '../../../../server/kit.ts';
import { db, now } from '../../../../server/sql.ts';

const CODES = 10;
/** Nothing that is read as something else: no 0, 1, i, l, o, u. */
const LETTERS = '23456789abcdefghjkmnpqrstvwxyz';

const makeCode = () =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  ).join('-');

/** Blanks, dashes and capitals make no difference. */
const hash = (code: string) =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest('base64url');

/** Replaces those there were. @returns the codes, which nobody can read again */
export async function renewRecoveryCodes(sql: Sql, accountId: number): Promise<readonly string[]> {
  const codes = Array.from({ length: CODES }, makeCode);
  await dropRecoveryCodes(sql, accountId);
  await sql.query(
    db
      .insertInto('account_recovery_code')
      .values(codes.map((code) => ({ account_id: accountId, hash: hash(code) }))),
  );
  return codes;
}

export async function dropRecoveryCodes(sql: Sql, accountId: number): Promise<void> {
  await sql.query(
    db.deleteFrom('account_recovery_code').where('contract_id', '=', 0).where('account_id', '=', accountId),
  );
}

export async function consumeRecoveryCode(
  database: Pick<Database, 'query'>,
  accountId: number,
  code: string,
): Promise<boolean> {
  const used = await database.query(
    'system',
    db
      .updateTable('account_recovery_code')
      .set({ used_at: now })
      .where('contract_id', '=', 0)
      .where('account_id', '=', accountId)
      .where('hash', '=', hash(code))
      .where('used_at', 'is', null)
      .returning('hash'),
  );
  return used.length > 0;
}
