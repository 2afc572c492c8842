// Made by codegen from schema/sale/OrderPaymentLink.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** An address by which what is due is paid online, without signing in. A new one takes the place of the one before. */
export interface OrderPaymentLink {
  readonly amount: number | null;
  readonly buyerEmail: string;
  readonly paymentPageMessage: string | null;
  readonly notifyBuyer: boolean;
  readonly notifyPro: boolean;
  readonly expiresAt: string | null;
}

/** What is accepted for OrderPaymentLink: relations as IRIs. */
export interface OrderPaymentLinkInput {
  readonly amount?: number | null;
  readonly buyerEmail: string;
  readonly paymentPageMessage?: string | null;
  readonly notifyBuyer?: boolean;
  readonly notifyPro?: boolean;
  readonly expiresAt?: string | null;
}

/** OrderPaymentLink as the server handles it: relations as ids. */
export interface OrderPaymentLinkValues {
  readonly amount?: number | null;
  readonly buyerEmail: string;
  readonly paymentPageMessage?: string | null;
  readonly notifyBuyer: boolean;
  readonly notifyPro: boolean;
  readonly expiresAt?: string | null;
}

export const orderPaymentLinkDescriptor = {
  "name": "OrderPaymentLink",
  "area": "sale",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "order_payment_link",
  "title": "buyerEmail",
  "label": {"en":"Payment link of an order","fr":"Lien de paiement d’une commande"},
  "plural": {"en":"Payment links of orders","fr":"Liens de paiement de commandes"},
  "comment": {"en":"An address by which what is due is paid online, without signing in. A new one takes the place of the one before.","fr":"Une adresse où le reste dû se règle en ligne, sans compte. Un nouveau lien remplace le précédent."},
  "properties": [
    {"name":"amount","kind":"money","label":{"en":"Amount","fr":"Montant"},"min":1,"help":{"en":"Without it, all that is due.","fr":"Par défaut, tout le reste dû."}},
    {"name":"buyerEmail","kind":"email","label":{"en":"Buyer","fr":"Acheteur"},"required":true,"maxLength":255,"personal":true},
    {"name":"paymentPageMessage","kind":"text","label":{"en":"Message on the payment page","fr":"Message sur la page de paiement"},"maxLength":2000},
    {"name":"notifyBuyer","kind":"boolean","label":{"en":"Write to the buyer","fr":"Prévenir l’acheteur"},"required":true,"default":true},
    {"name":"notifyPro","kind":"boolean","label":{"en":"Write to us when paid","fr":"Nous prévenir au paiement"},"required":true,"default":true},
    {"name":"expiresAt","kind":"dateTime","label":{"en":"Valid until","fr":"Valable jusqu’au"}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
