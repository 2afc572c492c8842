/** Screens of the area "tickets": sorted, a line an entry, loaded lazily. Found by `overrides/screens.ts`. */
import type { ScreenEntry } from '../../src/screens.ts';

export const screens: readonly ScreenEntry[] = [
  { kind: 'menu', entity: 'Checkpoint', section: 'access', position: 4 },
  { kind: 'menu', entity: 'Scan', section: 'access', position: 2, needs: 'tickets.scan' },
  { kind: 'menu', entity: 'ScanTrack', section: 'access', position: 3 },
  { kind: 'menu', entity: 'Ticket', section: 'access', position: 1, needs: 'tickets.scan' },
  {
    kind: 'action',
    entity: 'EventDate',
    action: 'tickets',
    load: async () => (await import('./Ticket/screens/PerformanceTickets.tsx')).PerformanceTickets,
  },
  {
    kind: 'route',
    path: '/scan',
    menu: { section: 'access', label: 'menu.scan', icon: 'QrCodeScanner', position: 0 },
    needs: 'tickets.scan',
    load: async () => (await import('./Scan/screens/ScanScreen.tsx')).ScanScreen,
  },
  {
    kind: 'route',
    path: '/settings/scan-tracks',
    load: async () => (await import('./ScanTrack/screens/ScanTracks.tsx')).ScanTracks,
  },
  {
    kind: 'slot',
    entity: 'Checkpoint',
    slot: 'create',
    load: async () => (await import('./Checkpoint/screens/CheckpointCreate.tsx')).CheckpointCreate,
  },
  {
    kind: 'slot',
    entity: 'Checkpoint',
    slot: 'edit',
    load: async () => (await import('./Checkpoint/screens/CheckpointEdit.tsx')).CheckpointEdit,
  },
  {
    kind: 'slot',
    entity: 'Checkpoint',
    slot: 'list',
    load: async () => (await import('./Checkpoint/screens/CheckpointList.tsx')).CheckpointList,
  },
  {
    kind: 'slot',
    entity: 'Checkpoint',
    slot: 'show',
    load: async () => (await import('./Checkpoint/screens/CheckpointShow.tsx')).CheckpointShow,
  },
  {
    kind: 'slot',
    entity: 'ScanTrack',
    slot: 'create',
    load: async () => (await import('./ScanTrack/screens/ScanTrackCreate.tsx')).ScanTrackCreate,
  },
  {
    kind: 'slot',
    entity: 'ScanTrack',
    slot: 'edit',
    load: async () => (await import('./ScanTrack/screens/ScanTrackEdit.tsx')).ScanTrackEdit,
  },
  {
    kind: 'slot',
    entity: 'ScanTrack',
    slot: 'list',
    load: async () => (await import('./ScanTrack/screens/ScanTrackList.tsx')).ScanTrackList,
  },
  {
    kind: 'slot',
    entity: 'ScanTrack',
    slot: 'show',
    load: async () => (await import('./ScanTrack/screens/ScanTrackShow.tsx')).ScanTrackShow,
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
