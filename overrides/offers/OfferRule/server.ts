/** An offer through the API: the coupons that open it. */
import type { Behaviour } from '../../../server/kit.ts';
import { renderListedBy } from '../../programming/Borrowed/server.ts';

export const offerRuleBehaviour: Behaviour = {
  entity: 'OfferRule',
  computed: { couponList: renderListedBy('coupon_offer_rule_list') },
};
