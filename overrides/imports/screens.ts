/** Screens of the area "imports": sorted, a line an entry, loaded lazily. Found by `overrides/screens.ts`. */
import type { ScreenEntry } from '../../src/screens.ts';

export const screens: readonly ScreenEntry[] = [
  { kind: 'menu', entity: 'MappingNotification', section: 'imports', position: 2 },
  { kind: 'menu', entity: 'ProviderTicketImportedFile', section: 'imports', position: 1 },
];
