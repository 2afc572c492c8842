/** The service `account`: a person's calls about how they themselves sign in, under `/accounts/api/v1/account`. */
import type { Service } from '../../../../server/kit.ts';
import { registerPasskeys } from './passkeys.ts';
import { registerPassword } from './password.ts';
import { registerProfile } from './profile.ts';
import { registerSecondFactor } from './secondFactor.ts';
import { registerSessions } from './sessions.ts';
import { registerTokens } from './tokens.ts';

export const account: Service = {
  name: 'account',
  register(host) {
    registerProfile(host);
    registerPassword(host);
    registerSecondFactor(host);
    registerPasskeys(host);
    registerSessions(host);
    registerTokens(host);
  },
};
