// Made by codegen from schema/money/Lettering.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Debits and credits of a client that settle each other. It is undone by a mark, never deleted. */
export interface Lettering {
  readonly '@id': string;
  readonly '@type': 'Lettering';
  readonly contract: string;
  readonly code: string | null;
  readonly client: string | null;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF";
  readonly amount: number | null;
  readonly transactionList: readonly string[];
  readonly owner: string | null;
  readonly createdAt: string;
  readonly undoneAt: string | null;
  readonly undoneBy: string | null;
}

/** What is accepted for Lettering: relations as IRIs. */
export interface LetteringInput {
  readonly contract?: string;
}

/** Lettering as the server handles it: relations as ids. */
export interface LetteringValues {
  readonly contract: number;
  readonly code: string | null;
  readonly client: number | null;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF";
  readonly amount: number | null;
  readonly transactionList: readonly number[];
  readonly owner: number | null;
  readonly createdAt: string;
  readonly undoneAt: string | null;
  readonly undoneBy: number | null;
}

export const letteringDescriptor = {
  "name": "Lettering",
  "area": "money",
  "api": "ticketing",
  "collection": "/letterings",
  "scope": "contract",
  "table": "lettering",
  "title": "code",
  "search": ["code"],
  "label": {"en":"Lettering","fr":"Lettrage"},
  "plural": {"en":"Letterings","fr":"Lettrages"},
  "comment": {"en":"Debits and credits of a client that settle each other. It is undone by a mark, never deleted.","fr":"Débits et crédits d’un client qui se soldent l’un l’autre. Il s’annule par une marque, jamais par une suppression."},
  "group": "money",
  "icon": "Link",
  "order": {"createdAt":"desc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"code","kind":"string","label":{"en":"Letters","fr":"Lettres"},"column":"code","readOnly":true,"maxLength":10,"list":true},
    {"name":"client","kind":"relation","label":{"en":"Account holder","fr":"Client en compte"},"column":"client_id","target":"Client","readOnly":true,"list":true,"filter":true},
    {"name":"currency","kind":"enum","label":{"en":"Currency","fr":"Devise"},"column":"currency","values":[{"value":"EUR","label":{"en":"EUR","fr":"EUR"}},{"value":"CAD","label":{"en":"CAD","fr":"CAD"}},{"value":"CHF","label":{"en":"CHF","fr":"CHF"}},{"value":"GBP","label":{"en":"GBP","fr":"GBP"}},{"value":"MAD","label":{"en":"MAD","fr":"MAD"}},{"value":"USD","label":{"en":"USD","fr":"USD"}},{"value":"XPF","label":{"en":"XPF","fr":"XPF"}}],"readOnly":true,"default":"EUR"},
    {"name":"amount","kind":"money","label":{"en":"Amount","fr":"Montant"},"column":"amount","readOnly":true,"currencyFrom":"currency","list":true,"help":{"en":"What its debits come to, and so its credits.","fr":"Le total de ses débits, donc de ses crédits."}},
    {"name":"transactionList","kind":"relation","label":{"en":"Transactions","fr":"Écritures"},"many":true,"target":"Transaction","through":"lettering_transaction_list","readOnly":true},
    {"name":"owner","kind":"relation","label":{"en":"Lettered by","fr":"Lettré par"},"column":"owner_id","target":"AccountsUser","readOnly":true,"list":true},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Lettered","fr":"Lettré le"},"column":"created_at","timezoneFrom":"contract.timezone","role":"createdAt","list":true},
    {"name":"undoneAt","kind":"dateTime","label":{"en":"Undone","fr":"Annulé le"},"column":"undone_at","readOnly":true,"timezoneFrom":"contract.timezone","list":true,"filter":true},
    {"name":"undoneBy","kind":"relation","label":{"en":"Undone by","fr":"Annulé par"},"column":"undone_by_id","target":"AccountsUser","readOnly":true}
  ],
  "operations": ["list","read"],
  "actions": [
    {"name":"undo","method":"POST","path":"/letterings/{id}/undo","label":{"en":"Undo the lettering","fr":"Annuler le lettrage"},"returns":"Lettering","confirm":{"en":"Its entries are open again and can be lettered with others. The code stays taken.","fr":"Ses écritures redeviennent ouvertes et peuvent être lettrées avec d’autres. Le code reste pris."},"ownScreen":true}
  ],
  "rights": {"read":"accounting.read","write":"accounting.write","export":"accounting.export","exportPersonal":["customers.export","accounting.export"],"actions":{"undo":"accounting.write"}},
  "uniques": [["client","code"]]
} as const satisfies EntityDescriptor;
