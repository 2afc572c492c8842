// Made by codegen from schema/customers/CustomerEvent.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Event of a customer, as answered. */
export interface CustomerEvent {
  readonly at: string;
  readonly kind: "created" | "imported" | "consent" | "order" | "refund" | "attended" | "merged";
  readonly text: string | null;
  readonly amount: number | null;
  readonly currency: string | null;
  readonly order: number | null;
}

/** What is accepted for CustomerEvent: relations as IRIs. */
export interface CustomerEventInput {
  readonly at: string;
  readonly kind: "created" | "imported" | "consent" | "order" | "refund" | "attended" | "merged";
  readonly text?: string | null;
  readonly amount?: number | null;
  readonly currency?: string | null;
  readonly order?: number | null;
}

/** CustomerEvent as the server handles it: relations as ids. */
export interface CustomerEventValues {
  readonly at: string;
  readonly kind: "created" | "imported" | "consent" | "order" | "refund" | "attended" | "merged";
  readonly text?: string | null;
  readonly amount?: number | null;
  readonly currency?: string | null;
  readonly order?: number | null;
}

export const customerEventDescriptor = {
  "name": "CustomerEvent",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "customer_event",
  "title": "kind",
  "label": {"en":"Event of a customer","fr":"Événement d’un client"},
  "plural": {"en":"Events of customers","fr":"Événements de clients"},
  "properties": [
    {"name":"at","kind":"dateTime","label":{"en":"When","fr":"Quand"},"required":true},
    {"name":"kind","kind":"enum","label":{"en":"What","fr":"Quoi"},"values":[{"value":"created","label":{"en":"Entered","fr":"Saisi"}},{"value":"imported","label":{"en":"Came by a file","fr":"Venu par un fichier"}},{"value":"consent","label":{"en":"Agreed to be written to","fr":"A accepté d’être contacté"}},{"value":"order","label":{"en":"Bought","fr":"A acheté"}},{"value":"refund","label":{"en":"Was refunded","fr":"A été remboursé"}},{"value":"attended","label":{"en":"Attended","fr":"Est venu"}},{"value":"merged","label":{"en":"Merged","fr":"Fusionné"}}],"required":true},
    {"name":"text","kind":"string","label":{"en":"Details","fr":"Détail"},"maxLength":255,"personal":true},
    {"name":"amount","kind":"money","label":{"en":"Amount","fr":"Montant"},"currencyFrom":"currency"},
    {"name":"currency","kind":"string","label":{"en":"Currency","fr":"Devise"},"maxLength":255},
    {"name":"order","kind":"integer","label":{"en":"Order","fr":"Commande"}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
