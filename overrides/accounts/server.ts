/** What the server does beyond metadata for the area "accounts": sorted, a line an entry. Found by `overrides/behaviours.ts`. */
import type { Behaviour, Handler, Service } from '../../server/kit.ts';
import { account } from './Account/server/service.ts';
import { accountsUserBehaviour } from './AccountsUser/server/behaviour.ts';
import { factorResetMails } from './AccountsUser/server/mailFactorReset.ts';
import { contractUserBehaviour } from './ContractUser/server.ts';
import { deskUserBehaviour } from './DeskUser/server.ts';
import { beginImpersonation } from './Impersonation/server/calls.ts';
import { readOwnRights } from './Me/server/rights.ts';
import { changeSettings, readSettings } from './Me/server/settings.ts';
import { passwords } from './Password/server/service.ts';
import { rights } from './Policy/server/service.ts';
import { roleBehaviour } from './Role/server/behaviour.ts';
import { accounts } from './SignIn/server/service.ts';

export const behaviours: readonly Behaviour[] = [
  accountsUserBehaviour,
  contractUserBehaviour,
  deskUserBehaviour,
  roleBehaviour,
];

export const calls: readonly Handler[] = [beginImpersonation, changeSettings, readOwnRights, readSettings];

export const services: readonly Service[] = [account, accounts, factorResetMails, passwords, rights];
