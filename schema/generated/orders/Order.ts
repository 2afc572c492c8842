// Made by codegen from schema/orders/Order.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Order, as answered. */
export interface Order {
  readonly '@id': string;
  readonly '@type': 'Order';
  readonly contract: string;
  readonly number: string | null;
  readonly status: "pending" | "validated" | "cancelled";
  readonly paymentStatus: "awaiting_payment" | "incomplete_payment" | "overpaid" | "booked" | "option" | "payed" | "refunded_totally" | "refunded_partially";
  readonly statusDescription: string | null;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF";
  readonly customer: string | null;
  readonly showTitles: string | null;
  readonly firstEventDate: string | null;
  readonly seatLabels: string | null;
  readonly contact: string | null;
  readonly comment: string | null;
  readonly description: string | null;
  readonly shipping: string | null;
  readonly billing: string | null;
  readonly nbTickets: number;
  readonly soldTicketQuantity: number;
  readonly nbCoupons: number;
  readonly customerPaidAmount: number;
  readonly retailValue: number;
  readonly currentRetailValue: number;
  readonly netAmount: number;
  readonly vatAmount: number;
  readonly orderOnlyFeeAmount: number;
  readonly balance: number;
  readonly externalBalanceForOrder: number;
  readonly bankTransactionBalance: number;
  readonly actionnableTransactionBalance: number;
  readonly bankRefundTransactionBalance: number;
  readonly orderItemList: readonly string[];
  readonly ticketList: readonly string[];
  readonly bookingList: readonly string[];
  readonly invoices: readonly string[];
  readonly refundList: readonly string[];
  readonly subscriptionList: readonly string[];
  readonly paymentAttemptList: readonly string[];
  readonly createdCouponList: readonly string[];
  readonly payment: string | null;
  readonly wallet: string | null;
  readonly paymentLink: string | null;
  readonly cart: string | null;
  readonly parent: string | null;
  readonly childrenList: readonly string[];
  readonly rescheduledFromOrder: string | null;
  readonly sellingDevice: string | null;
  readonly sellingDeviceForPayment: string | null;
  readonly deskSession: string | null;
  readonly owner: string | null;
  readonly tagList: readonly string[];
  readonly organizationalUnitList: readonly string[];
  readonly originType: string | null;
  readonly originId: string | null;
  readonly downloadId: string | null;
  readonly payId: string | null;
  readonly customerRequiredFields: unknown;
  readonly customerFormData: unknown;
  readonly publicData: unknown;
  readonly autoRefundable: boolean;
  readonly isSubscriptionOrder: boolean;
  readonly isSettled: boolean;
  readonly isPaymentLinkOrder: boolean;
  readonly hasMovableSeats: boolean | null;
  readonly isTraining: boolean;
  readonly refundTransactionName: string | null;
  readonly paymentTransactionName: string | null;
  readonly receiptPrintCount: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What is accepted for Order: relations as IRIs. */
export interface OrderInput {
  readonly contract?: string;
  readonly customer?: string | null;
  readonly contact?: string | null;
  readonly comment?: string | null;
  readonly description?: string | null;
  readonly shipping?: string | null;
  readonly billing?: string | null;
  readonly orderItemList?: readonly string[];
  readonly ticketList?: readonly string[];
  readonly bookingList?: readonly string[];
  readonly invoices?: readonly string[];
  readonly refundList?: readonly string[];
  readonly subscriptionList?: readonly string[];
  readonly paymentAttemptList?: readonly string[];
  readonly createdCouponList?: readonly string[];
  readonly childrenList?: readonly string[];
  readonly tagList?: readonly string[];
  readonly organizationalUnitList?: readonly string[];
  readonly customerFormData?: unknown;
}

/** Order as the server handles it: relations as ids. */
export interface OrderValues {
  readonly contract: number;
  readonly number: string | null;
  readonly status: "pending" | "validated" | "cancelled";
  readonly paymentStatus: "awaiting_payment" | "incomplete_payment" | "overpaid" | "booked" | "option" | "payed" | "refunded_totally" | "refunded_partially";
  readonly statusDescription: string | null;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF";
  readonly customer: number | null;
  readonly contact: number | null;
  readonly comment: string | null;
  readonly description: string | null;
  readonly shipping: number | null;
  readonly billing: number | null;
  readonly nbTickets: number;
  readonly soldTicketQuantity: number;
  readonly nbCoupons: number;
  readonly customerPaidAmount: number;
  readonly retailValue: number;
  readonly currentRetailValue: number;
  readonly netAmount: number;
  readonly vatAmount: number;
  readonly orderOnlyFeeAmount: number;
  readonly balance: number;
  readonly externalBalanceForOrder: number;
  readonly bankTransactionBalance: number;
  readonly actionnableTransactionBalance: number;
  readonly bankRefundTransactionBalance: number;
  readonly payment: number | null;
  readonly wallet: number | null;
  readonly paymentLink: number | null;
  readonly cart: number | null;
  readonly parent: number | null;
  readonly rescheduledFromOrder: number | null;
  readonly sellingDevice: number | null;
  readonly sellingDeviceForPayment: number | null;
  readonly deskSession: number | null;
  readonly owner: number | null;
  readonly tagList: readonly number[];
  readonly organizationalUnitList: readonly number[];
  readonly originType: string | null;
  readonly originId: string | null;
  readonly downloadId: string | null;
  readonly payId: string | null;
  readonly customerRequiredFields: unknown;
  readonly customerFormData: unknown;
  readonly publicData: unknown;
  readonly autoRefundable: boolean;
  readonly isSubscriptionOrder: boolean;
  readonly isSettled: boolean;
  readonly isPaymentLinkOrder: boolean;
  readonly isTraining: boolean;
  readonly refundTransactionName: string | null;
  readonly paymentTransactionName: string | null;
  readonly receiptPrintCount: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export const orderDescriptor = {
  "name": "Order",
  "area": "orders",
  "api": "ticketing",
  "collection": "/orders",
  "path": "/orders",
  "scope": "contract",
  "table": "order",
  "title": "number",
  "search": ["number","description","comment"],
  "label": {"en":"Order","fr":"Commande"},
  "plural": {"en":"Orders","fr":"Commandes"},
  "group": "orders",
  "icon": "ReceiptLong",
  "order": {"createdAt":"desc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"number","kind":"string","label":{"en":"Number","fr":"Numéro"},"column":"number","unique":true,"readOnly":true,"maxLength":40,"list":true,"filter":true},
    {"name":"status","kind":"enum","label":{"en":"Status","fr":"Statut"},"column":"status","values":[{"value":"pending","label":{"en":"Pending","fr":"En attente"}},{"value":"validated","label":{"en":"Validated","fr":"Validée"}},{"value":"cancelled","label":{"en":"Cancelled","fr":"Annulée"}}],"tones":{"success":["validated"],"warning":["pending"],"danger":["cancelled"]},"readOnly":true,"default":"validated","filter":true},
    {"name":"paymentStatus","kind":"enum","label":{"en":"Payment status","fr":"Statut de paiement"},"column":"payment_status","values":[{"value":"awaiting_payment","label":{"en":"Awaiting payment","fr":"En attente de paiement"}},{"value":"incomplete_payment","label":{"en":"Incomplete payment","fr":"Paiement incomplet"}},{"value":"overpaid","label":{"en":"Overpaid","fr":"Trop perçu"}},{"value":"booked","label":{"en":"Booked","fr":"Confirmé"}},{"value":"option","label":{"en":"Option","fr":"Option"}},{"value":"payed","label":{"en":"Paid","fr":"Payée"}},{"value":"refunded_totally","label":{"en":"Refunded","fr":"Remboursée"}},{"value":"refunded_partially","label":{"en":"Partly refunded","fr":"Remboursée en partie"}}],"tones":{"success":["payed"],"warning":["awaiting_payment","incomplete_payment","overpaid","option"]},"readOnly":true,"default":"payed","list":true,"filter":true},
    {"name":"statusDescription","kind":"string","label":{"en":"Status note","fr":"Précision de statut"},"column":"status_description","readOnly":true,"maxLength":500},
    {"name":"currency","kind":"enum","label":{"en":"Currency","fr":"Devise"},"column":"currency","values":[{"value":"EUR","label":{"en":"EUR","fr":"EUR"}},{"value":"CAD","label":{"en":"CAD","fr":"CAD"}},{"value":"CHF","label":{"en":"CHF","fr":"CHF"}},{"value":"GBP","label":{"en":"GBP","fr":"GBP"}},{"value":"MAD","label":{"en":"MAD","fr":"MAD"}},{"value":"USD","label":{"en":"USD","fr":"USD"}},{"value":"XPF","label":{"en":"XPF","fr":"XPF"}}],"readOnly":true,"default":"EUR"},
    {"name":"customer","kind":"relation","label":{"en":"Customer","fr":"Client"},"column":"customer_id","target":"Customer","list":true,"filter":true},
    {"name":"showTitles","kind":"string","label":{"en":"Show","fr":"Spectacle"},"computed":true,"maxLength":255,"list":true},
    {"name":"firstEventDate","kind":"dateTime","label":{"en":"Performance","fr":"Représentation"},"computed":true,"timezoneFrom":"contract.timezone","list":true},
    {"name":"seatLabels","kind":"string","label":{"en":"Seats","fr":"Places"},"computed":true,"maxLength":255},
    {"name":"contact","kind":"relation","label":{"en":"Contact","fr":"Contact"},"column":"contact_id","target":"Customer"},
    {"name":"comment","kind":"text","label":{"en":"Comment","fr":"Commentaire"},"column":"comment","maxLength":2000},
    {"name":"description","kind":"text","label":{"en":"Description","fr":"Description"},"column":"description","maxLength":2000},
    {"name":"shipping","kind":"relation","label":{"en":"Delivery","fr":"Mode de remise"},"column":"shipping_id","target":"Shipping"},
    {"name":"billing","kind":"relation","label":{"en":"Billing","fr":"Mode de règlement"},"column":"billing_id","target":"Billing"},
    {"name":"nbTickets","kind":"integer","label":{"en":"Tickets","fr":"Billets"},"column":"nb_tickets","readOnly":true,"default":0},
    {"name":"soldTicketQuantity","kind":"integer","label":{"en":"Tickets sold","fr":"Billets vendus"},"column":"sold_ticket_quantity","readOnly":true,"default":0},
    {"name":"nbCoupons","kind":"integer","label":{"en":"Coupons","fr":"Codes"},"column":"nb_coupons","readOnly":true,"default":0},
    {"name":"customerPaidAmount","kind":"money","label":{"en":"Amount","fr":"Montant"},"column":"customer_paid_amount","readOnly":true,"default":0,"currencyFrom":"currency","section":{"en":"Amounts","fr":"Montants"}},
    {"name":"retailValue","kind":"money","label":{"en":"Retail value","fr":"Valeur de vente"},"column":"retail_value","readOnly":true,"default":0,"currencyFrom":"currency","section":{"en":"Amounts","fr":"Montants"}},
    {"name":"currentRetailValue","kind":"money","label":{"en":"Current retail value","fr":"Valeur de vente actuelle"},"column":"current_retail_value","readOnly":true,"default":0,"currencyFrom":"currency","section":{"en":"Amounts","fr":"Montants"}},
    {"name":"netAmount","kind":"money","label":{"en":"Net","fr":"Hors taxe"},"column":"net_amount","readOnly":true,"default":0,"currencyFrom":"currency","section":{"en":"Amounts","fr":"Montants"}},
    {"name":"vatAmount","kind":"money","label":{"en":"VAT","fr":"TVA"},"column":"vat_amount","readOnly":true,"default":0,"currencyFrom":"currency","section":{"en":"Amounts","fr":"Montants"}},
    {"name":"orderOnlyFeeAmount","kind":"money","label":{"en":"Order fees","fr":"Frais de commande"},"column":"order_only_fee_amount","readOnly":true,"default":0,"currencyFrom":"currency","section":{"en":"Amounts","fr":"Montants"}},
    {"name":"balance","kind":"money","label":{"en":"Due","fr":"Reste dû"},"column":"balance","readOnly":true,"default":0,"currencyFrom":"currency","list":true,"section":{"en":"Amounts","fr":"Montants"}},
    {"name":"externalBalanceForOrder","kind":"money","label":{"en":"External balance","fr":"Solde externe"},"column":"external_balance_for_order","readOnly":true,"default":0,"currencyFrom":"currency","section":{"en":"Amounts","fr":"Montants"}},
    {"name":"bankTransactionBalance","kind":"money","label":{"en":"Paid","fr":"Payé"},"column":"bank_transaction_balance","readOnly":true,"default":0,"currencyFrom":"currency","section":{"en":"Amounts","fr":"Montants"}},
    {"name":"actionnableTransactionBalance","kind":"money","label":{"en":"Actionable balance","fr":"Solde exigible"},"column":"actionnable_transaction_balance","readOnly":true,"default":0,"currencyFrom":"currency","section":{"en":"Amounts","fr":"Montants"}},
    {"name":"bankRefundTransactionBalance","kind":"money","label":{"en":"Bank refund balance","fr":"Solde de remboursement bancaire"},"column":"bank_refund_transaction_balance","readOnly":true,"default":0,"currencyFrom":"currency","section":{"en":"Amounts","fr":"Montants"}},
    {"name":"orderItemList","kind":"relation","label":{"en":"Items","fr":"Articles"},"many":true,"target":"OrderItem","inverse":"order"},
    {"name":"ticketList","kind":"relation","label":{"en":"Tickets","fr":"Billets"},"many":true,"target":"Ticket","inverse":"order"},
    {"name":"bookingList","kind":"relation","label":{"en":"Reservations","fr":"Réservations"},"many":true,"target":"Booking","inverse":"order"},
    {"name":"invoices","kind":"relation","label":{"en":"Invoices","fr":"Factures"},"many":true,"target":"Invoice","inverse":"order"},
    {"name":"refundList","kind":"relation","label":{"en":"Refunds","fr":"Remboursements"},"many":true,"target":"Refund","inverse":"order"},
    {"name":"subscriptionList","kind":"relation","label":{"en":"Instalments","fr":"Paiements échelonnés"},"many":true,"target":"Subscription","inverse":"order"},
    {"name":"paymentAttemptList","kind":"relation","label":{"en":"Payment attempts","fr":"Tentatives de paiement"},"many":true,"target":"PaymentAttempt","inverse":"order"},
    {"name":"createdCouponList","kind":"relation","label":{"en":"Coupons made","fr":"Codes créés"},"many":true,"target":"Coupon","inverse":"creatingOrder"},
    {"name":"payment","kind":"relation","label":{"en":"Payment","fr":"Paiement"},"column":"payment_id","target":"Payment","readOnly":true,"section":{"en":"Origin","fr":"Origine"}},
    {"name":"wallet","kind":"relation","label":{"en":"Wallet","fr":"Portefeuille"},"column":"wallet_id","target":"Wallet","readOnly":true,"section":{"en":"Origin","fr":"Origine"}},
    {"name":"paymentLink","kind":"relation","label":{"en":"Payment link","fr":"Lien de paiement"},"column":"payment_link_id","target":"PaymentLink","readOnly":true,"section":{"en":"Origin","fr":"Origine"}},
    {"name":"cart","kind":"relation","label":{"en":"Cart","fr":"Panier"},"column":"cart_id","target":"Cart","readOnly":true,"section":{"en":"Origin","fr":"Origine"}},
    {"name":"parent","kind":"relation","label":{"en":"Parent","fr":"Commande d’origine"},"column":"parent_id","target":"Order","readOnly":true,"section":{"en":"Origin","fr":"Origine"}},
    {"name":"childrenList","kind":"relation","label":{"en":"Children","fr":"Commandes liées"},"many":true,"target":"Order","inverse":"parent"},
    {"name":"rescheduledFromOrder","kind":"relation","label":{"en":"Rescheduled from","fr":"Reportée depuis"},"column":"rescheduled_from_order_id","target":"Order","readOnly":true,"section":{"en":"Origin","fr":"Origine"}},
    {"name":"sellingDevice","kind":"relation","label":{"en":"Sold by","fr":"Canal de vente"},"column":"selling_device_id","target":"SellingDevice","readOnly":true,"filter":true,"section":{"en":"Origin","fr":"Origine"}},
    {"name":"sellingDeviceForPayment","kind":"relation","label":{"en":"Paid at","fr":"Payée à"},"column":"selling_device_for_payment_id","target":"SellingDevice","readOnly":true,"section":{"en":"Origin","fr":"Origine"}},
    {"name":"deskSession","kind":"relation","label":{"en":"Desk session","fr":"Session de caisse"},"column":"desk_session_id","target":"DeskSession","readOnly":true,"filter":true,"section":{"en":"Origin","fr":"Origine"}},
    {"name":"owner","kind":"relation","label":{"en":"Seller","fr":"Vendeur"},"column":"owner_id","target":"AccountsUser","readOnly":true,"section":{"en":"Origin","fr":"Origine"}},
    {"name":"tagList","kind":"relation","label":{"en":"Tags","fr":"Étiquettes"},"many":true,"target":"Tag","through":"order_tag_list"},
    {"name":"organizationalUnitList","kind":"relation","label":{"en":"Organisational units","fr":"Unités organisationnelles"},"many":true,"target":"OrganizationalUnit","through":"order_organizational_unit_list"},
    {"name":"originType","kind":"string","label":{"en":"Origin type","fr":"Type d’origine"},"column":"origin_type","known":[{"value":"desk","label":{"en":"Desk","fr":"Guichet"}},{"value":"minisite","label":{"en":"Minisite","fr":"Minisite"}}],"readOnly":true,"maxLength":50,"section":{"en":"Origin","fr":"Origine"}},
    {"name":"originId","kind":"string","label":{"en":"Origin","fr":"Origine"},"column":"origin_id","readOnly":true,"maxLength":100,"section":{"en":"Origin","fr":"Origine"}},
    {"name":"downloadId","kind":"string","label":{"en":"Download id","fr":"Identifiant de téléchargement"},"column":"download_id","readOnly":true,"maxLength":64,"section":{"en":"More","fr":"Divers"}},
    {"name":"payId","kind":"string","label":{"en":"Payment id","fr":"Identifiant de paiement"},"column":"pay_id","readOnly":true,"maxLength":64,"section":{"en":"More","fr":"Divers"}},
    {"name":"customerRequiredFields","kind":"json","label":{"en":"Required customer fields","fr":"Champs client obligatoires"},"column":"customer_required_fields","readOnly":true,"section":{"en":"More","fr":"Divers"}},
    {"name":"customerFormData","kind":"json","label":{"en":"Form answers","fr":"Réponses au formulaire"},"column":"customer_form_data","section":{"en":"More","fr":"Divers"},"help":{"en":"What the customer answered to the reservation track’s forms.","fr":"Ce que le client a répondu aux formulaires du parcours."},"needs":"customers.read","personal":true},
    {"name":"publicData","kind":"json","label":{"en":"Public data","fr":"Données publiques"},"column":"public_data","readOnly":true,"section":{"en":"More","fr":"Divers"}},
    {"name":"autoRefundable","kind":"boolean","label":{"en":"Auto-refundable","fr":"Remboursable seule"},"column":"auto_refundable","readOnly":true,"default":false,"section":{"en":"More","fr":"Divers"}},
    {"name":"isSubscriptionOrder","kind":"boolean","label":{"en":"Subscription order","fr":"Commande d’abonnement"},"column":"is_subscription_order","readOnly":true,"default":false,"section":{"en":"More","fr":"Divers"}},
    {"name":"isSettled","kind":"boolean","label":{"en":"Settled","fr":"Soldée"},"column":"is_settled","readOnly":true,"default":false,"section":{"en":"More","fr":"Divers"}},
    {"name":"isPaymentLinkOrder","kind":"boolean","label":{"en":"By payment link","fr":"Par lien de paiement"},"column":"is_payment_link_order","readOnly":true,"default":false,"section":{"en":"More","fr":"Divers"}},
    {"name":"hasMovableSeats","kind":"boolean","label":{"en":"Movable seats","fr":"Places déplaçables"},"computed":true,"section":{"en":"More","fr":"Divers"}},
    {"name":"isTraining","kind":"boolean","label":{"en":"Training sale","fr":"Vente d’entraînement"},"column":"is_training","readOnly":true,"default":false,"filter":true,"section":{"en":"More","fr":"Divers"},"help":{"en":"Kept and secured like any sale, but out of every total.","fr":"Conservée et sécurisée comme toute vente, mais hors de tout total."}},
    {"name":"refundTransactionName","kind":"string","label":{"en":"Refunded by","fr":"Remboursée par"},"column":"refund_transaction_name","known":[{"value":"card","label":{"en":"Card","fr":"Carte"}},{"value":"card_online","label":{"en":"Card online","fr":"Carte en ligne"}},{"value":"cash","label":{"en":"Cash","fr":"Espèces"}},{"value":"cash_coupon","label":{"en":"Coupon","fr":"Avoir"}},{"value":"check","label":{"en":"Cheque","fr":"Chèque"}},{"value":"reschedule","label":{"en":"Reschedule","fr":"Report"}},{"value":"reschedule_online","label":{"en":"Reschedule online","fr":"Report en ligne"}},{"value":"sepa","label":{"en":"Direct debit","fr":"Prélèvement"}}],"readOnly":true,"maxLength":100,"section":{"en":"More","fr":"Divers"}},
    {"name":"paymentTransactionName","kind":"string","label":{"en":"Paid by","fr":"Payée par"},"column":"payment_transaction_name","known":[{"value":"card","label":{"en":"Card","fr":"Carte"}},{"value":"card_online","label":{"en":"Card online","fr":"Carte en ligne"}},{"value":"cash","label":{"en":"Cash","fr":"Espèces"}},{"value":"cash_coupon","label":{"en":"Coupon","fr":"Avoir"}},{"value":"check","label":{"en":"Cheque","fr":"Chèque"}},{"value":"reschedule","label":{"en":"Reschedule","fr":"Report"}},{"value":"reschedule_online","label":{"en":"Reschedule online","fr":"Report en ligne"}},{"value":"sepa","label":{"en":"Direct debit","fr":"Prélèvement"}}],"readOnly":true,"maxLength":100,"section":{"en":"More","fr":"Divers"}},
    {"name":"receiptPrintCount","kind":"integer","label":{"en":"Receipts printed","fr":"Tickets de caisse imprimés"},"column":"receipt_print_count","readOnly":true,"default":0,"section":{"en":"More","fr":"Divers"},"help":{"en":"From the second on a receipt is marked as a duplicate.","fr":"À partir du deuxième, un ticket de caisse porte la mention duplicata."}},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Created","fr":"Créé le"},"column":"created_at","role":"createdAt"},
    {"name":"updatedAt","kind":"dateTime","label":{"en":"Changed","fr":"Modifié le"},"column":"updated_at","role":"updatedAt"}
  ],
  "operations": ["list","read","update"],
  "actions": [
    {"name":"events","method":"GET","path":"/orders/{id}/events","label":{"en":"What happened","fr":"Historique de la commande"},"returns":"collection:OrderEvent","ownScreen":true},
    {"name":"receipt","method":"GET","path":"/orders/{id}/receipt.{format}","label":{"en":"Receipt","fr":"Ticket de caisse"},"query":"OrderReceiptQuery","returns":"document","ownScreen":true},
    {"name":"refundable","method":"GET","path":"/orders/{id}/refundable","label":{"en":"What can be refunded","fr":"Ce qui peut être remboursé"},"returns":"OrderRefundable","ownScreen":true},
    {"name":"refund","method":"POST","path":"/orders/{id}/refund","label":{"en":"Refund","fr":"Rembourser"},"expects":"OrderRefund","returns":"Refund","status":201,"idempotent":true,"ownScreen":true},
    {"name":"exchange","method":"POST","path":"/orders/{id}/exchange","label":{"en":"Exchange","fr":"Échanger"},"expects":"OrderExchange","returns":"Order","status":201,"idempotent":true,"ownScreen":true},
    {"name":"settlement","method":"GET","path":"/orders/{id}/settlement","label":{"en":"How the order is paid","fr":"Règlement de la commande"},"returns":"OrderSettlement","ownScreen":true},
    {"name":"debit","method":"POST","path":"/orders/{id}/debit","label":{"en":"Take a payment","fr":"Encaisser"},"expects":"OrderDebit","returns":"Order","idempotent":true,"ownScreen":true},
    {"name":"paymentLink","method":"POST","path":"/orders/{id}/payment-link","label":{"en":"Send a payment link","fr":"Envoyer un lien de paiement"},"expects":"OrderPaymentLink","returns":"PaymentLink","status":201,"idempotent":true,"ownScreen":true},
    {"name":"credit","method":"POST","path":"/orders/{id}/credit","label":{"en":"Pay back a credit","fr":"Rendre un trop-perçu"},"expects":"OrderCredit","returns":"Order","idempotent":true,"ownScreen":true},
    {"name":"correctTransaction","method":"POST","path":"/orders/{id}/transactions/correct","label":{"en":"Correct a payment","fr":"Corriger un paiement"},"expects":"OrderCorrection","returns":"Order","idempotent":true,"ownScreen":true},
    {"name":"changeCustomer","method":"POST","path":"/orders/{id}/new-customer","label":{"en":"Change the customer","fr":"Changer de client"},"expects":"OrderCustomer","returns":"Order","idempotent":true,"ownScreen":true},
    {"name":"invoice","method":"POST","path":"/orders/{id}/invoices","label":{"en":"Make the invoice","fr":"Établir la facture"},"expects":"OrderInvoice","returns":"collection:Invoice","status":201,"idempotent":true,"ownScreen":true}
  ],
  "rights": {"read":["orders.read"],"write":"orders.correct","export":"records.export","actions":{"refundable":"orders.refund","refund":"orders.refund","exchange":"orders.refund","invoice":"orders.invoice","settlement":"orders.read","debit":["orders.correct","sales.sell"],"paymentLink":["orders.correct","sales.sell"],"credit":"orders.refund","correctTransaction":"orders.correct","changeCustomer":"orders.correct"},"paths":{"ticketing":"orderItemList.ticketing"}},
  "indexes": [["createdAt"],["deskSession","createdAt"]]
} as const satisfies EntityDescriptor;
