// Made by codegen from schema/money/PaymentLink.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Payment link, as answered. */
export interface PaymentLink {
  readonly '@id': string;
  readonly '@type': 'PaymentLink';
  readonly contract: string;
  readonly url: string | null;
  readonly amount: number;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  readonly buyerEmail: string;
  readonly paymentPageMessage: string | null;
  readonly notifyBuyer: boolean | null;
  readonly notifyPro: boolean | null;
  readonly state: string | null;
  readonly orderId: number | null;
  readonly orderNumber: string | null;
  readonly expiresAt: string | null;
  readonly settledAt: string | null;
  readonly buyerNotifiedAt: string | null;
  readonly proNotifiedAt: string | null;
  readonly isHidden: boolean;
  readonly createdAt: string;
}

/** What is accepted for PaymentLink: relations as IRIs. */
export interface PaymentLinkInput {
  readonly contract?: string;
  readonly amount: number;
  readonly currency?: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  readonly buyerEmail: string;
  readonly paymentPageMessage?: string | null;
  readonly notifyBuyer?: boolean | null;
  readonly notifyPro?: boolean | null;
  readonly expiresAt?: string | null;
  readonly isHidden?: boolean;
}

/** PaymentLink as the server handles it: relations as ids. */
export interface PaymentLinkValues {
  readonly contract: number;
  readonly url: string | null;
  readonly amount: number;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  readonly buyerEmail: string;
  readonly paymentPageMessage: string | null;
  readonly notifyBuyer: boolean | null;
  readonly notifyPro: boolean | null;
  readonly expiresAt: string | null;
  readonly settledAt: string | null;
  readonly buyerNotifiedAt: string | null;
  readonly proNotifiedAt: string | null;
  readonly isHidden: boolean;
  readonly createdAt: string;
}

export const paymentLinkDescriptor = {
  "name": "PaymentLink",
  "area": "money",
  "api": "ticketing",
  "collection": "/payment_links",
  "scope": "contract",
  "table": "payment_link",
  "title": "url",
  "search": ["buyerEmail","url"],
  "hide": "isHidden",
  "label": {"en":"Payment link","fr":"Lien de paiement"},
  "plural": {"en":"Payment links","fr":"Liens de paiement"},
  "group": "money",
  "icon": "AddLink",
  "order": {"createdAt":"desc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"url","kind":"url","label":{"en":"Address","fr":"Adresse"},"column":"url","unique":true,"readOnly":true,"maxLength":500,"list":true},
    {"name":"amount","kind":"money","label":{"en":"Amount","fr":"Montant"},"column":"amount","required":true,"immutable":true,"min":0,"currencyFrom":"currency","list":true},
    {"name":"currency","kind":"enum","label":{"en":"Currency","fr":"Devise"},"column":"currency","values":[{"value":"EUR","label":{"en":"EUR","fr":"EUR"}},{"value":"CAD","label":{"en":"CAD","fr":"CAD"}},{"value":"CHF","label":{"en":"CHF","fr":"CHF"}},{"value":"GBP","label":{"en":"GBP","fr":"GBP"}},{"value":"MAD","label":{"en":"MAD","fr":"MAD"}},{"value":"USD","label":{"en":"USD","fr":"USD"}},{"value":"XPF","label":{"en":"XPF","fr":"XPF"}}],"immutable":true,"default":"EUR"},
    {"name":"buyerEmail","kind":"email","label":{"en":"Buyer","fr":"Acheteur"},"column":"buyer_email","required":true,"maxLength":255,"list":true,"filter":true,"needs":"customers.read","personal":true},
    {"name":"paymentPageMessage","kind":"text","label":{"en":"Message on the payment page","fr":"Message sur la page de paiement"},"column":"payment_page_message","maxLength":2000},
    {"name":"notifyBuyer","kind":"boolean","label":{"en":"Write to the buyer","fr":"Prévenir l’acheteur"},"column":"notify_buyer","default":true},
    {"name":"notifyPro","kind":"boolean","label":{"en":"Write to us when paid","fr":"Nous prévenir au paiement"},"column":"notify_pro","default":true},
    {"name":"state","kind":"string","label":{"en":"State","fr":"État"},"known":[{"value":"open","label":{"en":"Waiting","fr":"En attente"}},{"value":"paid","label":{"en":"Paid","fr":"Payé"}},{"value":"expired","label":{"en":"Expired","fr":"Expiré"}},{"value":"withdrawn","label":{"en":"Withdrawn","fr":"Retiré"}}],"computed":true,"maxLength":255},
    {"name":"orderId","kind":"integer","label":{"en":"Id of the order","fr":"Identifiant de la commande"},"computed":true,"section":{"en":"State","fr":"État"}},
    {"name":"orderNumber","kind":"string","label":{"en":"Order","fr":"Commande"},"computed":true,"maxLength":255},
    {"name":"expiresAt","kind":"dateTime","label":{"en":"Valid until","fr":"Valable jusqu’au"},"column":"expires_at","timezoneFrom":"contract.timezone","list":true,"filter":true},
    {"name":"settledAt","kind":"dateTime","label":{"en":"Paid","fr":"Payé le"},"column":"settled_at","readOnly":true,"timezoneFrom":"contract.timezone","list":true,"filter":true},
    {"name":"buyerNotifiedAt","kind":"dateTime","label":{"en":"Buyer written to","fr":"Acheteur prévenu le"},"column":"buyer_notified_at","readOnly":true,"timezoneFrom":"contract.timezone","section":{"en":"State","fr":"État"}},
    {"name":"proNotifiedAt","kind":"dateTime","label":{"en":"Written to us","fr":"Prévenu le"},"column":"pro_notified_at","readOnly":true,"timezoneFrom":"contract.timezone","section":{"en":"State","fr":"État"}},
    {"name":"isHidden","kind":"boolean","label":{"en":"Hidden","fr":"Masqué"},"column":"is_hidden","required":true,"default":false,"filter":true,"section":{"en":"State","fr":"État"}},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Created","fr":"Créé le"},"column":"created_at","timezoneFrom":"contract.timezone","role":"createdAt","list":true}
  ],
  "operations": ["list","read","create","update"],
  "actions": [],
  "rights": {"read":["orders.read","accounting.read"],"write":["sales.sell","orders.correct"],"export":"accounting.export","exportPersonal":["customers.export","accounting.export"]}
} as const satisfies EntityDescriptor;
