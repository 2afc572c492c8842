/**
 * The authenticator of an account (TOTP, RFC 6238: six digits every 30 s): its enrolment and its codes. A code of the
 * step before or after is taken, for clocks that differ, and none twice: the step of the last one is kept (§5.2).
 */
import { type Host, readKeys, type Sql, seal, unseal } from '../../../../server/kit.ts';
import { db, now } from '../../../../server/sql.ts';
import { consumeRecoveryCode, dropRecoveryCodes, renewRecoveryCodes } from './recoveryCodes.ts';
import { type Doer, logSecurity } from './securityLog.ts';
import { endSessions } from './sessions.ts';
import { asStore } from './store.ts';

const ISSUER = 'Back-office';
const PERIOD_SECONDS = 30;

interface FactorState {
  readonly isOn: boolean;
  readonly recoveryCodesLeft: number;
}

/** `isOn` is whether signing in asks for a code. */
export async function readFactorState(
  database: Pick<Host['database'], 'query'>,
  accountId: number,
): Promise<FactorState> {
  const [row] = await database.query(
    'system',
    db.selectNoFrom(({ exists, selectFrom }) => [
      exists(
        selectFrom('account_factor')
          .select('account_id')
          .where('contract_id', '=', 0)
          .where('account_id', '=', accountId)
          .where('confirmed_at', 'is not', null),
      )
        .$castTo<boolean>()
        .as('isOn'),
      selectFrom('account_recovery_code')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('contract_id', '=', 0)
        .where('account_id', '=', accountId)
        .where('used_at', 'is', null)
        .$asScalar()
        .$notNull()
        .as('recoveryCodesLeft'),
    ]),
  );
  return row ?? { isOn: false, recoveryCodesLeft: 0 };
}

async function readCodes(secret: string, email = '') {
  const { Secret, TOTP } = await import('otpauth');
  return new TOTP({
    issuer: ISSUER,
    label: email,
    secret: Secret.fromBase32(secret),
    period: PERIOD_SECONDS,
  });
}

/** A new authenticator, not in force before a code of it was given; an unfinished one is replaced. */
export async function beginFactor(
  { tx, settings }: Pick<Host, 'settings'> & { readonly tx: Sql },
  { accountId, email }: Doer,
): Promise<{ readonly secret: string; readonly uri: string }> {
  const { Secret } = await import('otpauth');
  const secret = new Secret({ size: 20 }).base32;
  const { sealingSecrets } = readKeys(settings.varDir);
  await tx.query(
    db
      .insertInto('account_factor')
      .values({ account_id: accountId, secret: seal(sealingSecrets, secret) })
      .onConflict((known) =>
        known
          .columns(['contract_id', 'account_id'])
          .doUpdateSet((row) => ({ secret: row.ref('excluded.secret'), last_step: 0 }))
          .where('account_factor.confirmed_at', 'is', null),
      ),
  );
  return { secret, uri: (await readCodes(secret, email)).toString() };
}

type Desk = Pick<Host, 'database' | 'settings'>;

/** Whether it is a code of the account's authenticator, in force or under way; it is used up by this. */
async function consumeCode(host: Desk, accountId: number, code: string, isOn: boolean): Promise<boolean> {
  const { database, settings } = host;
  const [row] = await database.query(
    'system',
    db
      .selectFrom('account_factor')
      .select('secret')
      .where('contract_id', '=', 0)
      .where('account_id', '=', accountId)
      .where('confirmed_at', isOn ? 'is not' : 'is', null),
  );
  const secret = row && unseal(readKeys(settings.varDir).sealingSecrets, row.secret);
  const token = code.replace(/\s/g, '');
  if (!secret || !/^\d{6}$/.test(token)) return false;
  const timestamp = Date.now();
  const delta = (await readCodes(secret)).validate({ token, timestamp, window: 1 });
  if (delta === null) return false;
  const step = Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
  const taken = await database.query(
    'system',
    db
      .updateTable('account_factor')
      .set({ last_step: step })
      .where('contract_id', '=', 0)
      .where('account_id', '=', accountId)
      .where('confirmed_at', isOn ? 'is not' : 'is', null)
      .where('last_step', '<', step)
      .returning('account_id'),
  );
  return taken.length > 0;
}

/** The second step of signing in: a code of the authenticator, or one of recovery. */
export async function consumeSecondFactor(host: Host, doer: Doer, code: string): Promise<boolean> {
  if (await consumeCode(host, doer.accountId, code, true)) return true;
  if (!(await consumeRecoveryCode(host.database, doer.accountId, code))) return false;
  await logSecurity(host.database, doer, 'factor.recovery_code_used');
  return true;
}

/** The code that shows an authenticator under way is read right: it is used up by this. */
export const consumeFirstCode = (host: Desk, accountId: number, code: string): Promise<boolean> =>
  consumeCode(host, accountId, code, false);

/** Its first code is consumed. @param keep the sign-in that goes on. @returns the recovery codes */
export async function confirmFactor(
  tx: Sql,
  doer: Doer,
  keep: number | undefined,
): Promise<readonly string[]> {
  const { accountId } = doer;
  await tx.query(
    db
      .updateTable('account_factor')
      .set({ confirmed_at: now })
      .where('contract_id', '=', 0)
      .where('account_id', '=', accountId),
  );
  await endSessions(asStore(tx), { accountId, except: keep });
  await logSecurity(asStore(tx), doer, 'factor.enrolled');
  return renewRecoveryCodes(tx, accountId);
}

export async function renewCodes(tx: Sql, doer: Doer): Promise<readonly string[]> {
  await logSecurity(asStore(tx), doer, 'factor.recovery_codes_renewed');
  return renewRecoveryCodes(tx, doer.accountId);
}

/** The authenticator and its recovery codes. */
export async function dropFactor(tx: Sql, accountId: number): Promise<void> {
  await tx.query(
    db.deleteFrom('account_factor').where('contract_id', '=', 0).where('account_id', '=', accountId),
  );
  await dropRecoveryCodes(tx, accountId);
}

/** @param keep the sign-in that goes on */
export async function removeFactor(tx: Sql, doer: Doer, keep: number | undefined): Promise<void> {
  await dropFactor(tx, doer.accountId);
  await endSessions(asStore(tx), { accountId: doer.accountId, except: keep });
  await logSecurity(asStore(tx), doer, 'factor.removed');
}
