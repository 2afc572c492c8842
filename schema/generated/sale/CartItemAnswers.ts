// Made by codegen from schema/sale/CartItemAnswers.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Answers of an item, as answered. */
export interface CartItemAnswers {
  readonly cartItem: string;
  readonly participantList: unknown;
}

/** What is accepted for CartItemAnswers: relations as IRIs. */
export interface CartItemAnswersInput {
  readonly cartItem: string;
  readonly participantList: unknown;
}

/** CartItemAnswers as the server handles it: relations as ids. */
export interface CartItemAnswersValues {
  readonly cartItem: number;
  readonly participantList: unknown;
}

export const cartItemAnswersDescriptor = {
  "name": "CartItemAnswers",
  "area": "sale",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "cart_item_answers",
  "title": "cartItem",
  "label": {"en":"Answers of an item","fr":"Réponses d’un article"},
  "plural": {"en":"Answers of items","fr":"Réponses d’articles"},
  "properties": [
    {"name":"cartItem","kind":"relation","label":{"en":"Item","fr":"Article"},"target":"CartItem","required":true},
    {"name":"participantList","kind":"json","label":{"en":"Answers of each place","fr":"Réponses de chaque place"},"required":true,"personal":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
