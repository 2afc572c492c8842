// Made by codegen from schema/programming/CancellationEffect.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** What a cancellation concerns, as answered. */
export interface CancellationEffect {
  readonly tickets: number;
  readonly orders: number;
  readonly customers: number;
  readonly reserved: number;
  readonly amount: number | null;
  readonly currency: string;
}

/** What is accepted for CancellationEffect: relations as IRIs. */
export interface CancellationEffectInput {
  readonly tickets: number;
  readonly orders: number;
  readonly customers: number;
  readonly reserved: number;
  readonly amount?: number | null;
  readonly currency: string;
}

/** CancellationEffect as the server handles it: relations as ids. */
export interface CancellationEffectValues {
  readonly tickets: number;
  readonly orders: number;
  readonly customers: number;
  readonly reserved: number;
  readonly amount?: number | null;
  readonly currency: string;
}

export const cancellationEffectDescriptor = {
  "name": "CancellationEffect",
  "area": "programming",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "cancellation_effect",
  "title": "tickets",
  "label": {"en":"What a cancellation concerns","fr":"Ce qu’une annulation concerne"},
  "plural": {"en":"What cancellations concern","fr":"Ce que des annulations concernent"},
  "properties": [
    {"name":"tickets","kind":"integer","label":{"en":"Tickets","fr":"Billets"},"required":true,"help":{"en":"Sold and not given back.","fr":"Vendus et non remboursés."}},
    {"name":"orders","kind":"integer","label":{"en":"Orders","fr":"Commandes"},"required":true},
    {"name":"customers","kind":"integer","label":{"en":"Customers","fr":"Clients"},"required":true},
    {"name":"reserved","kind":"integer","label":{"en":"Reserved tickets","fr":"Billets réservés"},"required":true},
    {"name":"amount","kind":"money","label":{"en":"Amount","fr":"Montant"},"currencyFrom":"currency","help":{"en":"Paid and not given back; for whoever may see the turnover.","fr":"Payé et non remboursé ; pour qui peut voir le chiffre d’affaires."}},
    {"name":"currency","kind":"string","label":{"en":"Currency","fr":"Devise"},"required":true,"maxLength":255}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
