/**
 * `PUT /booking_tracks/{id}/forms`: what a track asks of the customer and of each participant. A form that is left out
 * stays as it is, null removes it. The specification names the two members and not what is in them: that is ours.
 */
import type { BookingTrackFormValues } from '../../../../schema/generated/sale/BookingTrackForm.ts';
import { defineAction } from '../../../../server/action.ts';
import type { WriteContext } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { saleProblem } from '../../errors.ts';
import { findFieldFaults } from '../model.ts';

const TYPES = ['customer', 'participant'] as const;

type Forms = Readonly<Partial<Record<(typeof TYPES)[number], BookingTrackFormValues | null>>>;

async function refuseFields({ tx, contract }: WriteContext, forms: Forms): Promise<void> {
  const own = await tx.query(
    db.selectFrom('customer_field_contract').select('slug').where('contract_id', '=', contract),
  );
  const slugs = new Set(own.map(({ slug }) => slug));
  const faults = TYPES.flatMap((type) =>
    findFieldFaults(forms[type]?.fieldList ?? [], slugs).map((fault) => ({ ...fault, type })),
  );
  const [first] = faults;
  if (!first) return;
  const violations = faults.map(({ type, index, slug, fault }) => ({
    propertyPath: `${type}.fieldList[${index}].slug`,
    message: fault === 'twice' ? `"${slug}" is asked for already.` : `There is no field "${slug}".`,
    code: fault === 'twice' ? 'unique' : 'relation',
  }));
  throw saleProblem('SALE-032', { field: first.slug }, { violations });
}

export const setForms = defineAction('BookingTrack.forms', {
  async run(context, { id, body }) {
    const { tx, contract, write } = context;
    await refuseFields(context, body);
    const known = await tx.query(
      db
        .selectFrom('form')
        .select(['id', 'type'])
        .where('contract_id', '=', contract)
        .where('booking_track_id', '=', id),
    );
    for (const type of TYPES) {
      const wanted = body[type];
      if (wanted === undefined) continue;
      const form = known.find((one) => one.type === type);
      if (wanted === null) {
        if (form) await write.delete('Form', form.id);
        continue;
      }
      const { mode, optinMessage = null, fieldList } = wanted;
      const values = { mode: mode ?? 'normal', optinMessage, fieldList: [...fieldList] };
      if (form) await write.update('Form', form.id, values);
      else await write.create('Form', { ...values, type, bookingTrack: id });
    }
    return { id };
  },
});
