// Made by codegen from schema/desk/DeskPaymentMethod.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Payment method, as answered. */
export interface DeskPaymentMethod {
  readonly '@id': string;
  readonly '@type': 'DeskPaymentMethod';
  readonly contract: string;
  readonly code: "card" | "card_online" | "cash" | "cash_coupon" | "check" | "reschedule" | "reschedule_online" | "sepa";
  readonly label: string;
  readonly labelTranslationKey: string | null;
  readonly enabled: boolean | null;
  readonly flexible: boolean | null;
  readonly isDefault: boolean | null;
  readonly position: number | null;
  readonly reportingAccount: string | null;
  readonly isHidden: boolean;
  readonly transaction: unknown;
}

/** What is accepted for DeskPaymentMethod: relations as IRIs. */
export interface DeskPaymentMethodInput {
  readonly contract?: string;
  readonly code: "card" | "card_online" | "cash" | "cash_coupon" | "check" | "reschedule" | "reschedule_online" | "sepa";
  readonly label: string;
  readonly labelTranslationKey?: string | null;
  readonly enabled?: boolean | null;
  readonly flexible?: boolean | null;
  readonly isDefault?: boolean | null;
  readonly position?: number | null;
  readonly reportingAccount?: string | null;
  readonly isHidden?: boolean;
  readonly transaction?: unknown;
}

/** DeskPaymentMethod as the server handles it: relations as ids. */
export interface DeskPaymentMethodValues {
  readonly contract: number;
  readonly code: "card" | "card_online" | "cash" | "cash_coupon" | "check" | "reschedule" | "reschedule_online" | "sepa";
  readonly label: string;
  readonly labelTranslationKey: string | null;
  readonly enabled: boolean | null;
  readonly flexible: boolean | null;
  readonly isDefault: boolean | null;
  readonly position: number | null;
  readonly reportingAccount: number | null;
  readonly isHidden: boolean;
  readonly transaction: unknown;
}

export const deskPaymentMethodDescriptor = {
  "name": "DeskPaymentMethod",
  "area": "desk",
  "api": "ticketing",
  "collection": "/desk_payment_methods",
  "path": "/settings/payment-method",
  "scope": "contract",
  "table": "desk_payment_method",
  "title": "label",
  "hide": "isHidden",
  "label": {"en":"Payment method","fr":"Moyen de paiement"},
  "plural": {"en":"Payment methods","fr":"Moyens de paiement"},
  "group": "desk",
  "icon": "Payments",
  "order": {"position":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"code","kind":"enum","label":{"en":"Kind","fr":"Nature"},"column":"code","values":[{"value":"card","label":{"en":"Card","fr":"Carte"}},{"value":"card_online","label":{"en":"Card online","fr":"Carte en ligne"}},{"value":"cash","label":{"en":"Cash","fr":"Espèces"}},{"value":"cash_coupon","label":{"en":"Cash coupon","fr":"Bon d’achat"}},{"value":"check","label":{"en":"Check","fr":"Chèque"}},{"value":"reschedule","label":{"en":"Reschedule","fr":"Report"}},{"value":"reschedule_online","label":{"en":"Online reschedule","fr":"Report en ligne"}},{"value":"sepa","label":{"en":"SEPA debit","fr":"Prélèvement SEPA"}}],"required":true,"immutable":true,"list":true,"filter":true},
    {"name":"label","kind":"string","label":{"en":"Label","fr":"Libellé"},"column":"label","required":true,"maxLength":100,"list":true},
    {"name":"labelTranslationKey","kind":"string","label":{"en":"Label key","fr":"Clé du libellé"},"column":"label_translation_key","maxLength":100},
    {"name":"enabled","kind":"boolean","label":{"en":"Enabled","fr":"Actif"},"column":"enabled","default":true,"list":true,"filter":true},
    {"name":"flexible","kind":"boolean","label":{"en":"Takes part payments","fr":"Accepte un paiement partiel"},"column":"flexible","default":true,"help":{"en":"One sale may be paid with it and with another method.","fr":"Une vente peut être payée par ce moyen et par un autre."}},
    {"name":"isDefault","kind":"boolean","label":{"en":"Proposed first","fr":"Proposé en premier"},"column":"is_default","default":false},
    {"name":"position","kind":"integer","label":{"en":"Position","fr":"Position"},"column":"position","default":0,"list":true},
    {"name":"reportingAccount","kind":"relation","label":{"en":"Reporting account","fr":"Compte de reporting"},"column":"reporting_account_id","target":"ReportingAccount","onDelete":"clear","filter":true},
    {"name":"isHidden","kind":"boolean","label":{"en":"Hidden","fr":"Masqué"},"column":"is_hidden","required":true,"default":false,"filter":true},
    {"name":"transaction","kind":"json","label":{"en":"Transaction","fr":"Écriture"},"column":"transaction","section":{"en":"More","fr":"Divers"}}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [],
  "rights": {"read":"signedIn","write":"settings.write"},
  "uniques": [["code","label"]]
} as const satisfies EntityDescriptor;
