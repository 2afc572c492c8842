/** On whose account the balance of an order is: its customer's, wherever it was before. */
import type { WriteContext } from '../../../../server/kit.ts';
import { db, sqlFile } from '../../../../server/sql.ts';
import { requireClient } from '../../../customers/Client/server/requireClient.ts';
import { readOwner } from '../../../desk/DeskSession/server/readOwner.ts';
import { type Currency, describeNewHolder } from '../../../money/Ledger/model.ts';
import { recordMoney } from '../../../money/Ledger/server/recordMoney.ts';

const readHeld = sqlFile<
  { readonly contract: number; readonly order: number },
  { readonly client: number | null; readonly balance: number }
>(import.meta.dirname, 'readHeld.sql');

export interface HeldOrder {
  readonly order: number;
  readonly currency: Currency;
  readonly customer: number | null;
  /** A balance is about to be left there: who has no account gets one. */
  readonly isNeeded: boolean;
}

async function findClient(context: WriteContext, { customer, isNeeded }: HeldOrder): Promise<number | null> {
  if (customer === null) return null;
  if (isNeeded) return requireClient(context, customer);
  const { tx, contract } = context;
  const [row] = await tx.query(
    db
      .selectFrom('customer')
      .select('client_id as client')
      .where('contract_id', '=', contract)
      .where('id', '=', customer),
  );
  return row?.client ?? null;
}

/** The order's row is locked. @returns the account that what follows is posted to; null for nobody's */
export async function settleHolder(context: WriteContext, held: HeldOrder): Promise<number | null> {
  const { tx, contract, caller, now } = context;
  const { order, currency } = held;
  const holder = await findClient(context, held);
  const balances = await tx.query(readHeld({ contract, order }));
  if (balances.every(({ client }) => client === holder)) return holder;
  const { owner } = await readOwner(tx, contract, caller.email);
  const change = { currency, order, at: now.toISOString(), owner, held: balances, holder };
  await recordMoney(tx, contract, [describeNewHolder(change)]);
  return holder;
}
