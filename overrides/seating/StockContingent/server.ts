/**
 * A stock contingent through the API: what is left of it, and which contingent may contain it. Its parents' limits
 * hold as well, at the sale; so it stays within them while places of it are taken.
 */
import { defineAction } from '../../../server/action.ts';
import { defineBehaviour } from '../../../server/behaviour.ts';
import { requestProblem, type Sql, type WriteContext } from '../../../server/kit.ts';
import { db } from '../../../server/sql.ts';
import { stockProblem } from '../errors.ts';
import { renderBookable } from '../Stock/server/layers.ts';

interface Placed {
  readonly id?: number;
  readonly name: string | undefined;
  readonly eventDate: number | undefined;
  readonly parent: number;
}

/** The parent is of the same event date, and neither the contingent itself nor within it. */
async function checkParent(
  { tx, contract }: Pick<WriteContext, 'tx' | 'contract'>,
  placed: Placed,
): Promise<void> {
  const parents = await readChain(tx, contract, placed.parent);
  const isAllowed =
    parents.every(({ eventDate }) => eventDate === placed.eventDate) &&
    !parents.some(({ id }) => id === placed.id);
  if (isAllowed) return;
  const violation = { propertyPath: 'parent', message: 'It cannot contain this one.', code: 'relation' };
  throw stockProblem(
    'STOCK-003',
    { parent: placed.parent, name: placed.name ?? '' },
    { violations: [violation] },
  );
}

async function readChain(sql: Sql, contract: number, start: number) {
  return sql.query(
    db
      .withRecursive('chain', (query) =>
        query
          .selectFrom('stock_contingent')
          .select(['id', 'event_date_id as eventDate', 'parent_id as parent'])
          .where('contract_id', '=', contract)
          .where('id', '=', start)
          .union(
            query
              .selectFrom('chain as c')
              .innerJoin('stock_contingent as s', 's.id', 'c.parent')
              .select(['s.id', 's.event_date_id as eventDate', 's.parent_id as parent'])
              .where('s.contract_id', '=', contract),
          ),
      )
      .selectFrom('chain')
      .select(['id', 'eventDate']),
  );
}

/** What is within a contingent, by levels: parents first. */
const listWithin = (contract: number, id: number) =>
  db
    .withRecursive('within', (query) =>
      query
        .selectFrom('stock_contingent')
        .select(['id', 'parent_id as parent'])
        .where('contract_id', '=', contract)
        .where('parent_id', '=', id)
        .union(
          query
            .selectFrom('within as w')
            .innerJoin('stock_contingent as s', 's.parent_id', 'w.id')
            .select(['s.id', 's.parent_id as parent'])
            .where('s.contract_id', '=', contract),
        ),
    )
    .selectFrom('within')
    .select(['id', 'parent']);

const readRoom = (contract: number, eventDate: number) =>
  db
    .selectFrom('event_date')
    .select('logical_seat_config_id as room')
    .where('contract_id', '=', contract)
    .where('id', '=', eventDate);

/** With what it contains, none of it taken. On another performance it is in no contingent there, and in its room. */
const clone = defineAction('StockContingent.clone', {
  async run({ tx, contract, write }, { id, record, params: { eventDateId: eventDate } }) {
    const [date] = await tx.query(readRoom(contract, eventDate));
    if (!date) throw requestProblem('REQ-010', { entity: 'EventDate', id: eventDate });
    const isHere = eventDate === record.eventDate;
    const within = await tx.query(listWithin(contract, id));
    const room = isHere ? {} : { logicalSeatConfig: date.room };
    const top = await write.copy('StockContingent', id, {
      eventDate,
      ...(!isHere && { parent: null }),
      ...(record.logicalSeatConfig !== null && room),
    });
    const copies = new Map<number | null, number>([[id, top]]);
    let level = within.filter(({ parent }) => parent === id);
    while (level.length > 0) {
      const made = await write.copyMany(
        'StockContingent',
        level.map((one) => ({
          id: one.id,
          values: {
            eventDate,
            parent: copies.get(one.parent) ?? top,
            ...(record.logicalSeatConfig !== null && room),
          },
        })),
      );
      for (const [index, one] of level.entries()) copies.set(one.id, made[index] ?? top);
      level = within.filter(({ id: each, parent }) => copies.has(parent) && !copies.has(each));
    }
    return { id: top };
  },
});

/** Null for a contingent without seats. */
function renderFreeSeats(row: string): string {
  return `(SELECT CASE WHEN count(*) > 0 THEN (count(*) FILTER (
      WHERE "own_seat"."status" = 'available' AND "own_seat"."hold_type" IS NULL))::int END
    FROM "available_seat" "own_seat"
    WHERE "own_seat"."contract_id" = ${row}."contract_id" AND "own_seat"."stock_contingent_id" = ${row}."id")`;
}

export const stockContingentBehaviour = defineBehaviour('StockContingent', {
  computed: { bookableStock: renderBookable, freeSeats: renderFreeSeats },
  async beforeCreate({ values: { name, eventDate, parent } }, context) {
    if (typeof parent === 'number') await checkParent(context, { name, eventDate, parent });
  },
  onUpdateOf: ['parent'],
  async beforeUpdate({ id, values, current }, context) {
    if ((values.parent ?? null) === current.parent) return;
    const { name, eventDate, occupiedStock: occupied } = current;
    if ((occupied ?? 0) > 0) throw stockProblem('STOCK-002', { name, occupied });
    if (typeof values.parent === 'number')
      await checkParent(context, { id, name, eventDate, parent: values.parent });
  },
  actions: [clone],
});

/** Places left in a date's contingents, for people to read; null where one has no limit. Parts of one count in it alone. */
export function renderInContingents(date: string): string {
  return `(SELECT CASE WHEN bool_or("own"."unlimited_stock") THEN NULL ELSE coalesce(sum(${renderBookable('"own"')}), 0)::int END
    FROM "stock_contingent" "own"
    WHERE "own"."contract_id" = ${date}."contract_id" AND "own"."event_date_id" = ${date}."id"
      AND "own"."parent_id" IS NULL AND NOT coalesce("own"."draft", false))`;
}

/** What is left beside them; null where the date or a contingent has no limit. */
export function renderOutsideContingents(date: string): string {
  // greatest() alone takes what is unknown for the least.
  return `(SELECT CASE WHEN "both"."left" IS NOT NULL THEN greatest(0, "both"."left") END
    FROM (SELECT ${renderBookable(date)} - ${renderInContingents(date)} AS "left") "both")`;
}
