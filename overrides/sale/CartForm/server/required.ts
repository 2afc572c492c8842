/** What a cart has to know of its buyer and participants: written on it with each change, and checked before it is sold. */
import type { WriteContext } from '../../../../server/kit.ts';
import { sqlText } from '../../../../server/sql.ts';
import { saleProblem } from '../../errors.ts';
import {
  findMissing,
  listCustomerQuestions,
  listParticipantQuestions,
  listRequired,
  pathOf,
} from '../model.ts';
import { readAsking } from './readAsking.ts';

const writeRequired = sqlText<{
  readonly contract: number;
  readonly cart: number;
  readonly customer: string;
  readonly participants: string;
}>({
  file: import.meta.filename,
  text: `WITH "asked" AS (SELECT * FROM jsonb_to_recordset(:participants::jsonb) AS a("item" bigint, "fields" jsonb)),
"items" AS (
  UPDATE "cart_item" i SET "participant_required_fields" = a."fields" FROM "asked" a
  WHERE i."contract_id" = :contract AND i."cart_id" = :cart AND i."id" = a."item"
    AND i."participant_required_fields" IS DISTINCT FROM a."fields")
UPDATE "cart" c SET "customer_required_fields" = :customer::jsonb
WHERE c."contract_id" = :contract AND c."id" = :cart AND c."customer_required_fields" IS DISTINCT FROM :customer::jsonb`,
});

export async function storeRequired({ tx, contract }: WriteContext, cart: number): Promise<void> {
  const asking = await readAsking(tx, { contract, cart });
  const participants = asking.lines.map((line) => ({
    item: line.item,
    fields: listRequired(listParticipantQuestions(line, asking)),
  }));
  const customer = listRequired(listCustomerQuestions(asking));
  await tx.query(
    writeRequired({
      contract,
      cart,
      customer: JSON.stringify(customer),
      participants: JSON.stringify(participants),
    }),
  );
}

/**
 * @param customer who buys, where the checkout names another than the cart
 * @throws SALE-034 while anything that is required is not answered
 */
export async function requireAnswers(
  { tx, contract }: WriteContext,
  { cart, customer }: { readonly cart: number; readonly customer?: number | null | undefined },
): Promise<void> {
  const asking = await readAsking(tx, { contract, cart, customer: customer ?? null });
  const missing = findMissing(asking);
  if (missing.length === 0) return;
  const fields = [...new Set(missing.map(({ slug, label }) => label ?? slug))].join(', ');
  const violations = missing.map((one) => ({
    propertyPath: pathOf(one, asking),
    message: `"${one.slug}" is required.`,
    code: 'required',
  }));
  throw saleProblem('SALE-034', { cart, fields }, { violations });
}
