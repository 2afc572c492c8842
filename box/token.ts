/**
 * The token a box connects with. A box given one (`BOX_TOKEN`) uses it. A box beside its server signs its own, with the
 * installation's key in `VAR_DIR/keys`: who may read that key may sign anything already, so nothing is given away, and
 * a fresh machine needs no pairing.
 */
import { createPrivateKey, createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SignJWT } from 'jose';
import type { BoxConfig } from './config.ts';

const AUDIENCE = 'urn:ticketing-back-office';

export async function issueBoxToken(config: BoxConfig): Promise<string> {
  if (config.token) return config.token;
  const file = join(config.varDir, 'keys', 'access-token.pem');
  const key = createPrivateKey(readFileSync(file, 'utf8'));
  // Named as the server names its keys, which may change while this token is good.
  const kid = String(createPublicKey(key).export({ format: 'jwk' }).x).slice(0, 12);
  const { boxId, contract } = config;
  return new SignJWT({
    email: `${boxId}@box.invalid`,
    name: config.name,
    contracts: [contract],
    contract,
    client_id: 'box',
  })
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid })
    .setSubject('0')
    .setIssuer(config.server)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(key);
}
