/** An access token without a browser: for `npm run token` and for tests. The same claims as one from signing in. */
import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { AUDIENCE, type Database, readKeys, type Settings, verifyToken } from '../../../../server/kit.ts';
import { signInProblem } from './errors.ts';
import { claimsOf, findPersonByEmail } from './people.ts';

export const ACCESS_TOKEN_SECONDS = 3600;

export const SCOPES = 'openid offline_access crm_customers_read_write';

interface Question {
  readonly email: string;
  /** Implied contract, where the person has several. */
  readonly contract?: number;
}

interface Desk {
  readonly settings: Pick<Settings, 'varDir' | 'origin'>;
  readonly database: Pick<Database, 'query'>;
}

export async function issueToken(desk: Desk, question: Question): Promise<string> {
  const person = await findPersonByEmail(desk.database, question.email);
  if (!person) throw signInProblem('ACC-001', { email: question.email });
  const { contract } = question;
  if (contract !== undefined && !person.contracts.includes(contract))
    throw signInProblem('ACC-002', { email: person.email, contract, contracts: person.contracts.join(', ') });
  const { signing, keyId } = readKeys(desk.settings.varDir);
  return new SignJWT({
    ...claimsOf(person),
    ...(contract === undefined ? {} : { contract }),
    client_id: 'desk',
    scope: SCOPES,
  })
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: keyId })
    .setSubject(String(person.id))
    .setIssuer(`${desk.settings.origin}/accounts/oauth`)
    .setAudience(AUDIENCE)
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime(`${ACCESS_TOKEN_SECONDS}s`)
    .sign(signing);
}

/** Reads the question of `server/token.ts`, signed by whoever may read the keys of VAR_DIR. */
export async function readQuestion(settings: Pick<Settings, 'varDir'>, proof: string): Promise<Question> {
  try {
    const { payload } = await verifyToken(settings.varDir, proof, {
      typ: 'token-question+jwt',
      requiredClaims: ['email', 'exp'],
    });
    const email = String(payload.email);
    return typeof payload.contract === 'number' ? { email, contract: payload.contract } : { email };
  } catch {
    throw signInProblem('ACC-003');
  }
}
