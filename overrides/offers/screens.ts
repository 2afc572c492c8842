/** Screens of the area "offers": sorted, a line an entry, loaded lazily. Found by `overrides/screens.ts`. */
import type { ScreenEntry } from '../../src/screens.ts';

export const screens: readonly ScreenEntry[] = [
  { kind: 'menu', entity: 'Coupon', section: 'programme', position: 8, needs: 'offers.write' },
  { kind: 'menu', entity: 'OfferRule', section: 'programme', position: 7, needs: 'offers.write' },
  {
    kind: 'slot',
    entity: 'OfferRule',
    slot: 'create',
    load: async () => (await import('./OfferRule/screens/OfferCreate.tsx')).OfferCreate,
  },
  {
    kind: 'slot',
    entity: 'OfferRule',
    slot: 'edit',
    load: async () => (await import('./OfferRule/screens/OfferEdit.tsx')).OfferEdit,
  },
  {
    kind: 'slot',
    entity: 'OfferRule',
    slot: 'list',
    load: async () => (await import('./OfferRule/screens/OfferList.tsx')).OfferList,
  },
];
