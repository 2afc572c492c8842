// Made by codegen from schema/tickets/Scan.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** A fact: stored as it happened, even offline, even refused. */
export interface Scan {
  readonly '@id': string;
  readonly '@type': 'Scan';
  readonly contract: string;
  readonly scanDate: string;
  readonly status: "ok" | "already_used" | "unpaid" | "cancelled" | "refunded" | "blocked" | "wrong_checkpoint" | "wrong_event_date" | "too_early" | "too_late" | "unknown" | "revoked" | "incomplete" | "error";
  readonly ticket: string | null;
  readonly checkpoint: string | null;
  readonly eventDate: string | null;
  readonly direction: "in" | "out";
  readonly previousScan: string | null;
  readonly rightCheckpoint: string | null;
  readonly barcode: string | null;
  readonly scannedBy: string | null;
  readonly isOffline: boolean;
  readonly deviceId: string | null;
  readonly nonce: string | null;
  readonly deviceInfo: unknown;
  readonly appModel: string | null;
  readonly appVersion: string | null;
  readonly createdAt: string;
}

/** What is accepted for Scan: relations as IRIs. */
export interface ScanInput {
  readonly contract?: string;
}

/** Scan as the server handles it: relations as ids. */
export interface ScanValues {
  readonly contract: number;
  readonly scanDate: string;
  readonly status: "ok" | "already_used" | "unpaid" | "cancelled" | "refunded" | "blocked" | "wrong_checkpoint" | "wrong_event_date" | "too_early" | "too_late" | "unknown" | "revoked" | "incomplete" | "error";
  readonly ticket: number | null;
  readonly checkpoint: number | null;
  readonly eventDate: number | null;
  readonly direction: "in" | "out";
  readonly previousScan: number | null;
  readonly rightCheckpoint: number | null;
  readonly barcode: string | null;
  readonly scannedBy: string | null;
  readonly isOffline: boolean;
  readonly deviceId: string | null;
  readonly nonce: string | null;
  readonly deviceInfo: unknown;
  readonly appModel: string | null;
  readonly appVersion: string | null;
  readonly createdAt: string;
}

