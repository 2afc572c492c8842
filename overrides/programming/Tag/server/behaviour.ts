/** Tags: on how much each is, and two made one. */
import { defineAction } from '../../../../server/action.ts';
import { defineBehaviour } from '../../../../server/behaviour.ts';
import { sqlFile } from '../../../../server/sql.ts';
import { programmingProblem } from '../../errors.ts';

interface Move {
  readonly contract: number;
  readonly from: number;
  readonly into: number;
}

const move = (file: string) => sqlFile<Move>(import.meta.dirname, file);

const moves = [
  move('move_ticketing.sql'),
  move('move_crm_customer.sql'),
  move('move_order.sql'),
  move('move_cart.sql'),
];

const count = (table: string) => (row: string) =>
  `(SELECT count(*)::integer FROM "${table}" "tagged"
    WHERE "tagged"."contract_id" = ${row}."contract_id" AND "tagged"."target_id" = ${row}."id")`;

const merge = defineAction('Tag.merge', {
  async run({ tx, contract, write }, { id: from, body: { into } }) {
    if (into === from) throw programmingProblem('PROG-027', { tag: from });
    for (const one of moves) await tx.query(one({ contract, from, into }));
    await write.delete('Tag', from);
    return { id: into };
  },
});

export const tagBehaviour = defineBehaviour('Tag', {
  computed: {
    nbTicketings: count('ticketing_tag_list'),
    nbCustomers: count('crm_customer_tag_list'),
    nbOrders: count('order_tag_list'),
    nbCarts: count('cart_tag_list'),
  },
  actions: [merge],
});
