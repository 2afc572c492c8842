// Made by codegen from schema/sale/TerminalPayment.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** A payment that a card terminal was asked for, with what became of it. Its cart stays as it is until the answer is known. */
export interface TerminalPayment {
  readonly '@id': string;
  readonly '@type': 'TerminalPayment';
  readonly contract: string;
  /** Unknown: the terminal’s answer was lost. It is asked again and settled by a person, never paid again by itself. */
  readonly status: "started" | "authorised" | "refused" | "aborted" | "unknown";
  readonly amount: number;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF";
  readonly cart: string | null;
  readonly order: string | null;
  readonly terminalName: string | null;
  readonly seller: string | null;
  readonly deskSession: string | null;
  readonly reason: string | null;
  readonly cardType: string | null;
  readonly cardMode: string | null;
  readonly lastDigits: string | null;
  readonly authorisation: string | null;
  readonly answeredAt: string | null;
  readonly settledBy: string | null;
  readonly settledAt: string | null;
  readonly settledReason: string | null;
  readonly isContradicted: boolean;
  readonly boxId: string | null;
  readonly terminal: string | null;
  readonly transactionId: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What is accepted for TerminalPayment: relations as IRIs. */
export interface TerminalPaymentInput {
  readonly contract?: string;
}

/** TerminalPayment as the server handles it: relations as ids. */
export interface TerminalPaymentValues {
  readonly contract: number;
  readonly status: "started" | "authorised" | "refused" | "aborted" | "unknown";
  readonly amount: number;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF";
  readonly cart: number | null;
  readonly order: number | null;
  readonly terminalName: string | null;
  readonly seller: number | null;
  readonly deskSession: number | null;
  readonly reason: string | null;
  readonly cardType: string | null;
  readonly cardMode: string | null;
  readonly lastDigits: string | null;
  readonly authorisation: string | null;
  readonly answeredAt: string | null;
  readonly settledBy: number | null;
  readonly settledAt: string | null;
  readonly settledReason: string | null;
  readonly isContradicted: boolean;
  readonly boxId: string | null;
  readonly terminal: string | null;
  readonly transactionId: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export const terminalPaymentDescriptor = {
  "name": "TerminalPayment",
  "area": "sale",
  "api": "ticketing",
  "collection": "/terminal_payments",
  "scope": "contract",
  "table": "terminal_payment",
  "title": "createdAt",
  "label": {"en":"Card payment on a terminal","fr":"Paiement par terminal"},
  "plural": {"en":"Card payments on terminals","fr":"Paiements par terminal"},
  "comment": {"en":"A payment that a card terminal was asked for, with what became of it. Its cart stays as it is until the answer is known.","fr":"Un paiement demandé à un terminal de carte, et ce qu’il est devenu. Son panier reste tel quel tant que la réponse n’est pas connue."},
  "group": "money",
  "icon": "CreditCard",
  "order": {"createdAt":"desc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"status","kind":"enum","label":{"en":"Status","fr":"Statut"},"comment":{"en":"Unknown: the terminal’s answer was lost. It is asked again and settled by a person, never paid again by itself.","fr":"Inconnu : la réponse du terminal s’est perdue. On la redemande, une personne tranche, et rien n’est repayé d’office."},"column":"status","values":[{"value":"started","label":{"en":"On the terminal","fr":"Sur le terminal"}},{"value":"authorised","label":{"en":"Accepted","fr":"Accepté"}},{"value":"refused","label":{"en":"Refused","fr":"Refusé"}},{"value":"aborted","label":{"en":"Abandoned","fr":"Abandonné"}},{"value":"unknown","label":{"en":"Unknown","fr":"Inconnu"}}],"tones":{"success":["authorised"],"warning":["started","unknown"],"danger":["refused"]},"readOnly":true,"default":"started","list":true,"filter":true},
    {"name":"amount","kind":"money","label":{"en":"Amount","fr":"Montant"},"column":"amount","readOnly":true,"default":0,"currencyFrom":"currency","list":true},
    {"name":"currency","kind":"enum","label":{"en":"Currency","fr":"Devise"},"column":"currency","values":[{"value":"EUR","label":{"en":"EUR","fr":"EUR"}},{"value":"CAD","label":{"en":"CAD","fr":"CAD"}},{"value":"CHF","label":{"en":"CHF","fr":"CHF"}},{"value":"GBP","label":{"en":"GBP","fr":"GBP"}},{"value":"MAD","label":{"en":"MAD","fr":"MAD"}},{"value":"USD","label":{"en":"USD","fr":"USD"}},{"value":"XPF","label":{"en":"XPF","fr":"XPF"}}],"readOnly":true,"default":"EUR"},
    {"name":"cart","kind":"relation","label":{"en":"Cart","fr":"Panier"},"column":"cart_id","target":"Cart","onDelete":"clear","readOnly":true,"filter":true},
    {"name":"order","kind":"relation","label":{"en":"Order","fr":"Commande"},"column":"order_id","target":"Order","readOnly":true,"list":true,"filter":true},
    {"name":"terminalName","kind":"string","label":{"en":"Terminal","fr":"Terminal"},"column":"terminal_name","readOnly":true,"maxLength":200,"list":true},
    {"name":"seller","kind":"relation","label":{"en":"Seller","fr":"Vendeur"},"column":"seller_id","target":"AccountsUser","readOnly":true,"list":true,"filter":true},
    {"name":"deskSession","kind":"relation","label":{"en":"Desk session","fr":"Session de caisse"},"column":"desk_session_id","target":"DeskSession","readOnly":true,"filter":true},
    {"name":"reason","kind":"string","label":{"en":"Reason","fr":"Motif"},"column":"reason","known":[{"value":"refused","label":{"en":"The bank refused","fr":"Refus de la banque"}},{"value":"forbidden","label":{"en":"The card is not accepted","fr":"Carte non acceptée"}},{"value":"call_bank","label":{"en":"The bank wants to be called","fr":"Appel de la banque demandé"}},{"value":"abandoned","label":{"en":"The customer gave up","fr":"Abandon du client"}},{"value":"operator","label":{"en":"Cancelled on the terminal","fr":"Annulé sur le terminal"}},{"value":"timeout","label":{"en":"No card was presented in time","fr":"Aucune carte présentée à temps"}},{"value":"failed","label":{"en":"The terminal could not complete it","fr":"Le terminal n’a pas pu aboutir"}},{"value":"not_supported","label":{"en":"The terminal does not take this payment","fr":"Le terminal ne prend pas ce paiement"}},{"value":"terminal_offline","label":{"en":"The terminal cannot be reached","fr":"Terminal injoignable"}},{"value":"terminal_not_found","label":{"en":"The box does not know the terminal","fr":"Terminal inconnu du boîtier"}},{"value":"box_offline","label":{"en":"The box is not connected","fr":"Le boîtier n’est pas connecté"}},{"value":"busy","label":{"en":"The terminal is busy","fr":"Le terminal est occupé"}},{"value":"not_sent","label":{"en":"It never reached the terminal","fr":"N’est jamais arrivé au terminal"}},{"value":"lost","label":{"en":"The terminal’s answer was lost","fr":"La réponse du terminal s’est perdue"}},{"value":"settled","label":{"en":"Settled by a person","fr":"Tranché par une personne"}}],"readOnly":true,"maxLength":50},
    {"name":"cardType","kind":"string","label":{"en":"Card","fr":"Carte"},"column":"card_type","known":[{"value":"1","label":{"en":"CB","fr":"CB"}},{"value":"2","label":{"en":"American Express","fr":"American Express"}},{"value":"B","label":{"en":"CB contactless","fr":"CB sans contact"}},{"value":"D","label":{"en":"American Express contactless","fr":"American Express sans contact"}}],"readOnly":true,"maxLength":20},
    {"name":"cardMode","kind":"string","label":{"en":"Read by","fr":"Lecture"},"column":"card_mode","known":[{"value":"1","label":{"en":"Chip","fr":"Puce"}},{"value":"2","label":{"en":"Contactless","fr":"Sans contact"}},{"value":"3","label":{"en":"Magnetic stripe","fr":"Piste"}},{"value":"4","label":{"en":"Typed in","fr":"Saisie manuelle"}}],"readOnly":true,"maxLength":20},
    {"name":"lastDigits","kind":"string","label":{"en":"Last four digits","fr":"Quatre derniers chiffres"},"column":"last_digits","readOnly":true,"maxLength":4,"personal":true},
    {"name":"authorisation","kind":"string","label":{"en":"Authorisation number","fr":"Numéro d’autorisation"},"column":"authorisation","readOnly":true,"maxLength":50},
    {"name":"answeredAt","kind":"dateTime","label":{"en":"Answered","fr":"Réponse le"},"column":"answered_at","readOnly":true,"timezoneFrom":"contract.timezone"},
    {"name":"settledBy","kind":"relation","label":{"en":"Settled by","fr":"Tranché par"},"column":"settled_by_id","target":"AccountsUser","readOnly":true,"section":{"en":"Settled by a person","fr":"Tranché par une personne"}},
    {"name":"settledAt","kind":"dateTime","label":{"en":"Settled","fr":"Tranché le"},"column":"settled_at","readOnly":true,"timezoneFrom":"contract.timezone","section":{"en":"Settled by a person","fr":"Tranché par une personne"}},
    {"name":"settledReason","kind":"text","label":{"en":"What was checked","fr":"Ce qui a été vérifié"},"column":"settled_reason","readOnly":true,"maxLength":500,"section":{"en":"Settled by a person","fr":"Tranché par une personne"}},
    {"name":"isContradicted","kind":"boolean","label":{"en":"Contradicted by the terminal","fr":"Contredit par le terminal"},"column":"is_contradicted","readOnly":true,"default":false,"filter":true,"section":{"en":"Settled by a person","fr":"Tranché par une personne"},"help":{"en":"The terminal answered otherwise after a person had settled it.","fr":"Le terminal a répondu autrement après qu’une personne a tranché."}},
    {"name":"boxId","kind":"string","label":{"en":"Box","fr":"Boîtier"},"column":"box_id","readOnly":true,"maxLength":100,"section":{"en":"More","fr":"Divers"}},
    {"name":"terminal","kind":"string","label":{"en":"Terminal id","fr":"Identifiant du terminal"},"column":"terminal","readOnly":true,"maxLength":100,"section":{"en":"More","fr":"Divers"}},
    {"name":"transactionId","kind":"string","label":{"en":"Transaction","fr":"Transaction"},"column":"transaction_id","unique":true,"readOnly":true,"maxLength":50,"section":{"en":"More","fr":"Divers"}},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Started","fr":"Lancé le"},"column":"created_at","timezoneFrom":"contract.timezone","role":"createdAt","list":true},
    {"name":"updatedAt","kind":"dateTime","label":{"en":"Changed","fr":"Modifié le"},"column":"updated_at","role":"updatedAt"}
  ],
  "operations": ["list","read"],
  "actions": [
    {"name":"query","method":"POST","path":"/terminal_payments/{id}/query","label":{"en":"Ask the terminal again","fr":"Redemander au terminal"},"returns":"TerminalPayment","status":200,"when":{"status":["started","unknown"]}},
    {"name":"settle","method":"PUT","path":"/terminal_payments/{id}/settle","label":{"en":"Settle","fr":"Trancher"},"expects":"TerminalPaymentSettlement","returns":"TerminalPayment","confirm":{"en":"What you say here counts as the terminal’s answer. Check its receipt or its list of payments first. Your name is kept.","fr":"Ce que vous indiquez vaut réponse du terminal. Vérifiez d’abord son ticket ou sa liste d’opérations. Votre nom est conservé."},"when":{"status":["unknown","authorised"]}}
  ],
  "rights": {"read":["sales.sell","orders.read","accounting.read"],"write":"orders.correct","export":"accounting.export","exportPersonal":["customers.export","accounting.export"],"actions":{"query":{"own":"sales.sell","any":"orders.correct"},"settle":{"own":"sales.sell","any":"orders.correct"}},"ownedBy":"seller.email","paths":{"ticketing":"cart.cartItemList.ticketPrice.eventDate.ticketing"}}
} as const satisfies EntityDescriptor;