export const scanDescriptor = {
  "name": "Scan",
  "area": "tickets",
  "api": "ticketing",
  "collection": "/scans",
  "scope": "contract",
  "table": "scan",
  "title": "scanDate",
  "search": ["barcode","scannedBy"],
  "label": {"en":"Scan","fr":"Contrôle"},
  "plural": {"en":"Scans","fr":"Contrôles"},
  "comment": {"en":"A fact: stored as it happened, even offline, even refused.","fr":"Un fait : conservé tel qu’il s’est produit, même hors ligne, même refusé."},
  "group": "tickets",
  "icon": "QrCodeScanner",
  "order": {"scanDate":"desc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"scanDate","kind":"dateTime","label":{"en":"Scanned","fr":"Contrôlé le"},"column":"scan_date","required":true,"readOnly":true,"timezoneFrom":"contract.timezone","list":true,"filter":true},
    {"name":"status","kind":"enum","label":{"en":"Result","fr":"Résultat"},"column":"status","values":[{"value":"ok","label":{"en":"Admitted","fr":"Admis"}},{"value":"already_used","label":{"en":"Already used","fr":"Déjà utilisé"}},{"value":"unpaid","label":{"en":"Unpaid","fr":"Impayé"}},{"value":"cancelled","label":{"en":"Cancelled","fr":"Annulé"}},{"value":"refunded","label":{"en":"Refunded","fr":"Remboursé"}},{"value":"blocked","label":{"en":"Blocked","fr":"Bloqué"}},{"value":"wrong_checkpoint","label":{"en":"Wrong entrance","fr":"Mauvaise entrée"}},{"value":"wrong_event_date","label":{"en":"Wrong performance","fr":"Mauvaise représentation"}},{"value":"too_early","label":{"en":"Too early","fr":"Trop tôt"}},{"value":"too_late","label":{"en":"Too late","fr":"Trop tard"}},{"value":"unknown","label":{"en":"Unknown","fr":"Inconnu"}},{"value":"revoked","label":{"en":"Revoked","fr":"Révoqué"}},{"value":"incomplete","label":{"en":"Details missing","fr":"Informations manquantes"}},{"value":"error","label":{"en":"Error","fr":"Erreur"}}],"tones":{"success":["ok"],"danger":["already_used","unpaid","cancelled","refunded","blocked","wrong_checkpoint","wrong_event_date","too_early","too_late"]},"required":true,"readOnly":true,"list":true,"filter":true},
    {"name":"ticket","kind":"relation","label":{"en":"Ticket","fr":"Billet"},"column":"ticket_id","target":"Ticket","readOnly":true,"list":true,"filter":true},
    {"name":"checkpoint","kind":"relation","label":{"en":"Checkpoint","fr":"Point de contrôle"},"column":"checkpoint_id","target":"Checkpoint","readOnly":true,"list":true,"filter":true},
    {"name":"eventDate","kind":"relation","label":{"en":"Performance","fr":"Représentation"},"column":"event_date_id","target":"EventDate","readOnly":true,"filter":true,"help":{"en":"That the door let in, or else that of the ticket.","fr":"Celle que la porte laissait entrer, sinon celle du billet."}},
    {"name":"direction","kind":"enum","label":{"en":"Direction","fr":"Sens"},"column":"direction","values":[{"value":"in","label":{"en":"In","fr":"Entrée"}},{"value":"out","label":{"en":"Out","fr":"Sortie"}}],"required":true,"readOnly":true,"default":"in","filter":true},
    {"name":"previousScan","kind":"relation","label":{"en":"Used by","fr":"Utilisé par"},"column":"previous_scan_id","target":"Scan","onDelete":"clear","readOnly":true,"help":{"en":"The one that used the ticket up before.","fr":"Celui qui avait déjà utilisé le billet."}},
    {"name":"rightCheckpoint","kind":"relation","label":{"en":"Right entrance","fr":"Bonne entrée"},"column":"right_checkpoint_id","target":"Checkpoint","onDelete":"clear","readOnly":true,"help":{"en":"Where the ticket lets in instead.","fr":"Là où le billet permet d’entrer."}},
    {"name":"barcode","kind":"string","label":{"en":"Barcode read","fr":"Code lu"},"column":"barcode","readOnly":true,"maxLength":100,"filter":true,"help":{"en":"Kept even when no ticket has it.","fr":"Gardé même si aucun billet ne le porte."},"personal":true},
    {"name":"scannedBy","kind":"string","label":{"en":"Scanned by","fr":"Contrôlé par"},"column":"scanned_by","readOnly":true,"maxLength":320,"list":true,"filter":true,"personal":true},
    {"name":"isOffline","kind":"boolean","label":{"en":"Offline","fr":"Hors ligne"},"column":"is_offline","readOnly":true,"default":false,"filter":true},
    {"name":"deviceId","kind":"string","label":{"en":"Device","fr":"Appareil"},"column":"device_id","readOnly":true,"maxLength":100,"filter":true,"section":{"en":"Device","fr":"Appareil"}},
    {"name":"nonce","kind":"string","label":{"en":"Scan id","fr":"Identifiant du contrôle"},"column":"nonce","readOnly":true,"maxLength":64,"section":{"en":"Device","fr":"Appareil"},"help":{"en":"Drawn by the device: sent twice, it is still one scan.","fr":"Tiré par l’appareil : envoyé deux fois, c’est un seul contrôle."}},
    {"name":"deviceInfo","kind":"json","label":{"en":"Device details","fr":"Détails de l’appareil"},"column":"device_info","readOnly":true,"section":{"en":"Device","fr":"Appareil"}},
    {"name":"appModel","kind":"string","label":{"en":"App","fr":"Application"},"column":"app_model","readOnly":true,"maxLength":100,"section":{"en":"Device","fr":"Appareil"}},
    {"name":"appVersion","kind":"string","label":{"en":"App version","fr":"Version de l’application"},"column":"app_version","readOnly":true,"maxLength":50,"section":{"en":"Device","fr":"Appareil"}},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Received","fr":"Reçu le"},"column":"created_at","role":"createdAt"}
  ],
  "operations": ["list","read"],
  "actions": [
    {"name":"record","method":"POST","path":"/scans","label":{"en":"Record a scan","fr":"Enregistrer un contrôle"},"expects":"ScanRecord","returns":"Scan","status":201}
  ],
  "rights": {"read":["tickets.read","tickets.scan"],"write":"tickets.scan","export":"records.export","paths":{"ticketing":"eventDate.ticketing"}},
  "uniques": [["deviceId","nonce"]],
  "indexes": [["ticket","scanDate"]]
} as const satisfies EntityDescriptor;
