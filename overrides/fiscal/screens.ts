/** Screens of the area "fiscal": sorted, a line an entry, loaded lazily. Found by `overrides/screens.ts`. */
import type { ScreenEntry } from '../../src/screens.ts';

export const screens: readonly ScreenEntry[] = [
  { kind: 'menu', entity: 'AuditDocument', section: 'accounting', position: 7, needs: 'fiscal.read' },
  {
    kind: 'listTool',
    entity: 'AuditDocument',
    needs: 'fiscal.read',
    load: async () => (await import('./Conformity/screens/AttestationButton.tsx')).AttestationButton,
  },
  {
    kind: 'slot',
    entity: 'AuditDocument',
    slot: 'list',
    load: async () => (await import('./AuditDocument/screens/AuditDocuments.tsx')).AuditDocuments,
  },
];
