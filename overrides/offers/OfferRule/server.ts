/** An offer through the API: the coupons that open it. */
import { defineBehaviour } from '../../../server/behaviour.ts';
import { renderListedBy } from '../../programming/Borrowed/server.ts';

export const offerRuleBehaviour = defineBehaviour('OfferRule', {
  computed: { couponList: renderListedBy('coupon_offer_rule_list') },
});
