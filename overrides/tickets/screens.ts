/** Screens of the area "tickets": sorted, a line an entry, loaded lazily. Found by `overrides/screens.ts`. */
import type { ScreenEntry } from '../../src/screens.ts';

export const screens: readonly ScreenEntry[] = [
  {
    kind: 'slot',
    entity: 'Sticker',
    slot: 'create',
    load: async () => (await import('./Sticker/screens/StickerCreate.tsx')).StickerCreate,
  },
  {
    kind: 'slot',
    entity: 'Sticker',
    slot: 'edit',
    load: async () => (await import('./Sticker/screens/StickerEdit.tsx')).StickerEdit,
  },
  {
    kind: 'slot',
    entity: 'Sticker',
    slot: 'show',
    load: async () => (await import('./Sticker/screens/StickerShow.tsx')).StickerShow,
  },
];
