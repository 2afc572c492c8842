/** A new passkey of a person who is signed in: what their device is asked, and its answer. */
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Host } from '../../../../server/kit.ts';
import { type Doer, logSecurity } from '../../SignIn/server/securityLog.ts';
import { asStore } from '../../SignIn/server/store.ts';
import { consumeChallenge, storeChallenge } from './challenges.ts';
import type { Passkey } from './keepPasskeys.ts';
import { readChallenge } from './readAnswer.ts';
import { findRelyingParty, handleOf, loadLibrary } from './relyingParty.ts';

/** What a device shows beside the passkey. */
const PRODUCT = 'Back-office';

interface Adder extends Doer {
  readonly name: string;
  /** The sign-in that asks: the answer has to come with the same. */
  readonly session: number | undefined;
}

const holderOf = ({ accountId, session }: Adder) => `account ${accountId} session ${session ?? 'none'}`;

/** What the browser asks the device for: a passkey that it keeps itself, and that knows its person. */
export async function offerPasskey(host: Host, adder: Adder) {
  const { generateRegistrationOptions } = await loadLibrary();
  const kept = await host.database.query<{ id: string; transports: Transports }>(
    'system',
    `SELECT "credential_id" AS id, "transports" FROM "account_passkey" WHERE "contract_id" = 0 AND "account_id" = $1`,
    [adder.accountId],
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

export type Refusal = 'not asked for' | 'not valid' | 'taken';

interface Answer {
  readonly name: string;
  readonly answer: unknown;
}

/** @returns the passkey as its person sees it, or why it is none */
export async function storePasskey(
  host: Host,
  adder: Adder,
  { name, answer }: Answer,
): Promise<Passkey | Refusal> {
  const challenge = readChallenge(answer);
  if (!(await consumeChallenge(host.database, { challenge, holder: holderOf(adder) })))
    return 'not asked for';
  const credential = await verify(host, challenge, answer);
  if (!credential) return 'not valid';
  const { id, publicKey, counter, transports } = credential;
  return host.database.transaction('system', async (tx) => {
    const [row] = await tx.query<Passkey>(
      `INSERT INTO "account_passkey" ("account_id", "credential_id", "public_key", "counter", "transports", "name")
       VALUES ($1, $2, $3, $4, $5::jsonb, $6) ON CONFLICT DO NOTHING
       RETURNING "id", "name", "created_at" AS "createdAt", "last_used_at" AS "lastUsedAt"`,
      [
        adder.accountId,
        id,
        Buffer.from(publicKey).toString('base64url'),
        counter,
        JSON.stringify(transports ?? []),
        name,
      ],
    );
    if (!row) return 'taken';
    await logSecurity(asStore(tx), adder, 'passkey.added');
    return row;
  });
}

async function verify(host: Host, expectedChallenge: string, answer: unknown) {
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
