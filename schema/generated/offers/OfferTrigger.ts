// Made by codegen from schema/offers/OfferTrigger.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** What a cart must hold. The specification names the list and not its members: these are ours. */
export interface OfferTrigger {
  readonly type: "quantity" | "ticketings" | "amount" | "prices" | "coupon";
  readonly quantity: number | null;
  readonly amount: number | null;
  readonly currency: string | null;
}

/** What is accepted for OfferTrigger: relations as IRIs. */
export interface OfferTriggerInput {
  readonly type?: "quantity" | "ticketings" | "amount" | "prices" | "coupon";
  readonly quantity?: number | null;
  readonly amount?: number | null;
  readonly currency?: string | null;
}

/** OfferTrigger as the server handles it: relations as ids. */
export interface OfferTriggerValues {
  readonly type: "quantity" | "ticketings" | "amount" | "prices" | "coupon";
  readonly quantity?: number | null;
  readonly amount?: number | null;
  readonly currency?: string | null;
}

export const offerTriggerDescriptor = {
  "name": "OfferTrigger",
  "area": "offers",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "offer_trigger",
  "title": "type",
  "label": {"en":"Condition of an offer","fr":"Condition d’une offre"},
  "plural": {"en":"Conditions of offers","fr":"Conditions d’offres"},
  "comment": {"en":"What a cart must hold. The specification names the list and not its members: these are ours.","fr":"Ce qu’un panier doit contenir. La spécification nomme la liste sans en décrire le contenu : celui-ci est de nous."},
  "properties": [
    {"name":"type","kind":"enum","label":{"en":"The cart holds","fr":"Le panier contient"},"values":[{"value":"quantity","label":{"en":"A number of places","fr":"Un nombre de places"}},{"value":"ticketings","label":{"en":"A number of shows","fr":"Un nombre de spectacles"}},{"value":"amount","label":{"en":"An amount","fr":"Un montant"}},{"value":"prices","label":{"en":"One place at each of the prices","fr":"Une place à chacun des tarifs"}},{"value":"coupon","label":{"en":"A code","fr":"Un code"}}],"required":true,"default":"quantity","list":true},
    {"name":"quantity","kind":"integer","label":{"en":"At least","fr":"Au moins"},"when":{"type":["quantity","ticketings"]},"min":1,"list":true,"help":{"en":"Of places or shows: at least so many.","fr":"De places ou de spectacles : au moins autant."}},
    {"name":"amount","kind":"money","label":{"en":"For at least","fr":"Pour au moins"},"when":{"type":["amount"]},"min":0,"currencyFrom":"currency","list":true},
    {"name":"currency","kind":"string","label":{"en":"Currency","fr":"Devise"},"when":{"type":["amount"]},"default":"EUR","maxLength":3}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
