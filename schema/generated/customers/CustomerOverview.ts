// Made by codegen from schema/customers/CustomerOverview.jsonld. Never edit: change the source and run `npm run codegen`.
import type { CustomerAccount, CustomerAccountInput, CustomerAccountValues } from './CustomerAccount.ts';
import type { CustomerEvent, CustomerEventInput, CustomerEventValues } from './CustomerEvent.ts';
import type { CustomerHolding, CustomerHoldingInput, CustomerHoldingValues } from './CustomerHolding.ts';
import type { CustomerLink, CustomerLinkInput, CustomerLinkValues } from './CustomerLink.ts';
import type { CustomerOwnField, CustomerOwnFieldInput, CustomerOwnFieldValues } from './CustomerOwnField.ts';
import type { CustomerProfile, CustomerProfileInput, CustomerProfileValues } from './CustomerProfile.ts';
import type { CustomerPurchase, CustomerPurchaseInput, CustomerPurchaseValues } from './CustomerPurchase.ts';
import type { CustomerRemark, CustomerRemarkInput, CustomerRemarkValues } from './CustomerRemark.ts';
import type { CustomerSum, CustomerSumInput, CustomerSumValues } from './CustomerSum.ts';
import type { CustomerVisit, CustomerVisitInput, CustomerVisitValues } from './CustomerVisit.ts';
import type { LikelyDuplicate, LikelyDuplicateInput, LikelyDuplicateValues } from './LikelyDuplicate.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** Customer at a glance, as answered. */
export interface CustomerOverview {
  readonly customerId: number;
  readonly displayName: string;
  readonly customerType: string;
  readonly timezone: string;
  readonly profile: CustomerProfile;
  readonly organizations: readonly CustomerLink[];
  readonly contacts: readonly CustomerLink[];
  readonly contactCount: number;
  readonly ownFields: readonly CustomerOwnField[];
  readonly likely: readonly LikelyDuplicate[];
  readonly buyer: number | null;
  readonly accounts: readonly CustomerAccount[];
  readonly coupons: readonly CustomerHolding[];
  readonly participations: readonly CustomerVisit[];
  readonly orderCount: number | null;
  readonly sums: readonly CustomerSum[];
  readonly orders: readonly CustomerPurchase[];
  readonly attended: number | null;
  readonly ahead: number | null;
  readonly coming: readonly CustomerVisit[];
  readonly notes: readonly CustomerRemark[];
  readonly events: readonly CustomerEvent[];
}

/** What is accepted for CustomerOverview: relations as IRIs. */
export interface CustomerOverviewInput {
  readonly customerId: number;
  readonly displayName: string;
  readonly customerType: string;
  readonly timezone: string;
  readonly profile: CustomerProfileInput;
  readonly organizations: readonly CustomerLinkInput[];
  readonly contacts: readonly CustomerLinkInput[];
  readonly contactCount: number;
  readonly ownFields: readonly CustomerOwnFieldInput[];
  readonly likely: readonly LikelyDuplicateInput[];
  readonly buyer?: number | null;
  readonly accounts: readonly CustomerAccountInput[];
  readonly coupons: readonly CustomerHoldingInput[];
  readonly participations: readonly CustomerVisitInput[];
  readonly orderCount?: number | null;
  readonly sums?: readonly CustomerSumInput[];
  readonly orders?: readonly CustomerPurchaseInput[];
  readonly attended?: number | null;
  readonly ahead?: number | null;
  readonly coming?: readonly CustomerVisitInput[];
  readonly notes: readonly CustomerRemarkInput[];
  readonly events: readonly CustomerEventInput[];
}

