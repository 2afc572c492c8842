// Made by codegen from schema/programming/VatRateCheck.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Check of a VAT rate, as answered. */
export interface VatRateCheck {
  readonly tax: string | null;
  readonly eventDate: string | null;
  readonly eventDatePattern: string | null;
  readonly facialValue: number | null;
  readonly type: "full_price" | "reduced" | "exempted" | "subscription" | "subscriptionMemberLoyalty" | "scholar" | "group" | "reseller" | "other" | null;
  readonly wallet: string | null;
}

/** What is accepted for VatRateCheck: relations as IRIs. */
export interface VatRateCheckInput {
  readonly tax?: string | null;
  readonly eventDate?: string | null;
  readonly eventDatePattern?: string | null;
  readonly facialValue?: number | null;
  readonly type?: "full_price" | "reduced" | "exempted" | "subscription" | "subscriptionMemberLoyalty" | "scholar" | "group" | "reseller" | "other" | null;
  readonly wallet?: string | null;
}

/** VatRateCheck as the server handles it: relations as ids. */
export interface VatRateCheckValues {
  readonly tax?: number | null;
  readonly eventDate?: number | null;
  readonly eventDatePattern?: number | null;
  readonly facialValue?: number | null;
  readonly type?: "full_price" | "reduced" | "exempted" | "subscription" | "subscriptionMemberLoyalty" | "scholar" | "group" | "reseller" | "other" | null;
  readonly wallet?: number | null;
}

export const vatRateCheckDescriptor = {
  "name": "VatRateCheck",
  "area": "programming",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "vat_rate_check",
  "title": "type",
  "label": {"en":"Check of a VAT rate","fr":"Vérification d’un taux de TVA"},
  "plural": {"en":"Checks of VAT rates","fr":"Vérifications de taux de TVA"},
  "properties": [
    {"name":"tax","kind":"relation","label":{"en":"Tax","fr":"Taxe"},"target":"Tax"},
    {"name":"eventDate","kind":"relation","label":{"en":"Performance","fr":"Représentation"},"target":"EventDate"},
    {"name":"eventDatePattern","kind":"relation","label":{"en":"Series","fr":"Série"},"target":"EventDatePattern"},
    {"name":"facialValue","kind":"money","label":{"en":"Face value","fr":"Valeur faciale"},"min":0},
    {"name":"type","kind":"enum","label":{"en":"Type","fr":"Type"},"values":[{"value":"full_price","label":{"en":"Full price","fr":"Plein tarif"}},{"value":"reduced","label":{"en":"Reduced","fr":"Tarif réduit"}},{"value":"exempted","label":{"en":"Exempted","fr":"Exonéré"}},{"value":"subscription","label":{"en":"Subscription","fr":"Abonnement"}},{"value":"subscriptionMemberLoyalty","label":{"en":"Member loyalty","fr":"Fidélité adhérent"}},{"value":"scholar","label":{"en":"School","fr":"Scolaire"}},{"value":"group","label":{"en":"Group","fr":"Groupe"}},{"value":"reseller","label":{"en":"Reseller","fr":"Revendeur"}},{"value":"other","label":{"en":"Other","fr":"Autre"}}]},
    {"name":"wallet","kind":"relation","label":{"en":"Wallet","fr":"Portefeuille"},"target":"Wallet"}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
