// Made by codegen from schema/money/PaymentFee.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Payment fee, as answered. */
export interface PaymentFee {
  readonly '@id': string;
  readonly '@type': 'PaymentFee';
  readonly contract: string;
  readonly comment: string;
  readonly formula: string;
  readonly isPublic: boolean | null;
}

/** What is accepted for PaymentFee: relations as IRIs. */
export interface PaymentFeeInput {
  readonly contract?: string;
  readonly comment: string;
  readonly formula: string;
  readonly isPublic?: boolean | null;
}

/** PaymentFee as the server handles it: relations as ids. */
export interface PaymentFeeValues {
  readonly contract: number;
  readonly comment: string;
  readonly formula: string;
  readonly isPublic: boolean | null;
}

export const paymentFeeDescriptor = {
  "name": "PaymentFee",
  "area": "money",
  "api": "ticketing",
  "collection": "/payment_fees",
  "path": "/settings/payment-fees",
  "scope": "contract",
  "table": "payment_fee",
  "title": "comment",
  "label": {"en":"Payment fee","fr":"Frais de paiement"},
  "plural": {"en":"Payment fees","fr":"Frais de paiement"},
  "group": "money",
  "icon": "Percent",
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"comment","kind":"string","label":{"en":"Comment","fr":"Commentaire"},"column":"comment","required":true,"maxLength":300,"list":true,"filter":true},
    {"name":"formula","kind":"string","label":{"en":"Formula","fr":"Formule"},"column":"formula","required":true,"maxLength":500,"list":true,"help":{"en":"For example: 0.99 + 1.5 % of the amount.","fr":"Par exemple : 0,99 + 1,5 % du montant."}},
    {"name":"isPublic","kind":"boolean","label":{"en":"Shown to buyers","fr":"Montrés aux acheteurs"},"column":"is_public","default":false,"list":true,"filter":true}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [],
  "rights": {"read":"signedIn","write":"settings.write"}
} as const satisfies EntityDescriptor;
