/** Screens of the area "offers": sorted, a line an entry, loaded lazily. Found by `overrides/screens.ts`. */
import type { ScreenEntry } from '../../src/screens.ts';

export const screens: readonly ScreenEntry[] = [
  { kind: 'menu', entity: 'Coupon', section: 'programme', position: 8, needs: 'offers.write' },
  { kind: 'menu', entity: 'OfferRule', section: 'programme', position: 7, needs: 'offers.write' },
];
