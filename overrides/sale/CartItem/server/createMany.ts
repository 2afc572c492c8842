/**
 * `POST /cart_items/bulk`: items added to carts, to what each holds already, all of them or none. Each cart is written by
 * its own call's rules and rights; what is refused names the member that asked for it.
 */
import type { CartItemLineValues } from '../../../../schema/generated/sale/CartItemLine.ts';
import { defineAction } from '../../../../server/action.ts';
import { askedRecords, Problem, type Violation, type WriteContext } from '../../../../server/kit.ts';
import { anyOf, db } from '../../../../server/sql.ts';
import { keyOfItem, type WantedItem } from '../../Cart/model.ts';
import { type HeldItem, readItems } from '../../Cart/server/items.ts';
import { lockCart } from '../../Cart/server/lockCart.ts';

const iri = (collection: string, id: number) => `/ticketing/v1/${collection}/${id}`;
const iriOrNull = (collection: string, id: number | null | undefined) => (id ? iri(collection, id) : null);

/** A line as the API takes it. */
const describeHeld = (item: HeldItem) => ({
  ticketPrice: iri('ticket_prices', item.ticketPrice),
  stockContingent: iriOrNull('stock_contingents', item.stockContingent),
  quantity: item.quantity,
  groupKey: item.groupKey ?? null,
  couponCode: item.couponCode ?? null,
  participant: iriOrNull('customers', item.participant),
  ...(item.freeValue == null ? {} : { facialValue: item.freeValue }),
  ...(item.seats && { availableSeatList: item.seats.map((seat) => iri('available_seats', seat)) }),
});

const describeMember = (member: CartItemLineValues) => ({
  ticketPrice: iri('ticket_prices', member.ticketPrice),
  stockContingent: iriOrNull('stock_contingents', member.stockContingent),
  quantity: member.quantity,
  groupKey: member.groupKey ?? null,
  couponCode: member.couponCode ?? null,
  participant: iriOrNull('customers', member.participant),
  ...(member.facialValue == null ? {} : { facialValue: member.facialValue }),
  ...(member.data === undefined ? {} : { data: member.data }),
  ...(member.availableSeatList && {
    availableSeatList: member.availableSeatList.map((seat) => iri('available_seats', seat)),
  }),
});

/** As the cart will hold it: at a dynamic price without an amount, the price's own is asked for. */
const wantedOf = (
  { facialValue, groupKey, couponCode, ...member }: CartItemLineValues,
  dynamic: Dynamic,
): WantedItem => {
  const own = dynamic.get(member.ticketPrice);
  return {
    ...member,
    groupKey: groupKey?.trim() || null,
    couponCode: couponCode?.trim() || null,
    freeValue: own === undefined ? null : (facialValue ?? own),
  };
};

/** Amounts of the dynamic prices, by their id. */
type Dynamic = ReadonlyMap<number, number>;

async function readDynamic(
  { tx, contract }: WriteContext,
  member: readonly CartItemLineValues[],
): Promise<Dynamic> {
  const rows = await tx.query(
    db
      .selectFrom('ticket_price')
      .select(['id', 'facial_value as value'])
      .where('contract_id', '=', contract)
      .where('id', '=', anyOf(member.map(({ ticketPrice }) => ticketPrice)))
      .where('dynamic', '=', true),
  );
  return new Map(rows.map(({ id, value }) => [id, value]));
}

interface Asked {
  /** Its place in the body. */
  readonly at: number;
  readonly member: CartItemLineValues;
}

/** A violation of the cart's lines is one of the member that stands there, or that adds to the line that does. */
function nameMembers(
  problem: Problem,
  {
    held,
    asked,
    dynamic,
  }: { readonly held: readonly HeldItem[]; readonly asked: readonly Asked[]; readonly dynamic: Dynamic },
): Problem {
  const memberAt = (line: number): number | undefined => {
    const own = asked[line - held.length];
    if (own) return own.at;
    const known = held[line];
    return known && asked.find(({ member }) => keyOfItem(wantedOf(member, dynamic)) === keyOfItem(known))?.at;
  };
  const line = problem.extra?.line;
  const named: readonly Violation[] =
    typeof line === 'number'
      ? [{ propertyPath: `cartItemList[${line}].ticketPrice`, message: problem.message, code: 'sale' }]
      : (problem.violations ?? []);
  const violations = named.map((violation) => {
    const [, index = '', rest = ''] = /^cartItemList\[(\d+)\](.*)$/.exec(violation.propertyPath) ?? [];
    const at = index === '' ? undefined : memberAt(Number(index));
    const path =
      at === undefined ? violation.propertyPath.replace(/^cartItemList/, 'member') : `member[${at}]${rest}`;
    return { ...violation, propertyPath: path };
  });
  return violations.length > 0 ? problem.with({ violations }) : problem;
}

/** What was refused: the engine wraps what a record of a call was refused for. */
function findProblem(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error;
  return error instanceof Error && error.cause !== undefined ? findProblem(error.cause) : undefined;
}

async function addToCart(
  context: WriteContext,
  {
    cart,
    asked,
    dynamic,
  }: { readonly cart: number; readonly asked: readonly Asked[]; readonly dynamic: Dynamic },
): Promise<void> {
  const { tx, contract } = context;
  const state = await lockCart(context, cart);
  // One that gave its places back has its items still: they are held again with what is added.
  const held = state ? await readItems(tx, contract, [cart]) : [];
  const cartItemList = [...held.map(describeHeld), ...asked.map(({ member }) => describeMember(member))];
  try {
    const list = { '@id': iri('carts', cart), cartItemList };
    const [ready] = context.use(askedRecords)(context, [{ entity: 'Cart', list }]);
    await ready?.write();
  } catch (error) {
    const problem = findProblem(error);
    throw problem ? nameMembers(problem, { held, asked, dynamic }) : error;
  }
}

export const createMany = defineAction('CartItem.createMany', {
  async run(context, { body }) {
    const { tx, contract } = context;
    const dynamic = await readDynamic(context, body.member);
    const carts = new Map<number, Asked[]>();
    for (const [at, member] of body.member.entries())
      carts.set(member.cart, [...(carts.get(member.cart) ?? []), { at, member }]);
    const ids = new Array<number>(body.member.length).fill(0);
    // In the order of their ids, as every write locks them.
    for (const [cart, asked] of [...carts].sort(([one], [other]) => one - other)) {
      await addToCart(context, { cart, asked, dynamic });
      const rows = await readItems(tx, contract, [cart]);
      for (const { at, member } of asked) {
        const key = keyOfItem(wantedOf(member, dynamic));
        ids[at] = rows.find((row) => keyOfItem(row) === key)?.id ?? 0;
      }
    }
    return { ids: [...new Set(ids)] };
  },
});
