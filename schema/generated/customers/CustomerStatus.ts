// Made by codegen from schema/customers/CustomerStatus.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Customer status, as answered. */
export interface CustomerStatus {
  readonly '@id': string;
  readonly '@type': 'CustomerStatus';
  readonly contract: string;
  readonly label: string;
  readonly isSubscription: boolean | null;
  /** Set on the coupon. */
  readonly couponList: readonly string[];
}

/** What is accepted for CustomerStatus: relations as IRIs. */
export interface CustomerStatusInput {
  readonly contract?: string;
  readonly label: string;
  readonly isSubscription?: boolean | null;
}

/** CustomerStatus as the server handles it: relations as ids. */
export interface CustomerStatusValues {
  readonly contract: number;
  readonly label: string;
  readonly isSubscription: boolean | null;
}

export const customerStatusDescriptor = {
  "name": "CustomerStatus",
  "area": "customers",
  "api": "ticketing",
  "collection": "/customer_statuses",
  "scope": "contract",
  "table": "customer_status",
  "title": "label",
  "label": {"en":"Customer status","fr":"Statut de client"},
  "plural": {"en":"Customer statuses","fr":"Statuts de clients"},
  "group": "customers",
  "icon": "WorkspacePremium",
  "order": {"label":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"label","kind":"string","label":{"en":"Label","fr":"Libellé"},"column":"label","required":true,"unique":true,"maxLength":200,"list":true,"filter":true},
    {"name":"isSubscription","kind":"boolean","label":{"en":"Subscriber","fr":"Abonné"},"column":"is_subscription","default":false,"list":true,"filter":true,"help":{"en":"Whoever has it counts as a subscriber.","fr":"Qui l’a compte comme abonné."}},
    {"name":"couponList","kind":"relation","label":{"en":"Coupons that give it","fr":"Codes qui le donnent"},"comment":{"en":"Set on the coupon.","fr":"Se règle sur le code."},"many":true,"target":"Coupon","computed":true,"listedBy":"customerStatusList"}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [],
  "rights": {"read":"signedIn","write":"settings.write"}
} as const satisfies EntityDescriptor;