/** CustomerOverview as the server handles it: relations as ids. */
export interface CustomerOverviewValues {
  readonly customerId: number;
  readonly displayName: string;
  readonly customerType: string;
  readonly timezone: string;
  readonly profile: CustomerProfileValues;
  readonly organizations: readonly CustomerLinkValues[];
  readonly contacts: readonly CustomerLinkValues[];
  readonly contactCount: number;
  readonly ownFields: readonly CustomerOwnFieldValues[];
  readonly likely: readonly LikelyDuplicateValues[];
  readonly buyer?: number | null;
  readonly accounts: readonly CustomerAccountValues[];
  readonly coupons: readonly CustomerHoldingValues[];
  readonly participations: readonly CustomerVisitValues[];
  readonly orderCount?: number | null;
  readonly sums?: readonly CustomerSumValues[] | null;
  readonly orders?: readonly CustomerPurchaseValues[] | null;
  readonly attended?: number | null;
  readonly ahead?: number | null;
  readonly coming?: readonly CustomerVisitValues[] | null;
  readonly notes: readonly CustomerRemarkValues[];
  readonly events: readonly CustomerEventValues[];
}

export const customerOverviewDescriptor = {
  "name": "CustomerOverview",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "customer_overview",
  "title": "displayName",
  "label": {"en":"Customer at a glance","fr":"Client en un coup d’œil"},
  "plural": {"en":"Customers at a glance","fr":"Clients en un coup d’œil"},
  "properties": [
    {"name":"customerId","kind":"integer","label":{"en":"Number","fr":"Numéro"},"required":true},
    {"name":"displayName","kind":"string","label":{"en":"Name","fr":"Nom"},"required":true,"maxLength":255,"personal":true},
    {"name":"customerType","kind":"string","label":{"en":"Type","fr":"Type"},"required":true,"maxLength":255},
    {"name":"timezone","kind":"string","label":{"en":"Timezone","fr":"Fuseau horaire"},"required":true,"maxLength":255},
    {"name":"profile","kind":"json","label":{"en":"Profile","fr":"Fiche"},"shape":"CustomerProfile","required":true},
    {"name":"organizations","kind":"json","label":{"en":"Organisations","fr":"Structures"},"many":true,"shape":"CustomerLink","required":true},
    {"name":"contacts","kind":"json","label":{"en":"Contacts","fr":"Contacts"},"many":true,"shape":"CustomerLink","required":true},
    {"name":"contactCount","kind":"integer","label":{"en":"Contacts in all","fr":"Contacts au total"},"required":true},
    {"name":"ownFields","kind":"json","label":{"en":"Own fields","fr":"Champs personnalisés"},"many":true,"shape":"CustomerOwnField","required":true},
    {"name":"likely","kind":"json","label":{"en":"Likely duplicates","fr":"Doublons probables"},"many":true,"shape":"LikelyDuplicate","required":true},
    {"name":"buyer","kind":"integer","label":{"en":"Latest buyer","fr":"Dernier acheteur"}},
    {"name":"accounts","kind":"json","label":{"en":"Accounts","fr":"Comptes"},"many":true,"shape":"CustomerAccount","required":true},
    {"name":"coupons","kind":"json","label":{"en":"Coupons","fr":"Codes et avantages"},"many":true,"shape":"CustomerHolding","required":true},
    {"name":"participations","kind":"json","label":{"en":"Participations","fr":"Participations"},"many":true,"shape":"CustomerVisit","required":true},
    {"name":"orderCount","kind":"integer","label":{"en":"Orders","fr":"Commandes"}},
    {"name":"sums","kind":"json","label":{"en":"Amounts","fr":"Montants"},"many":true,"shape":"CustomerSum"},
    {"name":"orders","kind":"json","label":{"en":"Latest orders","fr":"Dernières commandes"},"many":true,"shape":"CustomerPurchase"},
    {"name":"attended","kind":"integer","label":{"en":"Performances attended","fr":"Représentations vues"}},
    {"name":"ahead","kind":"integer","label":{"en":"Tickets ahead","fr":"Billets à venir"}},
    {"name":"coming","kind":"json","label":{"en":"To come","fr":"À venir"},"many":true,"shape":"CustomerVisit"},
    {"name":"notes","kind":"json","label":{"en":"Notes","fr":"Notes"},"many":true,"shape":"CustomerRemark","required":true},
    {"name":"events","kind":"json","label":{"en":"Timeline","fr":"Chronologie"},"many":true,"shape":"CustomerEvent","required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
