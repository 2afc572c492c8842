// Made by codegen from schema/tickets/Checkpoint.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** An entrance where tickets are scanned. Its flags are those of a scan track: the specification names none. */
export interface Checkpoint {
  readonly '@id': string;
  readonly '@type': 'Checkpoint';
  readonly contract: string;
  readonly name: string;
  readonly scanSuccessCallbackUrl: string | null;
  readonly isDefault: boolean | null;
  readonly scanTrackCheckpointList: readonly string[];
  readonly isHidden: boolean;
  readonly isDeletable: boolean;
  readonly isHidable: boolean;
}

/** What is accepted for Checkpoint: relations as IRIs. */
export interface CheckpointInput {
  readonly contract?: string;
  readonly name: string;
  readonly scanSuccessCallbackUrl?: string | null;
  readonly isDefault?: boolean | null;
  readonly scanTrackCheckpointList?: readonly string[];
  readonly isHidden?: boolean;
}

/** Checkpoint as the server handles it: relations as ids. */
export interface CheckpointValues {
  readonly contract: number;
  readonly name: string;
  readonly scanSuccessCallbackUrl: string | null;
  readonly isDefault: boolean | null;
  readonly isHidden: boolean;
  readonly isDeletable: boolean;
  readonly isHidable: boolean;
}

export const checkpointDescriptor = {
  "name": "Checkpoint",
  "area": "tickets",
  "api": "ticketing",
  "collection": "/checkpoints",
  "path": {"list":"/settings/scan-tracks/checkpoints","create":"/settings/scan-tracks/checkpoints/new","edit":"/settings/scan-tracks/checkpoints/edit/{id}","show":"/settings/scan-tracks/checkpoints/{id}"},
  "scope": "contract",
  "table": "checkpoint",
  "title": "name",
  "hide": "isHidden",
  "label": {"en":"Checkpoint","fr":"Point de contrôle"},
  "plural": {"en":"Checkpoints","fr":"Points de contrôle"},
  "comment": {"en":"An entrance where tickets are scanned. Its flags are those of a scan track: the specification names none.","fr":"Une entrée où les billets sont contrôlés. Ses indicateurs sont ceux d’un parcours : la spécification n’en nomme pas."},
  "group": "tickets",
  "icon": "Sensors",
  "order": {"name":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"column":"name","required":true,"maxLength":200,"list":true,"filter":true},
    {"name":"scanSuccessCallbackUrl","kind":"url","label":{"en":"Called on success","fr":"Appelé en cas de succès"},"column":"scan_success_callback_url","maxLength":2000,"list":true,"help":{"en":"An address notified of every admitted ticket, e.g. a turnstile.","fr":"Une adresse prévenue à chaque billet admis, par exemple un tourniquet."}},
    {"name":"isDefault","kind":"boolean","label":{"en":"Default","fr":"Par défaut"},"column":"is_default","default":false,"list":true},
    {"name":"scanTrackCheckpointList","kind":"relation","label":{"en":"Scan tracks","fr":"Parcours de contrôle"},"many":true,"target":"ScanTrackCheckpoint","inverse":"checkpoint"},
    {"name":"isHidden","kind":"boolean","label":{"en":"Hidden","fr":"Masqué"},"column":"is_hidden","required":true,"default":false,"list":true,"filter":true},
    {"name":"isDeletable","kind":"boolean","label":{"en":"Deletable","fr":"Supprimable"},"column":"is_deletable","readOnly":true,"default":true,"section":{"en":"More","fr":"Divers"}},
    {"name":"isHidable","kind":"boolean","label":{"en":"May be hidden","fr":"Masquable"},"column":"is_hidable","readOnly":true,"default":true,"section":{"en":"More","fr":"Divers"}}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [],
  "rights": {"read":"signedIn","write":"scans.configure"}
} as const satisfies EntityDescriptor;
