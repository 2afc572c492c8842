/** What the server does beyond metadata for the area "money": sorted, a line an entry. Found by `overrides/behaviours.ts`. */
import type { Behaviour, Service } from '../../server/kit.ts';
import { clientStatementBehaviour } from './ClientStatement/server/statement.ts';
import { ledgerService } from './Ledger/server/ledgerService.ts';
import {
  letteredClientBehaviour,
  letteredTransactionBehaviour,
  letteringBehaviour,
} from './Lettering/server/behaviour.ts';
import { reportingAccountBehaviour } from './ReportingAccount/server/behaviour.ts';
import { subscriptionBehaviour } from './Subscription/server.ts';
import { transactionGroupBehaviour } from './TransactionGroup/server.ts';
import { walletBehaviour } from './Wallet/server.ts';

export const behaviours: readonly Behaviour[] = [
  clientStatementBehaviour,
  letteredClientBehaviour,
  letteredTransactionBehaviour,
  letteringBehaviour,
  reportingAccountBehaviour,
  subscriptionBehaviour,
  transactionGroupBehaviour,
  walletBehaviour,
];

export const services: readonly Service[] = [ledgerService];
