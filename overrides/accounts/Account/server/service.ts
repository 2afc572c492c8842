/** The service `account`: who may use the calls of scope `account`, which are a person's about their own account. */
import { accountGuard, type Service } from '../../../../server/kit.ts';
import { guardAccount } from './accountOf.ts';

export const account: Service = {
  name: 'account',
  register: (host) => host.provide(accountGuard, (caller) => guardAccount(host, caller)),
};
