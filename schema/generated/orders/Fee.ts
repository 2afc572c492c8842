// Made by codegen from schema/orders/Fee.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** What is charged on top of tickets: handling, posting, a ticket’s printing. Kinds are those of the accounts they are booked on. */
export interface Fee {
  readonly '@id': string;
  readonly '@type': 'Fee';
  readonly contract: string;
  readonly type: "order" | "ticket" | "shipping";
  readonly amount: number | null;
  readonly rate: number | null;
  readonly vatRate: number | null;
  readonly calculatedAmount: number | null;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  readonly shippingList: readonly string[];
}

/** What is accepted for Fee: relations as IRIs. */
export interface FeeInput {
  readonly contract?: string;
  readonly type: "order" | "ticket" | "shipping";
  readonly amount?: number | null;
  readonly rate?: number | null;
  readonly vatRate?: number | null;
  readonly currency?: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  readonly shippingList?: readonly string[];
}

/** Fee as the server handles it: relations as ids. */
export interface FeeValues {
  readonly contract: number;
  readonly type: "order" | "ticket" | "shipping";
  readonly amount: number | null;
  readonly rate: number | null;
  readonly vatRate: number | null;
  readonly calculatedAmount: number | null;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
}

export const feeDescriptor = {
  "name": "Fee",
  "area": "orders",
  "api": "ticketing",
  "collection": "/fees",
  "scope": "contract",
  "table": "fee",
  "title": "type",
  "label": {"en":"Fee","fr":"Frais"},
  "plural": {"en":"Fees","fr":"Frais"},
  "comment": {"en":"What is charged on top of tickets: handling, posting, a ticket’s printing. Kinds are those of the accounts they are booked on.","fr":"Ce qui est facturé en plus des billets : réservation, envoi, impression. Les natures sont celles des comptes où ils sont imputés."},
  "group": "orders",
  "icon": "RequestQuote",
  "order": {"type":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"type","kind":"enum","label":{"en":"Type","fr":"Type"},"column":"type","values":[{"value":"order","label":{"en":"Order fee","fr":"Frais de commande"}},{"value":"ticket","label":{"en":"Ticket fee","fr":"Frais de billet"}},{"value":"shipping","label":{"en":"Shipping fee","fr":"Frais d’envoi"}}],"required":true,"list":true,"filter":true},
    {"name":"amount","kind":"money","label":{"en":"Amount","fr":"Montant"},"column":"amount","default":0,"min":0,"currencyFrom":"currency","list":true,"help":{"en":"A fixed amount, VAT included.","fr":"Un montant fixe, TVA comprise."}},
    {"name":"rate","kind":"number","label":{"en":"Rate (%)","fr":"Taux (%)"},"column":"rate","min":0,"max":100,"list":true,"help":{"en":"Part of the price, added to the fixed amount.","fr":"Part du prix, ajoutée au montant fixe."}},
    {"name":"vatRate","kind":"number","label":{"en":"VAT rate (%)","fr":"Taux de TVA (%)"},"column":"vat_rate","default":20,"min":0,"max":100,"list":true,"help":{"en":"A fee has its own rate, usually the standard one.","fr":"Des frais ont leur propre taux, en général le taux normal."}},
    {"name":"calculatedAmount","kind":"money","label":{"en":"Calculated amount","fr":"Montant calculé"},"column":"calculated_amount","readOnly":true,"currencyFrom":"currency","help":{"en":"What the fee came to when it was last worked out.","fr":"Ce que valaient les frais au dernier calcul."}},
    {"name":"currency","kind":"enum","label":{"en":"Currency","fr":"Devise"},"column":"currency","values":[{"value":"EUR","label":{"en":"EUR","fr":"EUR"}},{"value":"CAD","label":{"en":"CAD","fr":"CAD"}},{"value":"CHF","label":{"en":"CHF","fr":"CHF"}},{"value":"GBP","label":{"en":"GBP","fr":"GBP"}},{"value":"MAD","label":{"en":"MAD","fr":"MAD"}},{"value":"USD","label":{"en":"USD","fr":"USD"}},{"value":"XPF","label":{"en":"XPF","fr":"XPF"}}],"default":"EUR","list":true},
    {"name":"shippingList","kind":"relation","label":{"en":"Deliveries","fr":"Modes de remise"},"many":true,"target":"Shipping","inverse":"fee"}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [],
  "rights": {"read":"orders.read","write":"orders.correct"}
} as const satisfies EntityDescriptor;
