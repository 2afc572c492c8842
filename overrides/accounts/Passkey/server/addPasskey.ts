/** A new passkey of a person who is signed in: what their device is asked, and its answer. */
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Host, Sql } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { type Doer, logSecurity } from '../../SignIn/server/securityLog.ts';
import { asStore } from '../../SignIn/server/store.ts';
import { consumeChallenge, storeChallenge } from './challenges.ts';
import { type Passkey, shown } from './keepPasskeys.ts';
import { readChallenge } from './readAnswer.ts';
import { findRelyingParty, handleOf, loadLibrary } from './relyingParty.ts';

type PasskeyHost = Pick<Host, 'app' | 'database' | 'settings' | 'http'>;

/** What a device shows beside the passkey. */
const PRODUCT = 'Back-office';

interface Adder extends Doer {
  readonly name: string;
  /** The sign-in that asks: the answer has to come with the same. */
  readonly session: number | undefined;
}

const holderOf = ({ accountId, session }: Adder) => `account ${accountId} session ${session ?? 'none'}`;

/** What the browser asks the device for: a passkey that it keeps itself, and that knows its person. */
export async function offerPasskey(host: PasskeyHost, adder: Adder) {
  const { generateRegistrationOptions } = await loadLibrary();
  const kept = await host.database.query(
    'system',
    db
      .selectFrom('account_passkey')
      .select(({ ref }) => ['credential_id as id', ref('transports').$castTo<Transports>().as('transports')])
      .where('contract_id', '=', 0)
      .where('account_id', '=', adder.accountId),
  );
  const options = await generateRegistrationOptions({
    rpName: PRODUCT,
    rpID: findRelyingParty(host).id,
    userID: handleOf(adder.accountId),
    userName: adder.email,
    userDisplayName: adder.name,
    attestationType: 'none',
    excludeCredentials: [...kept],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await storeChallenge(host.database, { challenge: options.challenge, holder: holderOf(adder) });
  return options;
}

type Transports = NonNullable<RegistrationResponseJSON['response']['transports']>;

export type Refusal = 'not asked for' | 'not valid';

type Credential = NonNullable<Awaited<ReturnType<typeof verify>>>;

/** @returns the credential that the device's answer proves, or why it proves none; the question is used up by this */
export async function checkPasskey(
  host: PasskeyHost,
  adder: Adder,
  answer: unknown,
): Promise<Credential | Refusal> {
  const challenge = readChallenge(answer);
  if (!(await consumeChallenge(host.database, { challenge, holder: holderOf(adder) })))
    return 'not asked for';
  return (await verify(host, challenge, answer)) ?? 'not valid';
}

/** @returns the passkey as its person sees it; undefined where somebody has it already */
export async function storePasskey(
  tx: Sql,
  adder: Adder,
  { name, credential }: { readonly name: string; readonly credential: Credential },
): Promise<Passkey | undefined> {
  const { id, publicKey, counter, transports } = credential;
  const [row] = await tx.query(
    db
      .insertInto('account_passkey')
      .values({
        account_id: adder.accountId,
        credential_id: id,
        public_key: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: JSON.stringify(transports ?? []),
        name,
      })
      .onConflict((known) => known.doNothing())
      .returning(shown),
  );
  if (row) await logSecurity(asStore(tx), adder, 'passkey.added');
  return row;
}

async function verify(host: PasskeyHost, expectedChallenge: string, answer: unknown) {
  const { verifyRegistrationResponse } = await loadLibrary();
  const { id, origin } = findRelyingParty(host);
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: answer as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    });
    return registrationInfo?.credential;
  } catch (error) {
    host.app.log.info({ reason: (error as Error).message }, 'a passkey was not kept');
    return undefined;
  }
}
