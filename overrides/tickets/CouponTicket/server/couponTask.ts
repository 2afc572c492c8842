/** The drawing of a coupon, for `host.workers`. */
import type { WorkTask } from '../../../../server/kit.ts';
import type { drawCoupon } from './drawCoupon.ts';

export const couponTask: WorkTask<typeof drawCoupon> = {
  name: 'drawCoupon',
  file: new URL('./drawCoupon.ts', import.meta.url),
  timeLimit: 30_000,
};
