/** What the server does beyond metadata for the area "offers": sorted, a line an entry. Found by `overrides/behaviours.ts`. */
import type { Behaviour } from '../../server/kit.ts';
import { couponBehaviour } from './Coupon/server/behaviour.ts';

export const behaviours: readonly Behaviour[] = [couponBehaviour];
