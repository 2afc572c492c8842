// Made by codegen from schema/desk/CashMovement.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Cash put into or taken out of the drawer of a desk session, other than by a sale. The specification names none; this one is ours. */
export interface CashMovement {
  readonly '@id': string;
  readonly '@type': 'CashMovement';
  readonly contract: string;
  readonly deskSession: string | null;
  readonly direction: "in" | "out";
  readonly amount: number;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF";
  readonly reason: string;
  readonly createdAt: string;
}

/** What is accepted for CashMovement: relations as IRIs. */
export interface CashMovementInput {
  readonly contract?: string;
  readonly direction: "in" | "out";
  readonly amount: number;
  readonly reason: string;
}

/** CashMovement as the server handles it: relations as ids. */
export interface CashMovementValues {
  readonly contract: number;
  readonly deskSession: number | null;
  readonly direction: "in" | "out";
  readonly amount: number;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF";
  readonly reason: string;
  readonly createdAt: string;
}

export const cashMovementDescriptor = {
  "name": "CashMovement",
  "area": "desk",
  "api": "ticketing",
  "collection": "/cash_movements",
  "path": "/accountability/cash-movements",
  "scope": "contract",
  "table": "cash_movement",
  "title": "reason",
  "label": {"en":"Cash movement","fr":"Mouvement d’espèces"},
  "plural": {"en":"Cash movements","fr":"Mouvements d’espèces"},
  "comment": {"en":"Cash put into or taken out of the drawer of a desk session, other than by a sale. The specification names none; this one is ours.","fr":"Espèces déposées dans le tiroir d’une session de caisse ou retirées, hors vente. La spécification n’en nomme pas ; celui-ci est de nous."},
  "group": "desk",
  "icon": "Payments",
  "order": {"createdAt":"desc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"deskSession","kind":"relation","label":{"en":"Desk session","fr":"Session de caisse"},"column":"desk_session_id","target":"DeskSession","readOnly":true,"list":true,"filter":true},
    {"name":"direction","kind":"enum","label":{"en":"Direction","fr":"Sens"},"column":"direction","values":[{"value":"in","label":{"en":"Cash in","fr":"Entrée"}},{"value":"out","label":{"en":"Cash out","fr":"Sortie"}}],"required":true,"immutable":true,"list":true,"filter":true},
    {"name":"amount","kind":"money","label":{"en":"Amount","fr":"Montant"},"column":"amount","required":true,"immutable":true,"min":1,"max":100000000,"currencyFrom":"currency","list":true},
    {"name":"currency","kind":"enum","label":{"en":"Currency","fr":"Devise"},"column":"currency","values":[{"value":"EUR","label":{"en":"EUR","fr":"EUR"}},{"value":"CAD","label":{"en":"CAD","fr":"CAD"}},{"value":"CHF","label":{"en":"CHF","fr":"CHF"}},{"value":"GBP","label":{"en":"GBP","fr":"GBP"}},{"value":"MAD","label":{"en":"MAD","fr":"MAD"}},{"value":"USD","label":{"en":"USD","fr":"USD"}},{"value":"XPF","label":{"en":"XPF","fr":"XPF"}}],"readOnly":true,"default":"EUR"},
    {"name":"reason","kind":"string","label":{"en":"Reason","fr":"Motif"},"column":"reason","required":true,"immutable":true,"maxLength":300,"list":true},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Made","fr":"Fait le"},"column":"created_at","timezoneFrom":"contract.timezone","role":"createdAt","list":true}
  ],
  "operations": ["list","read","create"],
  "actions": [],
  "rights": {"read":["desk.operate","desk.oversee"],"write":"desk.operate","paths":{"selling_device":"deskSession.sellingDevice"}}
} as const satisfies EntityDescriptor;
