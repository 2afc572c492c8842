/**
 * Carts that a card payment holds: nothing of them changes and nothing of them is paid otherwise while its answer is not
 * known, and what was taken is what they are sold with. Whoever writes a cart has locked it first, and so does whoever
 * reserves a payment: neither passes the other.
 */
import type { Draft, Sql, WriteContext } from '../../../../server/kit.ts';
import { anyOf, db } from '../../../../server/sql.ts';
import { saleProblem } from '../../errors.ts';
import { findMissing, isOpen, isTaken } from '../model.ts';

/** Whose the cart is, and what its customer was written, concern no payment. */
const FREE: ReadonlySet<string> = new Set([
  'owner',
  'deskSession',
  'isParked',
  'optionNotice',
  'optionMessage',
  'notifiedAt',
]);

export interface HoldingPayment {
  readonly id: number;
  readonly amount: number;
  readonly status: 'started' | 'authorised' | 'refused' | 'aborted' | 'unknown';
}

const holdingOf = (contract: number, cart: number) =>
  db
    .selectFrom('terminal_payment')
    .select(['id', 'amount', 'status'])
    .where('contract_id', '=', contract)
    .where('cart_id', '=', cart)
    .where('order_id', 'is', null)
    .where('status', '=', anyOf(['started', 'unknown', 'authorised']))
    .orderBy('id');

type Row = {
  readonly id: number;
  readonly amount: number | null;
  readonly status: HoldingPayment['status'] | null;
};

const toHolding = ({ id, amount, status }: Row): HoldingPayment => ({
  id,
  amount: amount ?? 0,
  status: status ?? 'started',
});

export async function readHolding(
  sql: Sql,
  contract: number,
  cart: number,
): Promise<readonly HoldingPayment[]> {
  return (await sql.query(holdingOf(contract, cart))).map(toHolding);
}

function refuse(cart: number, { id, amount, status }: HoldingPayment): never {
  if (isTaken({ status })) throw saleProblem('SALE-028', { cart, amount });
  throw saleProblem('SALE-027', { cart, amount, status, id });
}

/** @throws Problem SALE-027, SALE-028 */
export async function refuseHeld(
  { tx, contract }: WriteContext,
  cart: number,
  values?: Draft<'Cart'>,
): Promise<void> {
  if (values && Object.keys(values).every((name) => FREE.has(name))) return;
  const [held] = await readHolding(tx, contract, cart);
  if (held) refuse(cart, held);
}

/** What terminals took for it: what it is sold with. @throws Problem SALE-027 while one has not answered */
export async function lockTaken(
  { tx, contract }: WriteContext,
  cart: number,
): Promise<readonly HoldingPayment[]> {
  const held = (await tx.query(holdingOf(contract, cart).forUpdate())).map(toHolding);
  const open = held.find(isOpen);
  if (open) refuse(cart, open);
  return held;
}

/** @throws Problem SALE-028 where these payments do not contain all that was taken */
export function requireContained(
  cart: number,
  payments: readonly { readonly code: string; readonly amount: number }[],
  taken: readonly HoldingPayment[],
): void {
  const missing = findMissing(payments, taken);
  if (missing) refuse(cart, missing);
}

export async function linkOrder(
  { write }: WriteContext,
  order: number,
  taken: readonly HoldingPayment[],
): Promise<void> {
  if (taken.length === 0) return;
  await write.updateMany(
    'TerminalPayment',
    taken.map(({ id }) => ({ id, values: { order } })),
  );
}
