// Made by codegen from schema/sale/Booking.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Reservation, as answered. */
export interface Booking {
  readonly '@id': string;
  readonly '@type': 'Booking';
  readonly contract: string;
  readonly type: "option" | "reservation" | "order" | "ticket_import" | null;
  readonly order: string | null;
  readonly cart: string | null;
  readonly customer: string | null;
  readonly status: string | null;
  readonly paymentStatus: "awaiting_payment" | "incomplete_payment" | "overpaid" | "booked" | "option" | null;
  readonly nbTickets: number | null;
  readonly nbCoupons: number | null;
  readonly nbScannedTickets: number | null;
  readonly nbValidItems: number | null;
  readonly scanned: boolean | null;
  readonly lastScannedDate: string | null;
  readonly paymentTransactionBalance: number | null;
  readonly refundTransactionName: string | null;
  readonly paymentTransactionName: string | null;
  readonly paymentLink: string | null;
  readonly facialValue: number | null;
  readonly retailValue: number | null;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  readonly searchContent: string | null;
  readonly entityId: number | null;
  readonly entityName: string | null;
  readonly isReservation: boolean | null;
  readonly ticketingList: readonly string[];
  readonly bookingItemList: readonly string[];
  readonly createdAtTimezone: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What is accepted for Booking: relations as IRIs. */
export interface BookingInput {
  readonly contract?: string;
  readonly type?: "option" | "reservation" | "order" | "ticket_import" | null;
  readonly order?: string | null;
  readonly cart?: string | null;
  readonly customer?: string | null;
  readonly status?: string | null;
  readonly paymentStatus?: "awaiting_payment" | "incomplete_payment" | "overpaid" | "booked" | "option" | null;
  readonly nbTickets?: number | null;
  readonly nbCoupons?: number | null;
  readonly nbScannedTickets?: number | null;
  readonly nbValidItems?: number | null;
  readonly scanned?: boolean | null;
  readonly lastScannedDate?: string | null;
  readonly paymentTransactionBalance?: number | null;
  readonly refundTransactionName?: string | null;
  readonly paymentTransactionName?: string | null;
  readonly paymentLink?: string | null;
  readonly facialValue?: number | null;
  readonly retailValue?: number | null;
  readonly currency?: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  readonly searchContent?: string | null;
  readonly entityId?: number | null;
  readonly entityName?: string | null;
  readonly isReservation?: boolean | null;
  readonly ticketingList?: readonly string[];
  readonly bookingItemList?: readonly string[];
  readonly createdAtTimezone?: string | null;
}

/** Booking as the server handles it: relations as ids. */
export interface BookingValues {
  readonly contract: number;
  readonly type: "option" | "reservation" | "order" | "ticket_import" | null;
  readonly order: number | null;
  readonly cart: number | null;
  readonly customer: number | null;
  readonly status: string | null;
  readonly paymentStatus: "awaiting_payment" | "incomplete_payment" | "overpaid" | "booked" | "option" | null;
  readonly nbTickets: number | null;
  readonly nbCoupons: number | null;
  readonly nbScannedTickets: number | null;
  readonly nbValidItems: number | null;
  readonly scanned: boolean | null;
  readonly lastScannedDate: string | null;
  readonly paymentTransactionBalance: number | null;
  readonly refundTransactionName: string | null;
  readonly paymentTransactionName: string | null;
  readonly paymentLink: number | null;
  readonly facialValue: number | null;
  readonly retailValue: number | null;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  readonly searchContent: string | null;
  readonly entityId: number | null;
  readonly entityName: string | null;
  readonly isReservation: boolean | null;
  readonly ticketingList: readonly number[];
  readonly createdAtTimezone: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export const bookingDescriptor = {
  "name": "Booking",
  "area": "sale",
  "api": "ticketing",
  "collection": "/bookings",
  "path": {"list":"/reservations"},
  "scope": "contract",
  "table": "booking",
  "title": "entityName",
  "search": ["searchContent","entityName"],
  "label": {"en":"Reservation","fr":"Réservation"},
  "plural": {"en":"Reservations","fr":"Réservations"},
  "group": "sale",
  "icon": "BookOnline",
  "order": {"createdAt":"desc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"type","kind":"enum","label":{"en":"Kind","fr":"Nature"},"column":"type","values":[{"value":"option","label":{"en":"Option","fr":"Option"}},{"value":"reservation","label":{"en":"Reservation","fr":"Réservation"}},{"value":"order","label":{"en":"Order","fr":"Commande"}},{"value":"ticket_import","label":{"en":"Ticket import","fr":"Import de billets"}}],"default":"order","filter":true},
    {"name":"order","kind":"relation","label":{"en":"Order","fr":"Commande"},"column":"order_id","target":"Order","filter":true},
    {"name":"cart","kind":"relation","label":{"en":"Cart","fr":"Panier"},"column":"cart_id","target":"Cart"},
    {"name":"customer","kind":"relation","label":{"en":"Customer","fr":"Client"},"column":"customer_id","target":"Customer","list":true,"filter":true},
    {"name":"status","kind":"string","label":{"en":"Status","fr":"Statut"},"column":"status","known":[{"value":"pending","label":{"en":"Pending","fr":"En attente"}},{"value":"validated","label":{"en":"Validated","fr":"Validée"}},{"value":"cancelled","label":{"en":"Cancelled","fr":"Annulée"}}],"maxLength":50,"list":true},
    {"name":"paymentStatus","kind":"enum","label":{"en":"Payment","fr":"Paiement"},"column":"payment_status","values":[{"value":"awaiting_payment","label":{"en":"Awaiting payment","fr":"En attente de paiement"}},{"value":"incomplete_payment","label":{"en":"Incomplete payment","fr":"Paiement incomplet"}},{"value":"overpaid","label":{"en":"Overpaid","fr":"Trop perçu"}},{"value":"booked","label":{"en":"Booked","fr":"Confirmé"}},{"value":"option","label":{"en":"Option","fr":"Option"}}],"tones":{"warning":["awaiting_payment","incomplete_payment","overpaid","option"]},"list":true,"filter":true},
    {"name":"nbTickets","kind":"integer","label":{"en":"Tickets","fr":"Billets"},"column":"nb_tickets","default":0,"list":true},
    {"name":"nbCoupons","kind":"integer","label":{"en":"Coupons","fr":"Codes"},"column":"nb_coupons","default":0},
    {"name":"nbScannedTickets","kind":"integer","label":{"en":"Scanned","fr":"Contrôlés"},"column":"nb_scanned_tickets","default":0},
    {"name":"nbValidItems","kind":"integer","label":{"en":"Valid items","fr":"Articles valides"},"column":"nb_valid_items","default":0},
    {"name":"scanned","kind":"boolean","label":{"en":"Scanned","fr":"Contrôlé"},"column":"scanned","default":false},
    {"name":"lastScannedDate","kind":"dateTime","label":{"en":"Last scan","fr":"Dernier contrôle"},"column":"last_scanned_date","timezoneFrom":"contract.timezone"},
    {"name":"paymentTransactionBalance","kind":"money","label":{"en":"Balance","fr":"Solde"},"column":"payment_transaction_balance","default":0,"currencyFrom":"currency","section":{"en":"Amounts","fr":"Montants"}},
    {"name":"refundTransactionName","kind":"string","label":{"en":"Refunded by","fr":"Remboursé par"},"column":"refund_transaction_name","known":[{"value":"card","label":{"en":"Card","fr":"Carte"}},{"value":"card_online","label":{"en":"Card online","fr":"Carte en ligne"}},{"value":"cash","label":{"en":"Cash","fr":"Espèces"}},{"value":"cash_coupon","label":{"en":"Coupon","fr":"Avoir"}},{"value":"check","label":{"en":"Cheque","fr":"Chèque"}},{"value":"reschedule","label":{"en":"Reschedule","fr":"Report"}},{"value":"reschedule_online","label":{"en":"Reschedule online","fr":"Report en ligne"}},{"value":"sepa","label":{"en":"Direct debit","fr":"Prélèvement"}}],"maxLength":100,"section":{"en":"Amounts","fr":"Montants"}},
    {"name":"paymentTransactionName","kind":"string","label":{"en":"Paid by","fr":"Payé par"},"column":"payment_transaction_name","known":[{"value":"card","label":{"en":"Card","fr":"Carte"}},{"value":"card_online","label":{"en":"Card online","fr":"Carte en ligne"}},{"value":"cash","label":{"en":"Cash","fr":"Espèces"}},{"value":"cash_coupon","label":{"en":"Coupon","fr":"Avoir"}},{"value":"check","label":{"en":"Cheque","fr":"Chèque"}},{"value":"reschedule","label":{"en":"Reschedule","fr":"Report"}},{"value":"reschedule_online","label":{"en":"Reschedule online","fr":"Report en ligne"}},{"value":"sepa","label":{"en":"Direct debit","fr":"Prélèvement"}}],"maxLength":100,"section":{"en":"Amounts","fr":"Montants"}},
    {"name":"paymentLink","kind":"relation","label":{"en":"Payment link","fr":"Lien de paiement"},"column":"payment_link_id","target":"PaymentLink"},
    {"name":"facialValue","kind":"money","label":{"en":"Face value","fr":"Valeur faciale"},"column":"facial_value","default":0,"currencyFrom":"currency","section":{"en":"Amounts","fr":"Montants"}},
    {"name":"retailValue","kind":"money","label":{"en":"Retail value","fr":"Valeur de vente"},"column":"retail_value","default":0,"currencyFrom":"currency","list":true,"section":{"en":"Amounts","fr":"Montants"}},
    {"name":"currency","kind":"enum","label":{"en":"Currency","fr":"Devise"},"column":"currency","values":[{"value":"EUR","label":{"en":"EUR","fr":"EUR"}},{"value":"CAD","label":{"en":"CAD","fr":"CAD"}},{"value":"CHF","label":{"en":"CHF","fr":"CHF"}},{"value":"GBP","label":{"en":"GBP","fr":"GBP"}},{"value":"MAD","label":{"en":"MAD","fr":"MAD"}},{"value":"USD","label":{"en":"USD","fr":"USD"}},{"value":"XPF","label":{"en":"XPF","fr":"XPF"}}],"default":"EUR","section":{"en":"Amounts","fr":"Montants"}},
    {"name":"searchContent","kind":"string","label":{"en":"Search text","fr":"Texte de recherche"},"column":"search_content","maxLength":2000,"section":{"en":"More","fr":"Divers"},"personal":true},
    {"name":"entityId","kind":"integer","label":{"en":"Record","fr":"Enregistrement"},"column":"entity_id","section":{"en":"More","fr":"Divers"}},
    {"name":"entityName","kind":"string","label":{"en":"Record name","fr":"Nom de l’enregistrement"},"column":"entity_name","maxLength":100,"personal":true},
    {"name":"isReservation","kind":"boolean","label":{"en":"Reservation","fr":"Réservation"},"column":"is_reservation","default":false},
    {"name":"ticketingList","kind":"relation","label":{"en":"Shows","fr":"Spectacles"},"many":true,"target":"Ticketing","through":"booking_ticketing_list"},
    {"name":"bookingItemList","kind":"relation","label":{"en":"Items","fr":"Articles"},"many":true,"target":"BookingItem","inverse":"booking"},
    {"name":"createdAtTimezone","kind":"string","label":{"en":"Timezone","fr":"Fuseau horaire"},"column":"created_at_timezone","maxLength":64,"section":{"en":"More","fr":"Divers"}},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Created","fr":"Créé le"},"column":"created_at","role":"createdAt"},
    {"name":"updatedAt","kind":"dateTime","label":{"en":"Changed","fr":"Modifié le"},"column":"updated_at","role":"updatedAt"}
  ],
  "operations": ["list","read"],
  "actions": [],
  "rights": {"read":["sales.reserve","orders.read"],"write":"sales.reserve","export":"records.export","paths":{"ticketing":"order.orderItemList.ticketing"}}
} as const satisfies EntityDescriptor;
