// Made by codegen from schema/orders/OrderEvent.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** What was done with an order, when and by whom. */
export interface OrderEvent {
  readonly at: string;
  readonly kind: "sale" | "payment" | "refund" | "repayment" | "transfer" | "correction" | "print" | "scan" | "invoice" | "change";
  readonly actor: string | null;
  readonly amount: number | null;
  readonly currency: string | null;
  readonly count: number | null;
  readonly detail: string | null;
  readonly result: string | null;
}

/** What is accepted for OrderEvent: relations as IRIs. */
export interface OrderEventInput {
  readonly at: string;
  readonly kind: "sale" | "payment" | "refund" | "repayment" | "transfer" | "correction" | "print" | "scan" | "invoice" | "change";
  readonly actor?: string | null;
  readonly amount?: number | null;
  readonly currency?: string | null;
  readonly count?: number | null;
  readonly detail?: string | null;
  readonly result?: string | null;
}

/** OrderEvent as the server handles it: relations as ids. */
export interface OrderEventValues {
  readonly at: string;
  readonly kind: "sale" | "payment" | "refund" | "repayment" | "transfer" | "correction" | "print" | "scan" | "invoice" | "change";
  readonly actor?: string | null;
  readonly amount?: number | null;
  readonly currency?: string | null;
  readonly count?: number | null;
  readonly detail?: string | null;
  readonly result?: string | null;
}

export const orderEventDescriptor = {
  "name": "OrderEvent",
  "area": "orders",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "order_event",
  "title": "kind",
  "label": {"en":"Event of an order","fr":"Évènement d’une commande"},
  "plural": {"en":"Events of an order","fr":"Évènements d’une commande"},
  "comment": {"en":"What was done with an order, when and by whom.","fr":"Ce qui fut fait d’une commande, quand et par qui."},
  "properties": [
    {"name":"at","kind":"dateTime","label":{"en":"When","fr":"Quand"},"required":true},
    {"name":"kind","kind":"enum","label":{"en":"What","fr":"Quoi"},"values":[{"value":"sale","label":{"en":"Sold","fr":"Vendue"}},{"value":"payment","label":{"en":"Paid","fr":"Payée"}},{"value":"refund","label":{"en":"Refunded","fr":"Remboursée"}},{"value":"repayment","label":{"en":"Paid back","fr":"Somme rendue"}},{"value":"transfer","label":{"en":"Customer account","fr":"Compte client"}},{"value":"correction","label":{"en":"Corrected","fr":"Corrigée"}},{"value":"print","label":{"en":"Printed","fr":"Imprimée"}},{"value":"scan","label":{"en":"Scanned","fr":"Contrôlée"}},{"value":"invoice","label":{"en":"Invoiced","fr":"Facturée"}},{"value":"change","label":{"en":"Changed","fr":"Modifiée"}}],"required":true},
    {"name":"actor","kind":"string","label":{"en":"Who","fr":"Qui"},"maxLength":255,"personal":true},
    {"name":"amount","kind":"money","label":{"en":"Amount","fr":"Montant"},"currencyFrom":"currency"},
    {"name":"currency","kind":"string","label":{"en":"Currency","fr":"Devise"},"maxLength":255},
    {"name":"count","kind":"integer","label":{"en":"How many","fr":"Combien"},"help":{"en":"Tickets that were printed.","fr":"Billets imprimés."}},
    {"name":"detail","kind":"string","label":{"en":"Detail","fr":"Précision"},"maxLength":255,"help":{"en":"The reason given, the ticket’s number, the desk.","fr":"Le motif donné, le numéro du billet, le guichet."}},
    {"name":"result","kind":"string","label":{"en":"Result","fr":"Résultat"},"maxLength":255,"help":{"en":"What the scan found.","fr":"Ce que le contrôle a trouvé."}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
