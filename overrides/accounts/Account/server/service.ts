/** The service `account`: a person's calls about how they themselves sign in, under `/accounts/api/v1/account`. */
import type { Service } from '../../../../server/kit.ts';
import { ACCOUNT_PATH } from '../model.ts';
import { registerPasskeys } from './passkeys.ts';
import { registerPassword } from './password.ts';
import { registerProfile } from './profile.ts';
import { registerSecondFactor } from './secondFactor.ts';
import { registerSessions } from './sessions.ts';
import { registerTokens } from './tokens.ts';

export const account: Service = {
  name: 'account',
  register(host) {
    // As for routes that ask for a policy: nothing of a body is read without a token.
    host.app.addHook('onRequest', (request, _reply, done) => {
      if (!request.routeOptions.url?.startsWith(ACCOUNT_PATH)) return done();
      host.authenticate(request).then(() => done(), done);
    });
    registerProfile(host);
    registerPassword(host);
    registerSecondFactor(host);
    registerPasskeys(host);
    registerSessions(host);
    registerTokens(host);
  },
};
