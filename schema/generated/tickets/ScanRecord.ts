// Made by codegen from schema/tickets/ScanRecord.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Scan to record, as answered. */
export interface ScanRecord {
  readonly ticket: string | null;
  readonly barcode: string | null;
  readonly checkpoint: string | null;
  readonly eventDate: string | null;
  readonly direction: "in" | "out";
  readonly scanDate: string | null;
  readonly nonce: string | null;
  readonly deviceId: string | null;
  readonly deviceInfo: unknown;
  readonly appModel: string | null;
  readonly appVersion: string | null;
  readonly scannedBy: string | null;
  readonly isOffline: boolean | null;
}

/** What is accepted for ScanRecord: relations as IRIs. */
export interface ScanRecordInput {
  readonly ticket?: string | null;
  readonly barcode?: string | null;
  readonly checkpoint?: string | null;
  readonly eventDate?: string | null;
  readonly direction?: "in" | "out";
  readonly scanDate?: string | null;
  readonly nonce?: string | null;
  readonly deviceId?: string | null;
  readonly deviceInfo?: unknown;
  readonly appModel?: string | null;
  readonly appVersion?: string | null;
  readonly scannedBy?: string | null;
  readonly isOffline?: boolean | null;
}

/** ScanRecord as the server handles it: relations as ids. */
export interface ScanRecordValues {
  readonly ticket?: number | null;
  readonly barcode?: string | null;
  readonly checkpoint?: number | null;
  readonly eventDate?: number | null;
  readonly direction: "in" | "out";
  readonly scanDate?: string | null;
  readonly nonce?: string | null;
  readonly deviceId?: string | null;
  readonly deviceInfo?: unknown;
  readonly appModel?: string | null;
  readonly appVersion?: string | null;
  readonly scannedBy?: string | null;
  readonly isOffline?: boolean | null;
}

export const scanRecordDescriptor = {
  "name": "ScanRecord",
  "area": "tickets",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "scan_record",
  "title": "barcode",
  "label": {"en":"Scan to record","fr":"Contrôle à enregistrer"},
  "plural": {"en":"Scans to record","fr":"Contrôles à enregistrer"},
  "properties": [
    {"name":"ticket","kind":"relation","label":{"en":"Ticket","fr":"Billet"},"target":"Ticket"},
    {"name":"barcode","kind":"string","label":{"en":"Barcode read","fr":"Code lu"},"maxLength":100},
    {"name":"checkpoint","kind":"relation","label":{"en":"Checkpoint","fr":"Point de contrôle"},"target":"Checkpoint"},
    {"name":"eventDate","kind":"relation","label":{"en":"Performance","fr":"Représentation"},"target":"EventDate","help":{"en":"The performance that the door lets in; without it, any of about now.","fr":"La représentation que la porte laisse entrer ; sinon, toute représentation du moment."}},
    {"name":"direction","kind":"enum","label":{"en":"Direction","fr":"Sens"},"values":[{"value":"in","label":{"en":"In","fr":"Entrée"}},{"value":"out","label":{"en":"Out","fr":"Sortie"}}],"required":true,"default":"in"},
    {"name":"scanDate","kind":"dateTime","label":{"en":"Scanned","fr":"Contrôlé le"}},
    {"name":"nonce","kind":"string","label":{"en":"Nonce","fr":"Identifiant de l’appareil pour ce contrôle"},"maxLength":64},
    {"name":"deviceId","kind":"string","label":{"en":"Device","fr":"Appareil"},"maxLength":100},
    {"name":"deviceInfo","kind":"json","label":{"en":"Device details","fr":"Détails de l’appareil"}},
    {"name":"appModel","kind":"string","label":{"en":"App","fr":"Application"},"maxLength":100},
    {"name":"appVersion","kind":"string","label":{"en":"App version","fr":"Version de l’application"},"maxLength":50},
    {"name":"scannedBy","kind":"string","label":{"en":"Scanned by","fr":"Contrôlé par"},"maxLength":320},
    {"name":"isOffline","kind":"boolean","label":{"en":"Offline","fr":"Hors ligne"}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
