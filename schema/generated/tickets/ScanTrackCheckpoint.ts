// Made by codegen from schema/tickets/ScanTrackCheckpoint.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Checkpoint of a track, as answered. */
export interface ScanTrackCheckpoint {
  readonly '@id': string;
  readonly '@type': 'ScanTrackCheckpoint';
  readonly contract: string;
  readonly scanTrack: string;
  readonly checkpoint: string;
  readonly label: string | null;
  readonly maxScanNb: number | null;
  readonly position: number | null;
}

/** What is accepted for ScanTrackCheckpoint: relations as IRIs. */
export interface ScanTrackCheckpointInput {
  readonly contract?: string;
  readonly scanTrack: string;
  readonly checkpoint: string;
  readonly maxScanNb?: number | null;
  readonly position?: number | null;
}

/** ScanTrackCheckpoint as the server handles it: relations as ids. */
export interface ScanTrackCheckpointValues {
  readonly contract: number;
  readonly scanTrack: number;
  readonly checkpoint: number;
  readonly maxScanNb: number | null;
  readonly position: number | null;
}

export const scanTrackCheckpointDescriptor = {
  "name": "ScanTrackCheckpoint",
  "area": "tickets",
  "api": "ticketing",
  "collection": "/scan_track_checkpoints",
  "scope": "contract",
  "table": "scan_track_checkpoint",
  "title": "label",
  "label": {"en":"Checkpoint of a track","fr":"Point d’un parcours"},
  "plural": {"en":"Checkpoints of tracks","fr":"Points de parcours"},
  "icon": "Sensors",
  "order": {"position":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"scanTrack","kind":"relation","label":{"en":"Scan track","fr":"Parcours de contrôle"},"column":"scan_track_id","target":"ScanTrack","onDelete":"cascade","required":true,"immutable":true,"list":true,"filter":true},
    {"name":"checkpoint","kind":"relation","label":{"en":"Checkpoint","fr":"Point de contrôle"},"column":"checkpoint_id","target":"Checkpoint","required":true,"list":true,"filter":true},
    {"name":"label","kind":"string","label":{"en":"Label","fr":"Libellé"},"computed":true,"from":"checkpoint.name","maxLength":255},
    {"name":"maxScanNb","kind":"integer","label":{"en":"Scans allowed","fr":"Contrôles permis"},"column":"max_scan_nb","min":1,"list":true,"help":{"en":"Empty: as many as wanted.","fr":"Vide : autant que voulu."}},
    {"name":"position","kind":"integer","label":{"en":"Position","fr":"Position"},"column":"position","default":0,"list":true}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [],
  "rights": {"read":"signedIn","write":"scans.configure"},
  "uniques": [["scanTrack","checkpoint"]]
} as const satisfies EntityDescriptor;
