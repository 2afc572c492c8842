// Made by codegen from schema/orders/PerformanceRefund.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** All that is left of a performance is given back, order by order; what of an order cannot be is named. */
export interface PerformanceRefund {
  readonly cancel: boolean | null;
  readonly way: "original" | "credit";
  readonly fees: boolean | null;
  readonly notify: boolean | null;
  readonly orders: readonly string[];
  readonly reason: string | null;
}

/** What is accepted for PerformanceRefund: relations as IRIs. */
export interface PerformanceRefundInput {
  readonly cancel?: boolean | null;
  readonly way: "original" | "credit";
  readonly fees?: boolean | null;
  readonly notify?: boolean | null;
  readonly orders?: readonly string[];
  readonly reason?: string | null;
}

/** PerformanceRefund as the server handles it: relations as ids. */
export interface PerformanceRefundValues {
  readonly cancel: boolean | null;
  readonly way: "original" | "credit";
  readonly fees: boolean | null;
  readonly notify: boolean | null;
  readonly orders?: readonly number[] | null;
  readonly reason?: string | null;
}

export const performanceRefundDescriptor = {
  "name": "PerformanceRefund",
  "area": "orders",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "performance_refund",
  "title": "reason",
  "label": {"en":"Refund of a performance","fr":"Remboursement d’une représentation"},
  "plural": {"en":"Refunds of performances","fr":"Remboursements de représentations"},
  "comment": {"en":"All that is left of a performance is given back, order by order; what of an order cannot be is named.","fr":"Tout ce qui reste d’une représentation est rendu, commande par commande ; ce qui ne peut pas l’être est nommé."},
  "properties": [
    {"name":"cancel","kind":"boolean","label":{"en":"Cancel the performance","fr":"Annuler la représentation"},"default":true},
    {"name":"way","kind":"enum","label":{"en":"Money","fr":"Argent"},"values":[{"value":"original","label":{"en":"Online payments and direct debits go back, the rest is kept as a credit","fr":"Paiements en ligne et prélèvements rendus, le reste gardé en avoir"}},{"value":"credit","label":{"en":"Everything is kept as a credit of the customer","fr":"Tout est gardé en avoir du client"}}],"required":true},
    {"name":"fees","kind":"boolean","label":{"en":"Give fees back as well","fr":"Rendre aussi les frais"},"default":false,"help":{"en":"Of orders that have nothing else.","fr":"Pour les commandes qui n’ont rien d’autre."}},
    {"name":"notify","kind":"boolean","label":{"en":"Write to the customers","fr":"Écrire aux clients"},"default":false},
    {"name":"orders","kind":"relation","label":{"en":"Orders","fr":"Commandes"},"many":true,"target":"Order","maxItems":1000,"help":{"en":"Without it, all of the performance.","fr":"Par défaut, toutes celles de la représentation."}},
    {"name":"reason","kind":"text","label":{"en":"Reason","fr":"Motif"},"maxLength":500}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
