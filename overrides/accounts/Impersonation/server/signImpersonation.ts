/**
 * The token of somebody who works as someone else: that person's, for one contract and one hour, with who acts as RFC
 * 8693 has it (`act`). No refresh token comes with it, so it ends by itself, or sooner by `storeImpersonation.ts`.
 */
import { SignJWT } from 'jose';
import { AUDIENCE, type Caller, type Host, readKeys } from '../../../../server/kit.ts';
import type { Person } from '../../SignIn/server/people.ts';
import { IMPERSONATION_SECONDS } from '../model.ts';

interface Impersonation {
  readonly person: Pick<Person, 'id' | 'email' | 'name'>;
  readonly actor: Caller;
  readonly contract: number;
  /** Its name, by which it can be ended. */
  readonly token: string;
}

export function signImpersonation(
  { settings }: Pick<Host, 'settings'>,
  { person, actor, contract, token }: Impersonation,
): Promise<string> {
  const { signing, keyId } = readKeys(settings.varDir);
  return new SignJWT({
    email: person.email,
    name: person.name,
    contracts: [contract],
    contract,
    act: { sub: String(actor.accountId), email: actor.email, name: actor.name },
    client_id: 'desk',
  })
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: keyId })
    .setSubject(String(person.id))
    .setIssuer(`${settings.origin}/accounts/oauth`)
    .setAudience(AUDIENCE)
    .setJti(token)
    .setIssuedAt()
    .setExpirationTime(`${IMPERSONATION_SECONDS}s`)
    .sign(signing);
}
