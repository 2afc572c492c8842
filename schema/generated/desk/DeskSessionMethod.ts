// Made by codegen from schema/desk/DeskSessionMethod.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Taken by a means of payment, as answered. */
export interface DeskSessionMethod {
  readonly code: string;
  readonly label: string;
  readonly currency: string;
  readonly taken: number;
  readonly refunded: number;
  readonly amount: number;
}

/** What is accepted for DeskSessionMethod: relations as IRIs. */
export interface DeskSessionMethodInput {
  readonly code: string;
  readonly label: string;
  readonly currency: string;
  readonly taken: number;
  readonly refunded: number;
  readonly amount: number;
}

/** DeskSessionMethod as the server handles it: relations as ids. */
export interface DeskSessionMethodValues {
  readonly code: string;
  readonly label: string;
  readonly currency: string;
  readonly taken: number;
  readonly refunded: number;
  readonly amount: number;
}

export const deskSessionMethodDescriptor = {
  "name": "DeskSessionMethod",
  "area": "desk",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "desk_session_method",
  "title": "label",
  "label": {"en":"Taken by a means of payment","fr":"Encaissé par moyen de paiement"},
  "plural": {"en":"Taken by means of payment","fr":"Encaissés par moyen de paiement"},
  "properties": [
    {"name":"code","kind":"string","label":{"en":"Code","fr":"Code"},"required":true,"maxLength":255},
    {"name":"label","kind":"string","label":{"en":"Means of payment","fr":"Moyen de paiement"},"required":true,"maxLength":255},
    {"name":"currency","kind":"string","label":{"en":"Currency","fr":"Devise"},"required":true,"maxLength":255},
    {"name":"taken","kind":"money","label":{"en":"Taken","fr":"Encaissé"},"required":true,"currencyFrom":"currency"},
    {"name":"refunded","kind":"money","label":{"en":"Given back","fr":"Remboursé"},"required":true,"currencyFrom":"currency"},
    {"name":"amount","kind":"money","label":{"en":"Amount","fr":"Montant"},"required":true,"currencyFrom":"currency"}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
