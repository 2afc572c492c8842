/** Reservation tracks: one is the default; a track is copied, given up for another, and has a form of each kind. */
import { defineAction } from '../../../../server/action.ts';
import { defineBehaviour } from '../../../../server/behaviour.ts';
import type { WriteContext } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { saleProblem } from '../../errors.ts';
import { nameCopy } from '../model.ts';
import { setForms } from './setForms.ts';

async function clearOthers({ tx, contract, write }: WriteContext, id: number): Promise<void> {
  const others = await tx.query(
    db
      .selectFrom('booking_track')
      .select('id')
      .where('contract_id', '=', contract)
      .where('id', '<>', id)
      .where('is_default', '=', true),
  );
  await write.updateMany(
    'BookingTrack',
    others.map((other) => ({ id: other.id, values: { isDefault: false } })),
  );
}

const PARTS = [
  ['Form', 'form'],
  ['Shipping', 'shipping'],
  ['Billing', 'billing'],
] as const;

const partsOf = (table: 'form' | 'shipping' | 'billing' | 'ticket_price' | 'offer_rule') =>
  db.selectFrom(table).select('id').orderBy('id');

/** With its forms and its ways to deliver and pay; prices and offers stay with the original, and so does being the default. */
const clone = defineAction('BookingTrack.clone', {
  async run({ tx, contract, write }, { id: from, record }) {
    const tracks = await tx.query(
      db.selectFrom('booking_track').select('name').where('contract_id', '=', contract),
    );
    const name = nameCopy(
      record.name,
      tracks.map((track) => track.name),
    );
    const to = await write.copy('BookingTrack', from, { name, isDefault: false });
    for (const [entity, table] of PARTS) {
      const parts = await tx.query(
        partsOf(table).where('contract_id', '=', contract).where('booking_track_id', '=', from),
      );
      await write.copyMany(
        entity,
        parts.map(({ id }) => ({ id, values: { bookingTrack: to } })),
      );
    }
    return { id: to };
  },
});

/** How an order was delivered and paid outlives the track: what orders name stays, without it; the rest goes with it. */
async function releaseUsed({ tx, contract, write }: WriteContext, id: number): Promise<void> {
  for (const [entity, table, column] of [
    ['Shipping', 'shipping', 'shipping_id'],
    ['Billing', 'billing', 'billing_id'],
  ] as const) {
    const used = await tx.query(
      db
        .selectFrom(table)
        .select('id')
        .where('contract_id', '=', contract)
        .where('booking_track_id', '=', id)
        .where('id', 'in', ({ selectFrom }) =>
          selectFrom('order').select(column).where('contract_id', '=', contract),
        )
        .orderBy('id'),
    );
    await write.updateMany(
      entity,
      used.map((one) => ({ id: one.id, values: { bookingTrack: null } })),
    );
  }
}

const USERS = [
  ['TicketPrice', 'ticket_price'],
  ['OfferRule', 'offer_rule'],
] as const;

const deleteWithNewBookingTrack = defineAction('BookingTrack.deleteWithNewBookingTrack', {
  async run({ tx, contract, write }, { id, record, body }) {
    const { bookingTrack } = body;
    if (bookingTrack === id)
      throw saleProblem(
        'SALE-033',
        { bookingTrack: record.name },
        { violations: [{ propertyPath: 'bookingTrack', message: 'It is deleted.', code: 'relation' }] },
      );
    for (const [entity, table] of USERS) {
      const users = await tx.query(
        partsOf(table).where('contract_id', '=', contract).where('booking_track_id', '=', id),
      );
      await write.updateMany(
        entity,
        users.map((user) => ({ id: user.id, values: { bookingTrack } })),
      );
    }
    await write.delete('BookingTrack', id);
    if (record.isDefault) await write.update('BookingTrack', bookingTrack, { isDefault: true });
    return undefined;
  },
});

export const bookingTrackBehaviour = defineBehaviour('BookingTrack', {
  async afterCreate({ id, values }, context) {
    if (values.isDefault) await clearOthers(context, id);
  },
  onUpdateOf: ['isDefault'],
  async afterUpdate({ id, values, current }, context) {
    if (values.isDefault && !current.isDefault) await clearOthers(context, id);
  },
  beforeDelete: ({ id }, context) => releaseUsed(context, id),
  actions: [clone, deleteWithNewBookingTrack, setForms],
});
