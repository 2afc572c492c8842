// Made by codegen from schema/sale/CartAnswers.jsonld. Never edit: change the source and run `npm run codegen`.
import type { CartItemAnswers, CartItemAnswersInput, CartItemAnswersValues } from './CartItemAnswers.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** Answers to a cart’s form, as answered. */
export interface CartAnswers {
  readonly customerFormData: unknown;
  readonly optin: boolean | null;
  readonly participantFormList: readonly CartItemAnswers[];
}

/** What is accepted for CartAnswers: relations as IRIs. */
export interface CartAnswersInput {
  readonly customerFormData?: unknown;
  readonly optin?: boolean | null;
  readonly participantFormList?: readonly CartItemAnswersInput[];
}

/** CartAnswers as the server handles it: relations as ids. */
export interface CartAnswersValues {
  readonly customerFormData?: unknown;
  readonly optin?: boolean | null;
  readonly participantFormList?: readonly CartItemAnswersValues[] | null;
}

export const cartAnswersDescriptor = {
  "name": "CartAnswers",
  "area": "sale",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "cart_answers",
  "title": "customerFormData",
  "label": {"en":"Answers to a cart’s form","fr":"Réponses au formulaire d’un panier"},
  "plural": {"en":"Answers to carts’ forms","fr":"Réponses aux formulaires de paniers"},
  "properties": [
    {"name":"customerFormData","kind":"json","label":{"en":"Answers of the customer","fr":"Réponses du client"},"personal":true},
    {"name":"optin","kind":"boolean","label":{"en":"Wants news","fr":"Souhaite des nouvelles"}},
    {"name":"participantFormList","kind":"json","label":{"en":"Answers of participants","fr":"Réponses des participants"},"many":true,"shape":"CartItemAnswers","maxItems":1000}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
