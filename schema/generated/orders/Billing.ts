// Made by codegen from schema/orders/Billing.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** When and how an order on a reservation track is paid. Kinds and policies are not given by the specification. */
export interface Billing {
  readonly '@id': string;
  readonly '@type': 'Billing';
  readonly contract: string;
  readonly type: "single" | "recurring" | "on_account";
  readonly policy: "immediate" | "deferred" | "none" | null;
  readonly recurringPaymentParameters: unknown;
  readonly bookingTrack: string | null;
}

/** What is accepted for Billing: relations as IRIs. */
export interface BillingInput {
  readonly contract?: string;
  readonly type: "single" | "recurring" | "on_account";
  readonly policy?: "immediate" | "deferred" | "none" | null;
  readonly recurringPaymentParameters?: unknown;
  readonly bookingTrack?: string | null;
}

/** Billing as the server handles it: relations as ids. */
export interface BillingValues {
  readonly contract: number;
  readonly type: "single" | "recurring" | "on_account";
  readonly policy: "immediate" | "deferred" | "none" | null;
  readonly recurringPaymentParameters: unknown;
  readonly bookingTrack: number | null;
}

export const billingDescriptor = {
  "name": "Billing",
  "area": "orders",
  "api": "ticketing",
  "collection": "/billings",
  "scope": "contract",
  "table": "billing",
  "title": "type",
  "label": {"en":"Billing","fr":"Mode de règlement"},
  "plural": {"en":"Billings","fr":"Modes de règlement"},
  "comment": {"en":"When and how an order on a reservation track is paid. Kinds and policies are not given by the specification.","fr":"Quand et comment une commande du parcours est réglée. Natures et échéances non précisées par la spécification."},
  "group": "orders",
  "icon": "RequestQuote",
  "order": {"type":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"type","kind":"enum","label":{"en":"Type","fr":"Type"},"column":"type","values":[{"value":"single","label":{"en":"In one payment","fr":"En une fois"}},{"value":"recurring","label":{"en":"In instalments","fr":"En plusieurs fois"}},{"value":"on_account","label":{"en":"On account","fr":"Sur compte client"}}],"required":true,"list":true,"filter":true},
    {"name":"policy","kind":"enum","label":{"en":"Policy","fr":"Échéance"},"column":"policy","values":[{"value":"immediate","label":{"en":"Paid at once","fr":"Paiement immédiat"}},{"value":"deferred","label":{"en":"Paid later","fr":"Paiement différé"}},{"value":"none","label":{"en":"Nothing to pay","fr":"Sans paiement"}}],"default":"immediate","list":true,"filter":true},
    {"name":"recurringPaymentParameters","kind":"json","label":{"en":"Instalments","fr":"Échéancier"},"column":"recurring_payment_parameters","help":{"en":"Recurrence (monthly, bimonthly, quarterly), method (sepa, card) and number of instalments.","fr":"Périodicité (monthly, bimonthly, quarterly), moyen (sepa, card) et nombre d’échéances."}},
    {"name":"bookingTrack","kind":"relation","label":{"en":"Reservation track","fr":"Parcours de réservation"},"column":"booking_track_id","target":"BookingTrack","onDelete":"cascade","list":true,"filter":true}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [],
  "rights": {"read":["orders.read","sales.sell"],"write":["sales.sell","orders.correct"]}
} as const satisfies EntityDescriptor;
