// Made by codegen from schema/orders/OrderCustomer.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Whose the order is from now on. What is due, or in credit, goes over to their account; invoices stay as they were made. */
export interface OrderCustomer {
  readonly customer: string;
  readonly from: string | null;
  readonly ticketsAndCoupons: boolean | null;
}

/** What is accepted for OrderCustomer: relations as IRIs. */
export interface OrderCustomerInput {
  readonly customer: string;
  readonly from?: string | null;
  readonly ticketsAndCoupons?: boolean | null;
}

/** OrderCustomer as the server handles it: relations as ids. */
export interface OrderCustomerValues {
  readonly customer: number;
  readonly from?: number | null;
  readonly ticketsAndCoupons: boolean | null;
}

export const orderCustomerDescriptor = {
  "name": "OrderCustomer",
  "area": "orders",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "order_customer",
  "title": "customer",
  "label": {"en":"New customer of an order","fr":"Nouveau client d’une commande"},
  "plural": {"en":"New customers of orders","fr":"Nouveaux clients de commandes"},
  "comment": {"en":"Whose the order is from now on. What is due, or in credit, goes over to their account; invoices stay as they were made.","fr":"À qui est désormais la commande. Le reste dû ou le trop-perçu passe sur son compte ; les factures restent telles qu’établies."},
  "properties": [
    {"name":"customer","kind":"relation","label":{"en":"New customer","fr":"Nouveau client"},"target":"Customer","required":true},
    {"name":"from","kind":"relation","label":{"en":"Customer until now","fr":"Client actuel"},"target":"Customer","help":{"en":"Whose it was when it was decided: the call is refused where that changed. Left out where nobody was named.","fr":"À qui elle était au moment de la décision : l’appel est refusé si cela a changé. Absent si personne n’était nommé."}},
    {"name":"ticketsAndCoupons","kind":"boolean","label":{"en":"Tickets and codes as well","fr":"Billets et codes aussi"},"default":false,"help":{"en":"Tickets and codes in the old customer’s name go over as well.","fr":"Les billets et codes au nom de l’ancien client changent aussi."}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
