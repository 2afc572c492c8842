// Made by codegen from schema/customers/CustomerCoupon.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** A coupon as customer relations show it beside its holder. */
export interface CustomerCoupon {
  readonly '@id': string;
  readonly '@type': 'CustomerCoupon';
  readonly contract: string;
  readonly customer: string | null;
  readonly couponId: number | null;
  readonly code: string;
  readonly amount: number;
  readonly initialAmount: number;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF";
  readonly usage: "cash" | "per_order" | "per_order_item" | "per_application" | null;
  readonly description: string | null;
  readonly isSubscriber: boolean;
  readonly season: string | null;
  readonly seasonSubscribed: string | null;
  readonly offerNameList: readonly string[];
  readonly customerStatusList: readonly string[];
  readonly orderId: number | null;
  readonly appliedOrderList: readonly unknown[];
  readonly validFrom: string | null;
  readonly validUntil: string | null;
  readonly isExpired: boolean | null;
  readonly couponIsEnabled: boolean;
  readonly color: string | null;
  readonly createdAt: string;
}

/** What is accepted for CustomerCoupon: relations as IRIs. */
export interface CustomerCouponInput {
  readonly contract?: string;
}

/** CustomerCoupon as the server handles it: relations as ids. */
export interface CustomerCouponValues {
  readonly contract: number;
  readonly customer: number | null;
  readonly couponId: number | null;
  readonly code: string;
  readonly amount: number;
  readonly initialAmount: number;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF";
  readonly usage: "cash" | "per_order" | "per_order_item" | "per_application" | null;
  readonly description: string | null;
  readonly isSubscriber: boolean;
  readonly season: string | null;
  readonly seasonSubscribed: string | null;
  readonly offerNameList: readonly string[] | null;
  readonly customerStatusList: readonly string[] | null;
  readonly orderId: number | null;
  readonly appliedOrderList: readonly unknown[];
  readonly validFrom: string | null;
  readonly validUntil: string | null;
  readonly couponIsEnabled: boolean;
  readonly color: string | null;
  readonly createdAt: string;
}

export const customerCouponDescriptor = {
  "name": "CustomerCoupon",
  "area": "customers",
  "api": "crm",
  "collection": "/v1/customer_coupons",
  "scope": "contract",
  "table": "customer_coupon",
  "title": "code",
  "label": {"en":"Customer’s coupon","fr":"Code du client"},
  "plural": {"en":"Customers’ coupons","fr":"Codes des clients"},
  "comment": {"en":"A coupon as customer relations show it beside its holder.","fr":"Un code promotionnel tel que la relation client le montre près de son porteur."},
  "group": "customers",
  "icon": "Redeem",
  "order": {"createdAt":"desc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"customer","kind":"relation","label":{"en":"Customer","fr":"Client"},"column":"customer_id","target":"CrmCustomer","onDelete":"cascade","readOnly":true,"list":true,"filter":true},
    {"name":"couponId","kind":"integer","label":{"en":"Coupon id","fr":"Identifiant du code"},"column":"coupon_id","readOnly":true},
    {"name":"code","kind":"string","label":{"en":"Code","fr":"Code"},"column":"code","required":true,"readOnly":true,"maxLength":100,"list":true,"filter":true},
    {"name":"amount","kind":"money","label":{"en":"Left","fr":"Reste"},"column":"amount","readOnly":true,"default":0,"currencyFrom":"currency","list":true},
    {"name":"initialAmount","kind":"money","label":{"en":"At first","fr":"Au départ"},"column":"initial_amount","readOnly":true,"default":0,"currencyFrom":"currency"},
    {"name":"currency","kind":"enum","label":{"en":"Currency","fr":"Devise"},"column":"currency","values":[{"value":"EUR","label":{"en":"EUR","fr":"EUR"}},{"value":"CAD","label":{"en":"CAD","fr":"CAD"}},{"value":"CHF","label":{"en":"CHF","fr":"CHF"}},{"value":"GBP","label":{"en":"GBP","fr":"GBP"}},{"value":"MAD","label":{"en":"MAD","fr":"MAD"}},{"value":"USD","label":{"en":"USD","fr":"USD"}},{"value":"XPF","label":{"en":"XPF","fr":"XPF"}}],"readOnly":true,"default":"EUR"},
    {"name":"usage","kind":"enum","label":{"en":"Usage","fr":"Usage"},"column":"usage","values":[{"value":"cash","label":{"en":"Pays","fr":"Moyen de paiement"}},{"value":"per_order","label":{"en":"Once an order","fr":"Une fois par commande"}},{"value":"per_order_item","label":{"en":"Once an item","fr":"Une fois par article"}},{"value":"per_application","label":{"en":"Each use","fr":"À chaque utilisation"}}],"readOnly":true,"list":true,"filter":true},
    {"name":"description","kind":"text","label":{"en":"Description","fr":"Description"},"column":"description","readOnly":true},
    {"name":"isSubscriber","kind":"boolean","label":{"en":"Subscriber","fr":"Abonné"},"column":"is_subscriber","readOnly":true,"default":false,"list":true,"filter":true},
    {"name":"season","kind":"string","label":{"en":"Season","fr":"Saison"},"column":"season","readOnly":true,"maxLength":200,"filter":true},
    {"name":"seasonSubscribed","kind":"string","label":{"en":"Subscribed season","fr":"Saison d’abonnement"},"column":"season_subscribed","readOnly":true,"maxLength":200},
    {"name":"offerNameList","kind":"string","label":{"en":"Offers","fr":"Offres"},"column":"offer_name_list","many":true,"readOnly":true},
    {"name":"customerStatusList","kind":"string","label":{"en":"Statuses","fr":"Statuts"},"column":"customer_status_list","many":true,"readOnly":true},
    {"name":"orderId","kind":"integer","label":{"en":"Order id","fr":"Identifiant de commande"},"column":"order_id","readOnly":true},
    {"name":"appliedOrderList","kind":"json","label":{"en":"Used in","fr":"Utilisé dans"},"column":"applied_order_list","many":true,"readOnly":true},
    {"name":"validFrom","kind":"dateTime","label":{"en":"Valid from","fr":"Valable du"},"column":"valid_from","readOnly":true,"timezoneFrom":"contract.timezone","filter":true},
    {"name":"validUntil","kind":"dateTime","label":{"en":"Valid until","fr":"Valable jusqu’au"},"column":"valid_until","readOnly":true,"timezoneFrom":"contract.timezone","list":true,"filter":true},
    {"name":"isExpired","kind":"boolean","label":{"en":"Expired","fr":"Expiré"},"computed":true},
    {"name":"couponIsEnabled","kind":"boolean","label":{"en":"Enabled","fr":"Actif"},"column":"coupon_is_enabled","readOnly":true,"default":true,"filter":true},
    {"name":"color","kind":"color","label":{"en":"Colour","fr":"Couleur"},"column":"color","readOnly":true,"maxLength":255},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Created","fr":"Créé le"},"column":"created_at","timezoneFrom":"contract.timezone","role":"createdAt"}
  ],
  "operations": ["list","read"],
  "actions": [],
  "rights": {"read":"customers.read","write":"customers.write","export":"customers.export"},
  "indexes": [["couponId"]]
} as const satisfies EntityDescriptor;
