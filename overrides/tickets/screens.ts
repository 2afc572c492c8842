/** Screens of the area "tickets": sorted, a line an entry, loaded lazily. Found by `overrides/screens.ts`. */
import type { ScreenEntry } from '../../src/screens.ts';

export const screens: readonly ScreenEntry[] = [
  { kind: 'menu', entity: 'Checkpoint', section: 'access', position: 4 },
  { kind: 'menu', entity: 'Scan', section: 'access', position: 2, needs: 'tickets.scan' },
  { kind: 'menu', entity: 'ScanTrack', section: 'access', position: 3 },
  { kind: 'menu', entity: 'Ticket', section: 'access', position: 1, needs: 'tickets.scan' },
  {
    kind: 'route',
    path: '/scan',
    menu: { section: 'access', label: 'menu.scan', icon: 'QrCodeScanner', position: 0 },
    needs: 'tickets.scan',
    load: async () => (await import('./Scan/screens/ScanScreen.tsx')).ScanScreen,
  },
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
