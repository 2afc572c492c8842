// Made by codegen from schema/desk/DeskSession.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Desk session, as answered. */
export interface DeskSession {
  readonly '@id': string;
  readonly '@type': 'DeskSession';
  readonly contract: string;
  readonly sessionNumber: number | null;
  readonly userEmail: string | null;
  readonly sellingDevice: string | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly isOpen: boolean | null;
}

/** What is accepted for DeskSession: relations as IRIs. */
export interface DeskSessionInput {
  readonly contract?: string;
  readonly sellingDevice?: string | null;
}

/** DeskSession as the server handles it: relations as ids. */
export interface DeskSessionValues {
  readonly contract: number;
  readonly sessionNumber: number | null;
  readonly userEmail: string | null;
  readonly sellingDevice: number | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
}

export const deskSessionDescriptor = {
  "name": "DeskSession",
  "area": "desk",
  "api": "ticketing",
  "collection": "/desk_sessions",
  "path": "/accountability/desk-sessions",
  "scope": "contract",
  "table": "desk_session",
  "title": "sessionNumber",
  "label": {"en":"Desk session","fr":"Session de caisse"},
  "plural": {"en":"Desk sessions","fr":"Sessions de caisse"},
  "group": "desk",
  "icon": "Schedule",
  "order": {"startDate":"desc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"sessionNumber","kind":"integer","label":{"en":"Number","fr":"Numéro"},"column":"session_number","readOnly":true,"list":true},
    {"name":"userEmail","kind":"email","label":{"en":"Seller","fr":"Vendeur"},"column":"user_email","readOnly":true,"maxLength":255,"list":true,"filter":true,"personal":true},
    {"name":"sellingDevice","kind":"relation","label":{"en":"Desk","fr":"Guichet"},"column":"selling_device_id","target":"SellingDevice","immutable":true,"list":true,"filter":true},
    {"name":"startDate","kind":"dateTime","label":{"en":"Opened","fr":"Ouverte le"},"column":"start_date","readOnly":true,"timezoneFrom":"contract.timezone","list":true,"filter":true},
    {"name":"endDate","kind":"dateTime","label":{"en":"Closed","fr":"Fermée le"},"column":"end_date","readOnly":true,"timezoneFrom":"contract.timezone","list":true},
    {"name":"isOpen","kind":"boolean","label":{"en":"Open","fr":"Ouverte"},"computed":true,"list":true}
  ],
  "operations": ["list","read","create"],
  "actions": [
    {"name":"close","method":"POST","path":"/desk_sessions/{id}/close","label":{"en":"Close","fr":"Fermer"},"confirm":{"en":"The session is closed and cannot be opened again.","fr":"La session est fermée et ne peut plus être rouverte."}},
    {"name":"accountability","method":"GET","path":"/desk_sessions/{id}/accountability.json","label":{"en":"Account","fr":"Compte de caisse"},"returns":"DeskSessionAccount"},
    {"name":"accountabilityDocument","method":"GET","path":"/desk_sessions/{id}/accountability.pdf","label":{"en":"Account as a document","fr":"Compte de caisse imprimé"},"returns":"document"}
  ],
  "rights": {"read":["desk.operate","desk.oversee"],"write":["desk.operate","desk.oversee"],"exportPersonal":"desk.oversee","actions":{"accountability":{"own":"desk.operate","any":"desk.oversee"},"accountabilityDocument":{"own":"desk.operate","any":"desk.oversee"}},"ownedBy":"userEmail","paths":{"selling_device":"sellingDevice"}}
} as const satisfies EntityDescriptor;
