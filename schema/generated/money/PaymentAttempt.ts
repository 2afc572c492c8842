// Made by codegen from schema/money/PaymentAttempt.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Payment attempt, as answered. */
export interface PaymentAttempt {
  readonly '@id': string;
  readonly '@type': 'PaymentAttempt';
  readonly contract: string;
  readonly order: string;
  readonly payment: string | null;
  readonly amount: number;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  /** Unknown: the provider’s answer was lost; it is asked again, never retried by itself. */
  readonly status: "pending" | "succeeded" | "failed" | "cancelled" | "unknown";
  readonly token: string | null;
  readonly redirectBaseUrl: string | null;
  readonly cancelBaseUrl: string | null;
  readonly providerMetadata: unknown;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What is accepted for PaymentAttempt: relations as IRIs. */
export interface PaymentAttemptInput {
  readonly contract?: string;
  readonly order: string;
  readonly amount: number;
  readonly currency?: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  readonly redirectBaseUrl?: string | null;
  readonly cancelBaseUrl?: string | null;
}

/** PaymentAttempt as the server handles it: relations as ids. */
export interface PaymentAttemptValues {
  readonly contract: number;
  readonly order: number;
  readonly payment: number | null;
  readonly amount: number;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  readonly status: "pending" | "succeeded" | "failed" | "cancelled" | "unknown";
  readonly token: string | null;
  readonly redirectBaseUrl: string | null;
  readonly cancelBaseUrl: string | null;
  readonly providerMetadata: unknown;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export const paymentAttemptDescriptor = {
  "name": "PaymentAttempt",
  "area": "money",
  "api": "ticketing",
  "collection": "/payment_attempts",
  "scope": "contract",
  "table": "payment_attempt",
  "title": "createdAt",
  "label": {"en":"Payment attempt","fr":"Tentative de paiement"},
  "plural": {"en":"Payment attempts","fr":"Tentatives de paiement"},
  "group": "money",
  "icon": "CreditScore",
  "order": {"createdAt":"desc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"order","kind":"relation","label":{"en":"Order","fr":"Commande"},"column":"order_id","target":"Order","required":true,"immutable":true,"list":true,"filter":true},
    {"name":"payment","kind":"relation","label":{"en":"Payment","fr":"Paiement"},"column":"payment_id","target":"Payment","readOnly":true},
    {"name":"amount","kind":"money","label":{"en":"Amount","fr":"Montant"},"column":"amount","required":true,"immutable":true,"min":0,"currencyFrom":"currency","list":true},
    {"name":"currency","kind":"enum","label":{"en":"Currency","fr":"Devise"},"column":"currency","values":[{"value":"EUR","label":{"en":"EUR","fr":"EUR"}},{"value":"CAD","label":{"en":"CAD","fr":"CAD"}},{"value":"CHF","label":{"en":"CHF","fr":"CHF"}},{"value":"GBP","label":{"en":"GBP","fr":"GBP"}},{"value":"MAD","label":{"en":"MAD","fr":"MAD"}},{"value":"USD","label":{"en":"USD","fr":"USD"}},{"value":"XPF","label":{"en":"XPF","fr":"XPF"}}],"immutable":true,"default":"EUR"},
    {"name":"status","kind":"enum","label":{"en":"Status","fr":"Statut"},"comment":{"en":"Unknown: the provider’s answer was lost; it is asked again, never retried by itself.","fr":"Inconnue : la réponse du prestataire s’est perdue ; on la redemande, on ne relance jamais d’office."},"column":"status","values":[{"value":"pending","label":{"en":"Pending","fr":"En attente"}},{"value":"succeeded","label":{"en":"Succeeded","fr":"Réussie"}},{"value":"failed","label":{"en":"Failed","fr":"Échouée"}},{"value":"cancelled","label":{"en":"Cancelled","fr":"Annulée"}},{"value":"unknown","label":{"en":"Unknown","fr":"Inconnue"}}],"tones":{"success":["succeeded"],"warning":["pending","unknown"],"danger":["failed","cancelled"]},"readOnly":true,"default":"pending","list":true,"filter":true},
    {"name":"token","kind":"string","label":{"en":"Token","fr":"Jeton"},"column":"token","readOnly":true,"maxLength":255,"help":{"en":"What the payment page is opened with.","fr":"Ce qui ouvre la page de paiement."},"personal":true},
    {"name":"redirectBaseUrl","kind":"url","label":{"en":"Comes back to","fr":"Retour vers"},"column":"redirect_base_url","immutable":true,"maxLength":1000},
    {"name":"cancelBaseUrl","kind":"url","label":{"en":"Cancelled, comes back to","fr":"Retour si annulée"},"column":"cancel_base_url","immutable":true,"maxLength":1000},
    {"name":"providerMetadata","kind":"json","label":{"en":"Provider data","fr":"Données du prestataire"},"column":"provider_metadata","readOnly":true,"section":{"en":"More","fr":"Divers"},"personal":true},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Created","fr":"Créé le"},"column":"created_at","timezoneFrom":"contract.timezone","role":"createdAt","list":true},
    {"name":"updatedAt","kind":"dateTime","label":{"en":"Changed","fr":"Modifié le"},"column":"updated_at","role":"updatedAt"}
  ],
  "operations": ["list","read","create"],
  "actions": [
    {"name":"query","method":"POST","path":"/payment_attempts/{id}/query","label":{"en":"Ask the provider again","fr":"Redemander au prestataire"},"returns":"PaymentAttempt","status":200,"when":{"status":["pending","unknown"]}}
  ],
  "rights": {"read":["orders.read","accounting.read"],"write":["orders.correct","sales.sell"],"export":"accounting.export","exportPersonal":["customers.export","accounting.export"],"paths":{"ticketing":"order.orderItemList.ticketing"}}
} as const satisfies EntityDescriptor;
