/** `GET /coupons/codes` and `POST /coupons/codes/validate`: the codes that may be used now, and whether one may. */
import { defineAction } from '../../../../server/action.ts';
import { db, now as nowSql } from '../../../../server/sql.ts';
import { findCouponReason } from '../model.ts';
import { readCoupons } from './readCoupons.ts';

export const listCodes = defineAction('Coupon.codes', {
  async run({ tx, contract }) {
    const rows = await tx.query(
      db
        .selectFrom('coupon')
        .select('code')
        .where('contract_id', '=', contract)
        .where('enabled', 'is not', false)
        .where((row) => row.or([row('valid_from', 'is', null), row('valid_from', '<=', nowSql)]))
        .where((row) => row.or([row('valid_until', 'is', null), row('valid_until', '>=', nowSql)]))
        .where((row) =>
          row.or([row('nb_use_max', 'is', null), row('nb_use_max', '>', row.ref('nb_use_current'))]),
        )
        .orderBy('code'),
    );
    return { value: { member: rows.map(({ code }) => code) } };
  },
});

export const validateCodes = defineAction('Coupon.validateCodes', {
  async run({ tx, contract, now }, { body }) {
    const { couponCode, ignoredOfferRule } = body;
    const stored = (await readCoupons(tx, contract, [couponCode.trim()])).get(couponCode.trim());
    const coupon = stored && {
      ...stored,
      offers: stored.offers.filter((offer) => offer !== ignoredOfferRule),
    };
    const reason = findCouponReason(coupon, now);
    // A means of payment is valid: it only opens no offer.
    const valid = reason === undefined || reason === 'cash';
    return {
      value: {
        valid,
        couponCode,
        coupon: coupon ? `/ticketing/v1/coupons/${coupon.id}` : null,
        reason: valid ? null : reason,
      },
    };
  },
});
