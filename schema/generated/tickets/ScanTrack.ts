// Made by codegen from schema/tickets/ScanTrack.jsonld. Never edit: change the source and run `npm run codegen`.
import type { ScanTrackCheckpoint, ScanTrackCheckpointInput, ScanTrackCheckpointValues } from './ScanTrackCheckpoint.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** Where and how often a ticket of a price may be scanned. */
export interface ScanTrack {
  readonly '@id': string;
  readonly '@type': 'ScanTrack';
  readonly contract: string;
  readonly name: string;
  readonly maxScanNb: number | null;
  readonly allowsReentry: boolean;
  readonly isDefault: boolean | null;
  readonly scanTrackCheckpointList: readonly ScanTrackCheckpoint[];
  readonly ticketPriceList: readonly string[];
  readonly priceCount: number | null;
  readonly isHidden: boolean;
  readonly isDeletable: boolean;
  readonly isHidable: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What is accepted for ScanTrack: relations as IRIs. */
export interface ScanTrackInput {
  readonly contract?: string;
  readonly name: string;
  readonly maxScanNb?: number | null;
  readonly allowsReentry?: boolean;
  readonly isDefault?: boolean | null;
  readonly scanTrackCheckpointList?: readonly (string | Omit<ScanTrackCheckpointInput, 'scanTrack'>)[];
  readonly ticketPriceList?: readonly string[];
  readonly isHidden?: boolean;
}

/** ScanTrack as the server handles it: relations as ids. */
export interface ScanTrackValues {
  readonly contract: number;
  readonly name: string;
  readonly maxScanNb: number | null;
  readonly allowsReentry: boolean;
  readonly isDefault: boolean | null;
  readonly scanTrackCheckpointList?: readonly Partial<ScanTrackCheckpointValues & { readonly id: number }>[];
  readonly isHidden: boolean;
  readonly isDeletable: boolean;
  readonly isHidable: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export const scanTrackDescriptor = {
  "name": "ScanTrack",
  "area": "tickets",
  "api": "ticketing",
  "collection": "/scan_tracks",
  "path": {"list":"/settings/scan-tracks/tracks","create":"/settings/scan-tracks/tracks/new","edit":"/settings/scan-tracks/tracks/edit/{id}","show":"/settings/scan-tracks/tracks/{id}"},
  "scope": "contract",
  "table": "scan_track",
  "title": "name",
  "hide": "isHidden",
  "label": {"en":"Scan track","fr":"Parcours de contrôle"},
  "plural": {"en":"Scan tracks","fr":"Parcours de contrôle"},
  "comment": {"en":"Where and how often a ticket of a price may be scanned.","fr":"Où et combien de fois un billet d’un tarif peut être contrôlé."},
  "group": "tickets",
  "icon": "Route",
  "order": {"name":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"column":"name","required":true,"maxLength":200,"list":true,"filter":true},
    {"name":"maxScanNb","kind":"integer","label":{"en":"Scans allowed","fr":"Contrôles permis"},"column":"max_scan_nb","min":1,"list":true,"help":{"en":"Empty: as many as wanted.","fr":"Vide : autant que voulu."}},
    {"name":"allowsReentry","kind":"boolean","label":{"en":"Re-entry after exit","fr":"Retour après sortie"},"column":"allows_reentry","required":true,"default":false,"list":true,"help":{"en":"A ticket scanned on the way out may come back in, and nobody enters with one that is inside.","fr":"Un billet contrôlé à la sortie peut rentrer, et nul n’entre avec un billet déjà à l’intérieur."}},
    {"name":"isDefault","kind":"boolean","label":{"en":"Default","fr":"Par défaut"},"column":"is_default","default":false,"list":true,"filter":true},
    {"name":"scanTrackCheckpointList","kind":"relation","label":{"en":"Checkpoints","fr":"Points de contrôle"},"many":true,"target":"ScanTrackCheckpoint","inverse":"scanTrack","embedded":true},
    {"name":"ticketPriceList","kind":"relation","label":{"en":"Prices","fr":"Tarifs"},"many":true,"target":"TicketPrice","inverse":"scanTrack"},
    {"name":"priceCount","kind":"integer","label":{"en":"Prices that follow it","fr":"Tarifs qui le suivent"},"computed":true,"countOf":"TicketPrice.scanTrack","seenWith":[["programming.read","sales.sell"]]},
    {"name":"isHidden","kind":"boolean","label":{"en":"Hidden","fr":"Masqué"},"column":"is_hidden","required":true,"default":false,"list":true,"filter":true},
    {"name":"isDeletable","kind":"boolean","label":{"en":"Deletable","fr":"Supprimable"},"column":"is_deletable","readOnly":true,"default":true,"section":{"en":"More","fr":"Divers"}},
    {"name":"isHidable","kind":"boolean","label":{"en":"May be hidden","fr":"Masquable"},"column":"is_hidable","readOnly":true,"default":true,"section":{"en":"More","fr":"Divers"}},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Created","fr":"Créé le"},"column":"created_at","role":"createdAt"},
    {"name":"updatedAt","kind":"dateTime","label":{"en":"Changed","fr":"Modifié le"},"column":"updated_at","role":"updatedAt"}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [
    {"name":"prices","method":"GET","path":"/scan_tracks/{id}/prices","label":{"en":"Prices by show","fr":"Tarifs par spectacle"},"query":"TrackPriceQuery","returns":"collection:TrackPrice","ownScreen":true},
    {"name":"assignPrices","method":"PUT","path":"/scan_tracks/{id}/prices","label":{"en":"Choose prices","fr":"Choisir les tarifs"},"expects":"TrackPriceChoice","returns":"collection:TrackPrice","ownScreen":true}
  ],
  "rights": {"read":"signedIn","write":"scans.configure","actions":{"prices":"signedIn","assignPrices":"scans.configure"}}
} as const satisfies EntityDescriptor;
