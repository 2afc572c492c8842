// Made by codegen from schema/offers/OfferExchange.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** What is given. The specification names it and not its members: these are ours. */
export interface OfferExchange {
  readonly type: "price" | "share" | "amount" | "items" | "coupon" | null;
  readonly of: "place" | "whole" | null;
  readonly share: number | null;
  readonly amount: number | null;
  readonly currency: string | null;
  readonly quantity: number | null;
}

/** What is accepted for OfferExchange: relations as IRIs. */
export interface OfferExchangeInput {
  readonly type?: "price" | "share" | "amount" | "items" | "coupon" | null;
  readonly of?: "place" | "whole" | null;
  readonly share?: number | null;
  readonly amount?: number | null;
  readonly currency?: string | null;
  readonly quantity?: number | null;
}

/** OfferExchange as the server handles it: relations as ids. */
export interface OfferExchangeValues {
  readonly type?: "price" | "share" | "amount" | "items" | "coupon" | null;
  readonly of?: "place" | "whole" | null;
  readonly share?: number | null;
  readonly amount?: number | null;
  readonly currency?: string | null;
  readonly quantity?: number | null;
}

export const offerExchangeDescriptor = {
  "name": "OfferExchange",
  "area": "offers",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "offer_exchange",
  "title": "type",
  "label": {"en":"Advantage of an offer","fr":"Avantage d’une offre"},
  "plural": {"en":"Advantages of offers","fr":"Avantages d’offres"},
  "comment": {"en":"What is given. The specification names it and not its members: these are ours.","fr":"Ce qui est donné. La spécification le nomme sans en décrire le contenu : celui-ci est de nous."},
  "properties": [
    {"name":"type","kind":"enum","label":{"en":"Gives","fr":"Donne"},"values":[{"value":"price","label":{"en":"A price","fr":"Un prix"}},{"value":"share","label":{"en":"A part off","fr":"Une part en moins"}},{"value":"amount","label":{"en":"An amount off","fr":"Un montant en moins"}},{"value":"items","label":{"en":"Free items","fr":"Des articles offerts"}},{"value":"coupon","label":{"en":"Codes","fr":"Des codes"}}],"list":true},
    {"name":"of","kind":"enum","label":{"en":"For","fr":"Pour"},"values":[{"value":"place","label":{"en":"Each place","fr":"Chaque place"}},{"value":"whole","label":{"en":"The whole","fr":"L’ensemble"}}],"when":{"type":["price","amount"]},"default":"place","help":{"en":"The whole: one price for as many places as the conditions ask for, or an amount off the order.","fr":"L’ensemble : un prix pour autant de places que le demandent les conditions, ou un montant déduit de la commande."}},
    {"name":"share","kind":"number","label":{"en":"Part","fr":"Part"},"when":{"type":["share"]},"min":0,"max":100,"list":true,"help":{"en":"In per cent, e.g. 20.","fr":"En pour cent, par exemple 20."}},
    {"name":"amount","kind":"money","label":{"en":"Amount","fr":"Montant"},"when":{"type":["price","amount"]},"min":0,"currencyFrom":"currency","list":true,"help":{"en":"The price, or what is taken off.","fr":"Le prix, ou ce qui est déduit."}},
    {"name":"currency","kind":"string","label":{"en":"Currency","fr":"Devise"},"when":{"type":["price","amount"]},"default":"EUR","maxLength":3},
    {"name":"quantity","kind":"integer","label":{"en":"How many","fr":"Combien"},"when":{"type":["items","coupon"]},"min":1,"list":true,"help":{"en":"Of items or codes.","fr":"D’articles ou de codes."}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
