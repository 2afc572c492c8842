/** What the server does beyond metadata for the area "accounts": sorted, a line an entry. Found by `overrides/behaviours.ts`. */
import type { Behaviour, Handler, Service } from '../../server/kit.ts';
import {
  addOwnPasskey,
  offerOwnPasskey,
  removeOwnPasskey,
  renameOwnPasskey,
} from './Account/server/passkeys.ts';
import { changeOwnPassword } from './Account/server/password.ts';
import { changeOwnAccount, readOwnAccount } from './Account/server/profile.ts';
import {
  beginOwnFactor,
  confirmOwnFactor,
  removeOwnFactor,
  renewOwnCodes,
} from './Account/server/secondFactor.ts';
import { account } from './Account/server/service.ts';
import { endOtherSessions, endOwnSession } from './Account/server/sessions.ts';
import { makeOwnToken, revokeOwnToken } from './Account/server/tokens.ts';
import { accountsUserBehaviour } from './AccountsUser/server/behaviour.ts';
import { accessMails } from './AccountsUser/server/mailAccess.ts';
import { factorResetMails } from './AccountsUser/server/mailFactorReset.ts';
import { contractUserBehaviour } from './ContractUser/server.ts';
import { deskUserBehaviour } from './DeskUser/server.ts';
import { beginImpersonation, stopImpersonation } from './Impersonation/server/calls.ts';
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

export const calls: readonly Handler[] = [
  addOwnPasskey,
  beginImpersonation,
  beginOwnFactor,
  changeOwnAccount,
  changeOwnPassword,
  changeSettings,
  confirmOwnFactor,
  endOtherSessions,
  endOwnSession,
  makeOwnToken,
  offerOwnPasskey,
  readOwnAccount,
  readOwnRights,
  readSettings,
  removeOwnFactor,
  removeOwnPasskey,
  renameOwnPasskey,
  renewOwnCodes,
  revokeOwnToken,
  stopImpersonation,
];

export const services: readonly Service[] = [
  accessMails,
  account,
  accounts,
  factorResetMails,
  passwords,
  rights,
];
