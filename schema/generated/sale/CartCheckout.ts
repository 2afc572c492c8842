// Made by codegen from schema/sale/CartCheckout.jsonld. Never edit: change the source and run `npm run codegen`.
import type { CheckoutPayment, CheckoutPaymentInput, CheckoutPaymentValues } from './CheckoutPayment.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** What it takes to make an order of a cart. */
export interface CartCheckout {
  readonly payments: readonly CheckoutPayment[];
  readonly customer: string | null;
  readonly comment: string | null;
}

/** What is accepted for CartCheckout: relations as IRIs. */
export interface CartCheckoutInput {
  readonly payments: readonly CheckoutPaymentInput[];
  readonly customer?: string | null;
  readonly comment?: string | null;
}

/** CartCheckout as the server handles it: relations as ids. */
export interface CartCheckoutValues {
  readonly payments: readonly CheckoutPaymentValues[];
  readonly customer?: number | null;
  readonly comment?: string | null;
}

export const cartCheckoutDescriptor = {
  "name": "CartCheckout",
  "area": "sale",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "cart_checkout",
  "title": "payments",
  "label": {"en":"Payment of a cart","fr":"Paiement d’un panier"},
  "plural": {"en":"Payments of carts","fr":"Paiements de paniers"},
  "comment": {"en":"What it takes to make an order of a cart.","fr":"Ce qu’il faut pour faire d’un panier une commande."},
  "properties": [
    {"name":"payments","kind":"json","label":{"en":"Payments","fr":"Paiements"},"many":true,"shape":"CheckoutPayment","required":true,"maxItems":10},
    {"name":"customer","kind":"relation","label":{"en":"Customer","fr":"Client"},"target":"Customer"},
    {"name":"comment","kind":"text","label":{"en":"Comment","fr":"Commentaire"},"maxLength":2000}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
