/** What a cart asks of its buyer and participants, and what was answered, in one statement. */
import type { Sql } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';
import type { Asking, AskingLine } from '../model.ts';

/** With what names the item to people. */
export type NamedLine = AskingLine & {
  readonly price: string;
  readonly title: string;
  readonly start: string;
  readonly timezone: string;
};

export type CartAsking = Omit<Asking, 'lines'> & {
  readonly lines: readonly NamedLine[];
  readonly wantsNews: boolean | null;
};

const readRow = sqlFile<
  { readonly contract: number; readonly cart: number; readonly customer: number | null },
  CartAsking
>(import.meta.dirname, 'readAsking.sql');

/** @param customer who buys, where it is not the cart's own customer */
export async function readAsking(
  sql: Sql,
  {
    contract,
    cart,
    customer = null,
  }: { readonly contract: number; readonly cart: number; readonly customer?: number | null },
): Promise<CartAsking> {
  const [row] = await sql.query(readRow({ contract, cart, customer }));
  if (!row) throw new Error(`The form of the cart "${cart}" could not be read.`);
  return row;
}
