/** The calls about one's own account: they ask for no policy and name no contract. */
import { ACCOUNT_PATH } from '../../fixtures/signIn.ts';

const own = (
  [
    ['GET', ''],
    ['PUT', ''],
    ['POST', '/password'],
    ['POST', '/second-factor'],
    ['POST', '/second-factor/confirm'],
    ['DELETE', '/second-factor'],
    ['POST', '/second-factor/recovery-codes'],
    ['DELETE', '/sessions'],
    ['DELETE', '/sessions/{id}'],
    ['POST', '/passkeys/options'],
    ['POST', '/passkeys'],
    ['PUT', '/passkeys/{id}'],
    ['DELETE', '/passkeys/{id}'],
    ['POST', '/tokens'],
    ['DELETE', '/tokens/{id}'],
  ] as const
).map(([method, path]) => ({ method, path: ACCOUNT_PATH + path }));

export const accountCalls = [...own, { method: 'GET', path: '/api/contracts/switch/{contractId}' } as const];
