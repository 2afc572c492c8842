// Made by codegen from schema/customers/ClientMovement.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Money on account, as answered. */
export interface ClientMovement {
  readonly deskPaymentMethod: string;
  readonly amount: number;
  readonly given: number | null;
  readonly free: number | null;
  readonly reason: string | null;
}

/** What is accepted for ClientMovement: relations as IRIs. */
export interface ClientMovementInput {
  readonly deskPaymentMethod: string;
  readonly amount: number;
  readonly given?: number | null;
  readonly free?: number | null;
  readonly reason?: string | null;
}

/** ClientMovement as the server handles it: relations as ids. */
export interface ClientMovementValues {
  readonly deskPaymentMethod: number;
  readonly amount: number;
  readonly given?: number | null;
  readonly free?: number | null;
  readonly reason?: string | null;
}

export const clientMovementDescriptor = {
  "name": "ClientMovement",
  "area": "customers",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "client_movement",
  "title": "amount",
  "label": {"en":"Money on account","fr":"Somme en compte"},
  "plural": {"en":"Money on account","fr":"Sommes en compte"},
  "properties": [
    {"name":"deskPaymentMethod","kind":"relation","label":{"en":"Means of payment","fr":"Moyen de paiement"},"target":"DeskPaymentMethod","required":true},
    {"name":"amount","kind":"money","label":{"en":"Amount","fr":"Montant"},"required":true,"min":1,"max":100000000},
    {"name":"given","kind":"money","label":{"en":"Given","fr":"Somme remise"},"min":0,"help":{"en":"In cash, by the customer.","fr":"En espèces, par le client."}},
    {"name":"free","kind":"money","label":{"en":"On account before","fr":"En compte avant"},"help":{"en":"What was seen when it was decided: the call is refused where that changed.","fr":"Ce qui était affiché au moment de la décision : l’appel est refusé si cela a changé."}},
    {"name":"reason","kind":"text","label":{"en":"Reason","fr":"Motif"},"maxLength":500}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
