/** What the server asks of a terminal's box, and what a box that does not answer leaves it to know. */
import type {
  QueryTransaction,
  StartTransaction,
  TerminalAnswer,
  TransactionTaken,
} from '../../../../schema/channel/terminal.ts';
import type { ChannelRefusal } from '../../../../schema/channel.ts';
import type { OutsideContext } from '../../../../server/kit.ts';
import { relay } from '../../../box/Channel/server/tokens.ts';

/** A payment as its record has it. */
export interface ReservedPayment {
  readonly transactionId: string;
  readonly boxId: string;
  readonly terminal: string;
  readonly amount: number;
  readonly currency: string;
  readonly cart: number | null;
}

export const describeStart = (payment: ReservedPayment): StartTransaction => ({
  boxId: payment.boxId,
  terminalId: payment.terminal,
  transaction: {
    transactionId: payment.transactionId,
    amount: payment.amount,
    currency: payment.currency,
    kind: 'debit',
    orderId: `cart-${payment.cart ?? ''}`,
  },
});

type Where = Pick<OutsideContext, 'host' | 'contract'>;

/** @returns what is known at once where it was not begun; undefined where its answer is to be waited for */
export async function startOnTerminal(
  { host, contract }: Where,
  payment: ReservedPayment,
): Promise<TerminalAnswer | undefined> {
  const key = { contract, boxId: payment.boxId };
  const reply = (await host
    .use(relay)
    .askBox(key, 'startPaymentTerminalTransaction', describeStart(payment))) as
    | TransactionTaken
    | ChannelRefusal;
  // In time or not, a box that was reached may have taken it: it reports, or is asked.
  if ('taken' in reply || reply.code === 'timeout') return undefined;
  return { status: 'aborted', reason: reply.code };
}

/** Never sends the payment again. A box that cannot be asked leaves it unknown. */
export async function queryTerminal(
  { host, contract }: Where,
  payment: ReservedPayment & { readonly reservedAt: string },
): Promise<TerminalAnswer> {
  const message: QueryTransaction = { ...describeStart(payment), reservedAt: payment.reservedAt };
  const key = { contract, boxId: payment.boxId };
  const reply = (await host.use(relay).askBox(key, 'queryPaymentTerminalTransaction', message)) as
    | TerminalAnswer
    | ChannelRefusal;
  return 'status' in reply ? reply : { status: 'unknown', reason: reply.code };
}
