/**
 * Signing in by passkey: the device names its owner and proves it, with the person's finger, face or code. That is
 * something they have and something they are or know: both factors at once.
 */
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Host } from '../../../../server/kit.ts';
import { db, now } from '../../../../server/sql.ts';
import { findPersonById, type Person } from '../../SignIn/server/people.ts';
import { logSecurity } from '../../SignIn/server/securityLog.ts';
import type { WebClient } from '../../SignIn/server/webClient.ts';
import { consumeChallenge, storeChallenge } from './challenges.ts';
import { readChallenge } from './readAnswer.ts';
import { findRelyingParty, handleOf, loadLibrary } from './relyingParty.ts';

/** Of a sign-in under way in one browser. */
const holderOf = (interaction: string) => `sign-in ${interaction}`;

/** What the browser asks any device for; none is named, so that nobody learns whose passkeys there are. */
export async function offerSignIn(host: Host, interaction: string) {
  const { generateAuthenticationOptions } = await loadLibrary();
  const options = await generateAuthenticationOptions({
    rpID: findRelyingParty(host).id,
    userVerification: 'required',
  });
  await storeChallenge(host.database, { challenge: options.challenge, holder: holderOf(interaction) });
  return options;
}

interface KeptPasskey {
  readonly id: number;
  readonly accountId: number;
  readonly email: string;
  readonly publicKey: string;
  readonly counter: number;
}

interface Shown {
  readonly interaction: string;
  readonly answer: unknown;
  readonly webClient: WebClient;
}

/** @returns whose passkey it is; undefined when it proves nothing, which is logged of a passkey that is known */
export async function enterByPasskey(
  host: Host,
  { interaction, answer, webClient }: Shown,
): Promise<Person | undefined> {
  const challenge = readChallenge(answer);
  if (!(await consumeChallenge(host.database, { challenge, holder: holderOf(interaction) })))
    return undefined;
  const passkey = await find(host, answer);
  if (!passkey) return undefined;
  const { accountId, email } = passkey;
  if (await prove(host, passkey, { challenge, answer })) return findPersonById(host.database, accountId);
  await logSecurity(host.database, { accountId, email, webClient }, 'passkey.refused');
  return undefined;
}

async function find({ database }: Host, answer: unknown): Promise<KeptPasskey | undefined> {
  const { id } = answer as { readonly id?: unknown };
  const [row] = await database.query(
    'system',
    db
      .selectFrom('account_passkey as k')
      .innerJoin('account as a', 'a.id', 'k.account_id')
      .select(['k.id', 'k.account_id as accountId', 'a.email', 'k.public_key as publicKey', 'k.counter'])
      .where('a.contract_id', '=', 0)
      .where('k.contract_id', '=', 0)
      .where('k.credential_id', '=', typeof id === 'string' ? id : ''),
  );
  return row;
}

/** The device's counter goes up with each use: one that does not is a copy. Devices without one stay at 0. */
const countUse = (id: number, counter: number) =>
  db
    .updateTable('account_passkey')
    .set({ counter, last_used_at: now })
    .where('contract_id', '=', 0)
    .where('id', '=', id)
    .where('counter', counter === 0 ? '=' : '<', counter)
    .returning('id');

async function prove(
  host: Host,
  passkey: KeptPasskey,
  { challenge, answer }: { readonly challenge: string; readonly answer: unknown },
): Promise<boolean> {
  const response = answer as AuthenticationResponseJSON;
  const handle = Buffer.from(response.response.userHandle ?? '', 'base64url');
  if (!handle.equals(handleOf(passkey.accountId))) return false;
  const { verifyAuthenticationResponse } = await loadLibrary();
  const { id, origin } = findRelyingParty(host);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: response.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    });
    if (!verified) return false;
    const { newCounter } = authenticationInfo;
    return (await host.database.query('system', countUse(passkey.id, newCounter))).length > 0;
  } catch (error) {
    host.app.log.info({ reason: (error as Error).message }, 'a passkey was refused');
    return false;
  }
}
