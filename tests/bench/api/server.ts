/** Our server as a process of its own, with all behaviours and services: sends its port and an access token. */
import { SignJWT } from 'jose';
import { behaviours, calls, projections, services } from '../../../overrides/behaviours.ts';
import { AUDIENCE } from '../../../server/authenticate.ts';
import { readKeys } from '../../../server/keys.ts';
import { readSettings } from '../../../server/settings.ts';
import { startServer } from '../../../server/start.ts';

const settings = readSettings(process.env);
const running = await startServer(settings, { behaviours, calls, projections, services });
const { signing, keyId } = readKeys(settings.varDir);
const token = await new SignJWT({ email: 'bench@test', name: 'Bench', contracts: [1], contract: 1 })
  .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: keyId })
  .setSubject('1')
  .setAudience(AUDIENCE)
  .setExpirationTime('1h')
  .sign(signing);
process.send?.({ port: Number(new URL(running.origin).port), token });
