/**
 * Keeps what boxes report of card payments, lets desks start those that are reserved, and every 30 s calls unknown what had no
 * answer for longer than any customer takes.
 */
import type { StartTransaction, TerminalOutcome } from '../../../../schema/channel/terminal.ts';
import type { Host, ScheduleContext, Service } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import type { TerminalKeeper } from '../../../box/Channel/server/terminals.ts';
import { relay } from '../../../box/Channel/server/tokens.ts';
import { describeStart } from './askTerminal.ts';
import { keepAnswer } from './keepAnswer.ts';
import { lockPayment } from './lockPayment.ts';

const SWEEP = '*/30 * * * * *';

/** Longer than a box waits for its terminal. */
const ANSWER_MS = 150_000;

/** A desk starts at once what it reserved: later, nobody stands at the terminal any more. */
const START_MS = 30_000;

function createKeeper({ database, transaction }: Pick<Host, 'database' | 'transaction'>): TerminalKeeper {
  return {
    async findReserved(
      contract,
      { boxId, terminalId, transactionId },
    ): Promise<StartTransaction | undefined> {
      const [row] = await database.query(
        { contract },
        db
          .selectFrom('terminal_payment')
          .select(['amount', 'currency', 'cart_id as cart'])
          .where('contract_id', '=', contract)
          .where('transaction_id', '=', transactionId)
          .where('box_id', '=', boxId)
          .where('terminal', '=', terminalId)
          .where('status', '=', 'started')
          .where('created_at', '>', new Date(Date.now() - START_MS).toISOString()),
      );
      const { amount, currency } = row ?? {};
      if (!row || !amount || !currency) return undefined;
      return describeStart({ transactionId, boxId, terminal: terminalId, amount, currency, cart: row.cart });
    },
    async keep({ contract, boxId }, { transactionId, ...answer }: TerminalOutcome) {
      await transaction({ contract, actor: `box:${boxId}` }, async (context) => {
        const payment = await lockPayment(context, { transactionId, boxId });
        // One that nobody reserved here is kept by nobody: the box need not report it again.
        if (payment) await keepAnswer(context, payment, answer);
      });
      return true;
    },
  };
}

const started = db.selectFrom('terminal_payment').where('status', '=', 'started');

/** Calls unknown what a box never reported. */
export async function sweepPayments(
  { database, transaction }: Pick<Host, 'database'> & Pick<ScheduleContext, 'transaction'>,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - ANSWER_MS).toISOString();
  const contracts = await database.query(
    'system',
    started.select('contract_id as contract').distinct().where('created_at', '<', before).orderBy('contract'),
  );
  for (const { contract } of contracts)
    await transaction(contract, async (context) => {
      const late = await context.tx.query(
        started
          .select(['id', 'status', 'order_id as order', 'settled_by_id as settledBy'])
          .where('contract_id', '=', contract)
          .where('created_at', '<', before)
          .orderBy('id')
          .forUpdate()
          .skipLocked(),
      );
      for (const payment of late) await keepAnswer(context, payment, { status: 'unknown', reason: 'lost' });
    });
}

export const terminalPayments: Service = {
  name: 'card payments on terminals',
  register(host) {
    host.use(relay).serveTerminals(createKeeper(host));
    host.jobs.schedule('card payments without an answer', SWEEP, { timezone: 'UTC' }, ({ transaction }) =>
      sweepPayments({ database: host.database, transaction }, new Date()),
    );
  },
};
