// Made by codegen from schema/sale/CartForm.jsonld. Never edit: change the source and run `npm run codegen`.
import type { CartFormPlaces, CartFormPlacesInput, CartFormPlacesValues } from './CartFormPlaces.ts';
import type { FormQuestion, FormQuestionInput, FormQuestionValues } from './FormQuestion.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** Form of a cart, as answered. */
export interface CartForm {
  readonly customerFieldList: readonly FormQuestion[];
  /** By the slug of the question: what was answered, else what is known of the customer. */
  readonly customerFormData: unknown;
  readonly optinMessage: string | null;
  readonly optin: boolean | null;
  readonly participantFormList: readonly CartFormPlaces[];
  /** What has to be answered before the cart is sold: the path of each answer. */
  readonly missingList: readonly string[];
}

/** What is accepted for CartForm: relations as IRIs. */
export interface CartFormInput {
  readonly customerFieldList: readonly FormQuestionInput[];
  /** By the slug of the question: what was answered, else what is known of the customer. */
  readonly customerFormData: unknown;
  readonly optinMessage?: string | null;
  readonly optin?: boolean | null;
  readonly participantFormList: readonly CartFormPlacesInput[];
  /** What has to be answered before the cart is sold: the path of each answer. */
  readonly missingList: readonly string[];
}

/** CartForm as the server handles it: relations as ids. */
export interface CartFormValues {
  readonly customerFieldList: readonly FormQuestionValues[];
  readonly customerFormData: unknown;
  readonly optinMessage?: string | null;
  readonly optin?: boolean | null;
  readonly participantFormList: readonly CartFormPlacesValues[];
  readonly missingList: readonly string[];
}

export const cartFormDescriptor = {
  "name": "CartForm",
  "area": "sale",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "cart_form",
  "title": "optinMessage",
  "label": {"en":"Form of a cart","fr":"Formulaire d’un panier"},
  "plural": {"en":"Forms of carts","fr":"Formulaires de paniers"},
  "properties": [
    {"name":"customerFieldList","kind":"json","label":{"en":"Asked of the customer","fr":"Demandé au client"},"many":true,"shape":"FormQuestion","required":true},
    {"name":"customerFormData","kind":"json","label":{"en":"Answers of the customer","fr":"Réponses du client"},"comment":{"en":"By the slug of the question: what was answered, else what is known of the customer.","fr":"Par identifiant de question : la réponse donnée, sinon ce que l’on sait du client."},"required":true,"personal":true},
    {"name":"optinMessage","kind":"text","label":{"en":"Opt-in message","fr":"Message de consentement"}},
    {"name":"optin","kind":"boolean","label":{"en":"Wants news","fr":"Souhaite des nouvelles"}},
    {"name":"participantFormList","kind":"json","label":{"en":"Asked of participants","fr":"Demandé aux participants"},"many":true,"shape":"CartFormPlaces","required":true},
    {"name":"missingList","kind":"string","label":{"en":"Missing","fr":"Manquant"},"comment":{"en":"What has to be answered before the cart is sold: the path of each answer.","fr":"Ce qui doit être rempli avant la vente : le chemin de chaque réponse."},"many":true,"required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
