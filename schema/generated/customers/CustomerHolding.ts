// Made by codegen from schema/customers/CustomerHolding.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Coupon that a customer holds, as answered. */
export interface CustomerHolding {
  readonly coupon: number | null;
  readonly code: string;
  readonly usage: string | null;
  readonly currency: string;
  readonly amount: number;
  readonly season: string | null;
  readonly validUntil: string | null;
  readonly isExpired: boolean;
  readonly isEnabled: boolean;
}

/** What is accepted for CustomerHolding: relations as IRIs. */
export interface CustomerHoldingInput {
  readonly coupon?: number | null;
  readonly code: string;
  readonly usage?: string | null;
  readonly currency: string;
  readonly amount: number;
  readonly season?: string | null;
  readonly validUntil?: string | null;
  readonly isExpired: boolean;
  readonly isEnabled: boolean;
}

/** CustomerHolding as the server handles it: relations as ids. */
export interface CustomerHoldingValues {
  readonly coupon?: number | null;
  readonly code: string;
  readonly usage?: string | null;
  readonly currency: string;
  readonly amount: number;
  readonly season?: string | null;
  readonly validUntil?: string | null;
  readonly isExpired: boolean;
  readonly isEnabled: boolean;
}

export const customerHoldingDescriptor = {
  "name": "CustomerHolding",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "customer_holding",
  "title": "code",
  "label": {"en":"Coupon that a customer holds","fr":"Code que détient un client"},
  "plural": {"en":"Coupons that customers hold","fr":"Codes que détiennent des clients"},
  "properties": [
    {"name":"coupon","kind":"integer","label":{"en":"Coupon","fr":"Code"}},
    {"name":"code","kind":"string","label":{"en":"Code","fr":"Code"},"required":true,"maxLength":255},
    {"name":"usage","kind":"string","label":{"en":"Usage","fr":"Usage"},"maxLength":255},
    {"name":"currency","kind":"string","label":{"en":"Currency","fr":"Devise"},"required":true,"maxLength":255},
    {"name":"amount","kind":"money","label":{"en":"Left","fr":"Reste"},"required":true,"currencyFrom":"currency"},
    {"name":"season","kind":"string","label":{"en":"Season","fr":"Saison"},"maxLength":255},
    {"name":"validUntil","kind":"dateTime","label":{"en":"Valid until","fr":"Valable jusqu’au"}},
    {"name":"isExpired","kind":"boolean","label":{"en":"Expired","fr":"Expiré"},"required":true},
    {"name":"isEnabled","kind":"boolean","label":{"en":"Enabled","fr":"Actif"},"required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
