// Made by codegen from schema/desk/DeskSession.jsonld. Never edit: change the source and run `npm run codegen`.
import type { CashCountLine } from './CashCountLine.ts';
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
  readonly isOverdue: boolean | null;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF";
  readonly openingFloat: number;
  readonly cashCount: readonly CashCountLine[];
  readonly countedCash: number | null;
  readonly expectedCash: number | null;
  readonly cashDifference: number | null;
  readonly differenceReason: string | null;
}

/** What is accepted for DeskSession: relations as IRIs. */
export interface DeskSessionInput {
  readonly contract?: string;
  readonly sellingDevice?: string | null;
  readonly openingFloat?: number;
}

/** DeskSession as the server handles it: relations as ids. */
export interface DeskSessionValues {
  readonly contract: number;
  readonly sessionNumber: number | null;
  readonly userEmail: string | null;
  readonly sellingDevice: number | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF";
  readonly openingFloat: number;
  readonly cashCount: readonly CashCountLine[] | null;
  readonly countedCash: number | null;
  readonly expectedCash: number | null;
  readonly cashDifference: number | null;
  readonly differenceReason: string | null;
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
    {"name":"sellingDevice","kind":"relation","label":{"en":"Desk","fr":"Guichet"},"column":"selling_device_id","target":"SellingDevice","immutable":true,"filter":true},
    {"name":"startDate","kind":"dateTime","label":{"en":"Opened","fr":"Ouverte le"},"column":"start_date","readOnly":true,"timezoneFrom":"contract.timezone","list":true,"filter":true},
    {"name":"endDate","kind":"dateTime","label":{"en":"Closed","fr":"Fermée le"},"column":"end_date","readOnly":true,"timezoneFrom":"contract.timezone","list":true},
    {"name":"isOpen","kind":"boolean","label":{"en":"Open","fr":"Ouverte"},"computed":true},
    {"name":"isOverdue","kind":"boolean","label":{"en":"Left open","fr":"Restée ouverte"},"computed":true,"list":true,"filter":true,"help":{"en":"It is still open after the end of its fiscal day.","fr":"Elle est encore ouverte après la fin de sa journée comptable."}},
    {"name":"currency","kind":"enum","label":{"en":"Currency","fr":"Devise"},"column":"currency","values":[{"value":"EUR","label":{"en":"EUR","fr":"EUR"}},{"value":"CAD","label":{"en":"CAD","fr":"CAD"}},{"value":"CHF","label":{"en":"CHF","fr":"CHF"}},{"value":"GBP","label":{"en":"GBP","fr":"GBP"}},{"value":"MAD","label":{"en":"MAD","fr":"MAD"}},{"value":"USD","label":{"en":"USD","fr":"USD"}},{"value":"XPF","label":{"en":"XPF","fr":"XPF"}}],"readOnly":true,"default":"EUR","help":{"en":"Of the cash in the drawer.","fr":"Celle des espèces du tiroir."}},
    {"name":"openingFloat","kind":"money","label":{"en":"Opening float","fr":"Fond de caisse"},"column":"opening_float","required":true,"immutable":true,"default":0,"min":0,"max":100000000,"currencyFrom":"currency"},
    {"name":"cashCount","kind":"json","label":{"en":"Coins and notes","fr":"Pièces et billets"},"column":"cash_count","many":true,"shape":"CashCountLine","readOnly":true,"needs":"desk.oversee"},
    {"name":"countedCash","kind":"money","label":{"en":"Cash counted","fr":"Espèces comptées"},"column":"counted_cash","readOnly":true,"currencyFrom":"currency","list":true,"needs":"desk.oversee"},
    {"name":"expectedCash","kind":"money","label":{"en":"Cash expected","fr":"Espèces attendues"},"column":"expected_cash","readOnly":true,"currencyFrom":"currency","help":{"en":"Of the drawer, when it was closed.","fr":"Dans le tiroir, à la fermeture."},"needs":"desk.oversee"},
    {"name":"cashDifference","kind":"money","label":{"en":"Difference","fr":"Écart"},"column":"cash_difference","readOnly":true,"currencyFrom":"currency","list":true,"needs":"desk.oversee"},
    {"name":"differenceReason","kind":"string","label":{"en":"Reason for the difference","fr":"Motif de l’écart"},"column":"difference_reason","readOnly":true,"maxLength":500,"needs":"desk.oversee"}
  ],
  "operations": ["list","read","create"],
  "actions": [
    {"name":"countCash","method":"PUT","path":"/desk_sessions/{id}/cash_count","label":{"en":"Count the cash","fr":"Compter les espèces"},"expects":"CashCount","returns":"DeskSessionAccount","ownScreen":true},
    {"name":"close","method":"POST","path":"/desk_sessions/{id}/close","label":{"en":"Close","fr":"Fermer"},"confirm":{"en":"The session is closed and cannot be opened again.","fr":"La session est fermée et ne peut plus être rouverte."},"ownScreen":true},
    {"name":"accountability","method":"GET","path":"/desk_sessions/{id}/accountability.json","label":{"en":"Account","fr":"Compte de caisse"},"returns":"DeskSessionAccount","ownScreen":true},
    {"name":"accountabilityDocument","method":"GET","path":"/desk_sessions/{id}/accountability.pdf","label":{"en":"Statement (PDF)","fr":"Bordereau (PDF)"},"query":"StatementQuery","returns":"document","ownScreen":true}
  ],
  "rights": {"read":["desk.operate","desk.oversee"],"write":["desk.operate","desk.oversee"],"exportPersonal":"desk.oversee","actions":{"accountability":{"own":"desk.operate","any":"desk.oversee"},"accountabilityDocument":{"own":"desk.operate","any":"desk.oversee"}},"ownedBy":"userEmail","paths":{"selling_device":"sellingDevice"}}
} as const satisfies EntityDescriptor;
