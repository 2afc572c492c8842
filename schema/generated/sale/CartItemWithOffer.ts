// Made by codegen from schema/sale/CartItemWithOffer.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Cart item with offer, as answered. */
export interface CartItemWithOffer {
  readonly '@id': string;
  readonly '@type': 'CartItemWithOffer';
  readonly name: string | null;
}

/** What is accepted for CartItemWithOffer: relations as IRIs. */
export interface CartItemWithOfferInput {
  readonly name?: string | null;
}

export const cartItemWithOfferDescriptor = {
  "name": "CartItemWithOffer",
  "area": "sale",
  "api": "ticketing",
  "collection": "/cart_item_with_offers",
  "scope": "contract",
  "table": "cart_item_with_offer",
  "title": "name",
  "label": {"en":"Cart item with offer","fr":"Cart item with offer"},
  "plural": {"en":"Cart item with offers","fr":"Cart item with offers"},
  "properties": [
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Name"},"column":"name","maxLength":255,"list":true}
  ],
  "operations": ["list","read"],
  "actions": []
} as const satisfies EntityDescriptor;
