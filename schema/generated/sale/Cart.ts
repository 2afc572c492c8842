// Made by codegen from schema/sale/Cart.jsonld. Never edit: change the source and run `npm run codegen`.
import type { CartItem, CartItemInput, CartItemValues } from './CartItem.ts';
import type { EventDateOptionStatus } from './EventDateOptionStatus.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** Cart, as answered. */
export interface Cart {
  readonly '@id': string;
  readonly '@type': 'Cart';
  readonly contract: string;
  readonly type: "cart" | "option" | "reservation";
  readonly status: "draft" | "validated" | "accounted_for_order";
  readonly comment: string | null;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF";
  readonly customer: string | null;
  readonly contact: string | null;
  readonly cartItemList: readonly CartItem[];
  readonly ticketList: readonly string[];
  readonly nbTickets: number;
  readonly totalItemNumber: number;
  readonly totalTicketNumber: number;
  readonly customerPaidAmount: number;
  readonly customerPaidAmountWithoutOffer: number;
  readonly retailValue: number;
  readonly facialValue: number;
  readonly facialFeeValue: number;
  readonly sellingDevice: string | null;
  readonly originType: string | null;
  readonly originId: string | null;
  readonly owner: string | null;
  readonly deskSession: string | null;
  readonly reservationName: string | null;
  readonly bookTickets: boolean | null;
  readonly couponCode: string | null;
  readonly coupon: string | null;
  readonly couponCodeList: readonly string[];
  readonly couponList: readonly string[];
  readonly couponValidityMap: unknown;
  readonly appliedCouponList: readonly string[];
  readonly createdCouponList: readonly string[];
  readonly cartItemWithOfferList: readonly string[];
  readonly customerRequiredFields: unknown;
  readonly customerFormData: unknown;
  readonly optin: boolean | null;
  readonly parent: string | null;
  readonly childrenList: readonly string[];
  readonly tagList: readonly string[];
  /** Put aside at the register, to be taken up again by whoever serves the customer. */
  readonly isParked: boolean;
  readonly isHidden: boolean;
  readonly organizationalUnitList: readonly string[];
  readonly contractList: readonly string[];
  readonly walletList: readonly string[];
  readonly providerExportedCartList: readonly string[];
  readonly eventDateOptionStatusList: readonly EventDateOptionStatus[];
  readonly optionStatus: "pending" | "approved" | "rejected" | null;
  readonly optionNotice: "waiting" | "sent" | "no_address" | null;
  readonly optionMessage: string | null;
  readonly isOption: boolean;
  readonly option: unknown;
  readonly reservation: unknown;
  readonly hasMovableSeats: boolean | null;
  readonly expiresAt: string | null;
  /** The cart has expired, and its places could not be given back at this time; tried again every hour. */
  readonly releaseFailedAt: string | null;
  readonly notifiedAt: string | null;
  readonly deletedAt: string | null;
  readonly orderList: readonly string[];
  readonly terminalPaymentList: readonly string[];
  readonly bookingList: readonly string[];
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What is accepted for Cart: relations as IRIs. */
export interface CartInput {
  readonly contract?: string;
  readonly comment?: string | null;
  readonly customer?: string | null;
  readonly contact?: string | null;
  readonly cartItemList?: readonly (string | Omit<CartItemInput, 'cart'>)[];
  readonly sellingDevice?: string | null;
  readonly reservationName?: string | null;
  readonly bookTickets?: boolean | null;
  readonly couponCode?: string | null;
  readonly coupon?: string | null;
  readonly couponCodeList?: readonly string[];
  readonly couponList?: readonly string[];
  readonly cartItemWithOfferList?: readonly string[];
  readonly parent?: string | null;
  readonly childrenList?: readonly string[];
  readonly tagList?: readonly string[];
  /** Put aside at the register, to be taken up again by whoever serves the customer. */
  readonly isParked?: boolean;
  readonly isHidden?: boolean;
  readonly organizationalUnitList?: readonly string[];
  readonly providerExportedCartList?: readonly string[];
  readonly orderList?: readonly string[];
  readonly terminalPaymentList?: readonly string[];
  readonly bookingList?: readonly string[];
}

/** Cart as the server handles it: relations as ids. */
export interface CartValues {
  readonly contract: number;
  readonly type: "cart" | "option" | "reservation";
  readonly status: "draft" | "validated" | "accounted_for_order";
  readonly comment: string | null;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF";
  readonly customer: number | null;
  readonly contact: number | null;
  readonly cartItemList?: readonly Partial<CartItemValues & { readonly id: number }>[];
  readonly nbTickets: number;
  readonly totalItemNumber: number;
  readonly totalTicketNumber: number;
  readonly customerPaidAmount: number;
  readonly customerPaidAmountWithoutOffer: number;
  readonly retailValue: number;
  readonly facialValue: number;
  readonly facialFeeValue: number;
  readonly sellingDevice: number | null;
  readonly originType: string | null;
  readonly originId: string | null;
  readonly owner: number | null;
  readonly deskSession: number | null;
  readonly reservationName: string | null;
  readonly bookTickets: boolean | null;
  readonly couponCode: string | null;
  readonly coupon: number | null;
  readonly couponCodeList: readonly string[] | null;
  readonly couponList: readonly number[];
  readonly couponValidityMap: unknown;
  readonly customerRequiredFields: unknown;
  readonly customerFormData: unknown;
  readonly optin: boolean | null;
  readonly parent: number | null;
  readonly tagList: readonly number[];
  readonly isParked: boolean;
  readonly isHidden: boolean;
  readonly organizationalUnitList: readonly number[];
  readonly eventDateOptionStatusList: readonly EventDateOptionStatus[] | null;
  readonly optionStatus: "pending" | "approved" | "rejected" | null;
  readonly optionNotice: "waiting" | "sent" | "no_address" | null;
  readonly optionMessage: string | null;
  readonly isOption: boolean;
  readonly option: unknown;
  readonly reservation: unknown;
  readonly expiresAt: string | null;
  readonly releaseFailedAt: string | null;
  readonly notifiedAt: string | null;
  readonly deletedAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export const cartDescriptor = {
  "name": "Cart",
  "area": "sale",
  "api": "ticketing",
  "collection": "/carts",
  "path": "/carts",
  "scope": "contract",
  "table": "cart",
  "title": "createdAt",
  "search": ["reservationName","comment"],
  "hide": "isHidden",
  "label": {"en":"Cart","fr":"Panier"},
  "plural": {"en":"Carts","fr":"Paniers"},
  "group": "sale",
  "icon": "ShoppingCart",
  "order": {"createdAt":"desc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"type","kind":"enum","label":{"en":"Type","fr":"Type"},"column":"type","values":[{"value":"cart","label":{"en":"Cart","fr":"Panier"}},{"value":"option","label":{"en":"Option","fr":"Option"}},{"value":"reservation","label":{"en":"Reservation","fr":"Réservation"}}],"readOnly":true,"default":"cart","list":true,"filter":true},
    {"name":"status","kind":"enum","label":{"en":"Status","fr":"Statut"},"column":"status","values":[{"value":"draft","label":{"en":"Draft","fr":"Brouillon"}},{"value":"validated","label":{"en":"Validated","fr":"Validé"}},{"value":"accounted_for_order","label":{"en":"In an order","fr":"Compté en commande"}}],"readOnly":true,"default":"draft","list":true,"filter":true},
    {"name":"comment","kind":"text","label":{"en":"Comment","fr":"Commentaire"},"column":"comment","maxLength":2000},
    {"name":"currency","kind":"enum","label":{"en":"Currency","fr":"Devise"},"column":"currency","values":[{"value":"EUR","label":{"en":"EUR","fr":"EUR"}},{"value":"CAD","label":{"en":"CAD","fr":"CAD"}},{"value":"CHF","label":{"en":"CHF","fr":"CHF"}},{"value":"GBP","label":{"en":"GBP","fr":"GBP"}},{"value":"MAD","label":{"en":"MAD","fr":"MAD"}},{"value":"USD","label":{"en":"USD","fr":"USD"}},{"value":"XPF","label":{"en":"XPF","fr":"XPF"}}],"readOnly":true,"default":"EUR"},
    {"name":"customer","kind":"relation","label":{"en":"Customer","fr":"Client"},"column":"customer_id","target":"Customer","list":true},
    {"name":"contact","kind":"relation","label":{"en":"Contact","fr":"Contact"},"column":"contact_id","target":"Customer"},
    {"name":"cartItemList","kind":"relation","label":{"en":"Items","fr":"Articles"},"many":true,"target":"CartItem","inverse":"cart","embedded":true},
    {"name":"ticketList","kind":"relation","label":{"en":"Tickets","fr":"Billets"},"many":true,"target":"Ticket","computed":true},
    {"name":"nbTickets","kind":"integer","label":{"en":"Tickets","fr":"Billets"},"column":"nb_tickets","readOnly":true,"default":0,"list":true},
    {"name":"totalItemNumber","kind":"integer","label":{"en":"Items","fr":"Articles"},"column":"total_item_number","readOnly":true,"default":0},
    {"name":"totalTicketNumber","kind":"integer","label":{"en":"Tickets in all","fr":"Billets en tout"},"column":"total_ticket_number","readOnly":true,"default":0},
    {"name":"customerPaidAmount","kind":"money","label":{"en":"Amount","fr":"Montant"},"column":"customer_paid_amount","readOnly":true,"default":0,"currencyFrom":"currency","list":true},
    {"name":"customerPaidAmountWithoutOffer","kind":"money","label":{"en":"Amount before offers","fr":"Montant avant offres"},"column":"customer_paid_amount_without_offer","readOnly":true,"default":0,"currencyFrom":"currency","section":{"en":"Amounts","fr":"Montants"}},
    {"name":"retailValue","kind":"money","label":{"en":"Retail value","fr":"Valeur de vente"},"column":"retail_value","readOnly":true,"default":0,"currencyFrom":"currency","section":{"en":"Amounts","fr":"Montants"}},
    {"name":"facialValue","kind":"money","label":{"en":"Face value","fr":"Valeur faciale"},"column":"facial_value","readOnly":true,"default":0,"currencyFrom":"currency","section":{"en":"Amounts","fr":"Montants"}},
    {"name":"facialFeeValue","kind":"money","label":{"en":"Fees","fr":"Frais"},"column":"facial_fee_value","readOnly":true,"default":0,"currencyFrom":"currency","section":{"en":"Amounts","fr":"Montants"}},
    {"name":"sellingDevice","kind":"relation","label":{"en":"Sold by","fr":"Canal de vente"},"column":"selling_device_id","target":"SellingDevice","filter":true,"section":{"en":"Origin","fr":"Origine"}},
    {"name":"originType","kind":"string","label":{"en":"Origin type","fr":"Type d’origine"},"column":"origin_type","known":[{"value":"desk","label":{"en":"Desk","fr":"Guichet"}},{"value":"minisite","label":{"en":"Minisite","fr":"Minisite"}}],"readOnly":true,"maxLength":50,"section":{"en":"Origin","fr":"Origine"}},
    {"name":"originId","kind":"string","label":{"en":"Origin","fr":"Origine"},"column":"origin_id","readOnly":true,"maxLength":100,"section":{"en":"Origin","fr":"Origine"}},
    {"name":"owner","kind":"relation","label":{"en":"Owner","fr":"Propriétaire"},"column":"owner_id","target":"AccountsUser","readOnly":true,"section":{"en":"Origin","fr":"Origine"}},
    {"name":"deskSession","kind":"relation","label":{"en":"Desk session","fr":"Session de caisse"},"column":"desk_session_id","target":"DeskSession","readOnly":true,"section":{"en":"Origin","fr":"Origine"}},
    {"name":"reservationName","kind":"string","label":{"en":"Reservation name","fr":"Nom de réservation"},"column":"reservation_name","maxLength":200,"section":{"en":"Option and reservation","fr":"Option et réservation"},"personal":true},
    {"name":"bookTickets","kind":"boolean","label":{"en":"Book tickets","fr":"Réserver les billets"},"column":"book_tickets","default":false,"section":{"en":"Option and reservation","fr":"Option et réservation"}},
    {"name":"couponCode","kind":"string","label":{"en":"Coupon code","fr":"Code promotionnel"},"column":"coupon_code","maxLength":100,"section":{"en":"Offers and coupons","fr":"Offres et codes"}},
    {"name":"coupon","kind":"relation","label":{"en":"Coupon","fr":"Code"},"column":"coupon_id","target":"Coupon","onDelete":"clear","section":{"en":"Offers and coupons","fr":"Offres et codes"}},
    {"name":"couponCodeList","kind":"string","label":{"en":"Coupon codes","fr":"Codes promotionnels"},"column":"coupon_code_list","many":true,"section":{"en":"Offers and coupons","fr":"Offres et codes"}},
    {"name":"couponList","kind":"relation","label":{"en":"Coupons","fr":"Codes"},"many":true,"target":"Coupon","through":"cart_coupon_list","section":{"en":"Offers and coupons","fr":"Offres et codes"}},
    {"name":"couponValidityMap","kind":"json","label":{"en":"Coupon validity","fr":"Validité des codes"},"column":"coupon_validity_map","readOnly":true,"section":{"en":"Offers and coupons","fr":"Offres et codes"}},
    {"name":"appliedCouponList","kind":"relation","label":{"en":"Coupons applied","fr":"Codes appliqués"},"many":true,"target":"Coupon","computed":true,"section":{"en":"Offers and coupons","fr":"Offres et codes"}},
    {"name":"createdCouponList","kind":"relation","label":{"en":"Coupons made","fr":"Codes créés"},"many":true,"target":"Coupon","computed":true,"section":{"en":"Offers and coupons","fr":"Offres et codes"}},
    {"name":"cartItemWithOfferList","kind":"relation","label":{"en":"Items with offers","fr":"Articles avec offres"},"many":true,"target":"CartItemWithOffer","inverse":"cart","section":{"en":"Offers and coupons","fr":"Offres et codes"}},
    {"name":"customerRequiredFields","kind":"json","label":{"en":"Required customer fields","fr":"Champs client obligatoires"},"column":"customer_required_fields","readOnly":true,"section":{"en":"More","fr":"Divers"}},
    {"name":"customerFormData","kind":"json","label":{"en":"Form answers","fr":"Réponses au formulaire"},"column":"customer_form_data","readOnly":true,"section":{"en":"More","fr":"Divers"},"help":{"en":"What was answered to the forms of the reservation tracks, complete or not.","fr":"Les réponses aux formulaires des parcours, complètes ou non."},"needs":"customers.read","personal":true},
    {"name":"optin","kind":"boolean","label":{"en":"Wants news","fr":"Souhaite des nouvelles"},"column":"optin","readOnly":true,"section":{"en":"More","fr":"Divers"}},
    {"name":"parent","kind":"relation","label":{"en":"Parent","fr":"Panier parent"},"column":"parent_id","target":"Cart","section":{"en":"More","fr":"Divers"}},
    {"name":"childrenList","kind":"relation","label":{"en":"Children","fr":"Paniers liés"},"many":true,"target":"Cart","inverse":"parent","section":{"en":"More","fr":"Divers"}},
    {"name":"tagList","kind":"relation","label":{"en":"Tags","fr":"Étiquettes"},"many":true,"target":"Tag","through":"cart_tag_list","section":{"en":"More","fr":"Divers"}},
    {"name":"isParked","kind":"boolean","label":{"en":"Parked","fr":"En attente"},"comment":{"en":"Put aside at the register, to be taken up again by whoever serves the customer.","fr":"Mis de côté à la caisse, à reprendre par la personne qui servira le client."},"column":"is_parked","required":true,"default":false,"filter":true},
    {"name":"isHidden","kind":"boolean","label":{"en":"Hidden","fr":"Masqué"},"column":"is_hidden","required":true,"default":false,"filter":true,"section":{"en":"More","fr":"Divers"}},
    {"name":"organizationalUnitList","kind":"relation","label":{"en":"Organisational units","fr":"Unités organisationnelles"},"many":true,"target":"OrganizationalUnit","through":"cart_organizational_unit_list","section":{"en":"More","fr":"Divers"}},
    {"name":"contractList","kind":"relation","label":{"en":"Organisers","fr":"Organisateurs"},"many":true,"target":"Contract","computed":true,"section":{"en":"More","fr":"Divers"}},
    {"name":"walletList","kind":"relation","label":{"en":"Wallets","fr":"Portefeuilles"},"many":true,"target":"Wallet","computed":true,"section":{"en":"More","fr":"Divers"}},
    {"name":"providerExportedCartList","kind":"relation","label":{"en":"Sent to partners","fr":"Transmis aux partenaires"},"many":true,"target":"ProviderExportedCart","inverse":"cart","section":{"en":"More","fr":"Divers"}},
    {"name":"eventDateOptionStatusList","kind":"json","label":{"en":"Option statuses","fr":"Statuts d’option"},"column":"event_date_option_status_list","many":true,"shape":"EventDateOptionStatus","readOnly":true,"section":{"en":"Option and reservation","fr":"Option et réservation"}},
    {"name":"optionStatus","kind":"enum","label":{"en":"Option","fr":"Option"},"column":"option_status","values":[{"value":"pending","label":{"en":"To be answered","fr":"À traiter"}},{"value":"approved","label":{"en":"Approved","fr":"Acceptée"}},{"value":"rejected","label":{"en":"Rejected","fr":"Refusée"}}],"tones":{"warning":["pending"],"success":["approved"],"danger":["rejected"]},"readOnly":true,"filter":true,"section":{"en":"Option and reservation","fr":"Option et réservation"},"help":{"en":"Pending while a performance awaits an answer; approved when at least one was.","fr":"À traiter tant qu’une représentation attend une réponse ; acceptée si au moins une l’a été."}},
    {"name":"optionNotice","kind":"enum","label":{"en":"Answer by e-mail","fr":"Réponse par e-mail"},"column":"option_notice","values":[{"value":"waiting","label":{"en":"To be sent","fr":"À envoyer"}},{"value":"sent","label":{"en":"Sent","fr":"Envoyé"}},{"value":"no_address","label":{"en":"No e-mail address","fr":"Pas d’adresse e-mail"}}],"tones":{"warning":["waiting","no_address"],"success":["sent"]},"readOnly":true,"filter":true,"section":{"en":"Option and reservation","fr":"Option et réservation"}},
    {"name":"optionMessage","kind":"text","label":{"en":"Message with the answer","fr":"Message de la réponse"},"column":"option_message","readOnly":true,"maxLength":5000,"section":{"en":"Option and reservation","fr":"Option et réservation"},"personal":true},
    {"name":"isOption","kind":"boolean","label":{"en":"Is an option","fr":"Est une option"},"column":"is_option","readOnly":true,"default":false,"section":{"en":"Option and reservation","fr":"Option et réservation"}},
    {"name":"option","kind":"json","label":{"en":"Option","fr":"Option"},"column":"option","readOnly":true,"section":{"en":"Option and reservation","fr":"Option et réservation"}},
    {"name":"reservation","kind":"json","label":{"en":"Reservation","fr":"Réservation"},"column":"reservation","readOnly":true,"section":{"en":"Option and reservation","fr":"Option et réservation"}},
    {"name":"hasMovableSeats","kind":"boolean","label":{"en":"Movable seats","fr":"Places déplaçables"},"computed":true,"section":{"en":"More","fr":"Divers"}},
    {"name":"expiresAt","kind":"dateTime","label":{"en":"Held until","fr":"Gardé jusqu’à"},"column":"expires_at","readOnly":true,"timezoneFrom":"contract.timezone","list":true},
    {"name":"releaseFailedAt","kind":"dateTime","label":{"en":"Places not given back on","fr":"Places non libérées le"},"comment":{"en":"The cart has expired, and its places could not be given back at this time; tried again every hour.","fr":"Le panier a expiré et ses places n’ont pas pu être libérées à cette date ; nouvel essai toutes les heures."},"column":"release_failed_at","readOnly":true,"timezoneFrom":"contract.timezone","filter":true},
    {"name":"notifiedAt","kind":"dateTime","label":{"en":"Notified","fr":"Prévenu le"},"column":"notified_at","readOnly":true,"timezoneFrom":"contract.timezone","section":{"en":"Option and reservation","fr":"Option et réservation"}},
    {"name":"deletedAt","kind":"dateTime","label":{"en":"Deleted","fr":"Supprimé le"},"column":"deleted_at","readOnly":true,"timezoneFrom":"contract.timezone","section":{"en":"More","fr":"Divers"}},
    {"name":"orderList","kind":"relation","label":{"en":"Orders","fr":"Commandes"},"many":true,"target":"Order","inverse":"cart"},
    {"name":"terminalPaymentList","kind":"relation","label":{"en":"Card payments on terminals","fr":"Paiements par terminal"},"many":true,"target":"TerminalPayment","inverse":"cart"},
    {"name":"bookingList","kind":"relation","label":{"en":"Reservations","fr":"Réservations"},"many":true,"target":"Booking","inverse":"cart"},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Created","fr":"Créé le"},"column":"created_at","role":"createdAt"},
    {"name":"updatedAt","kind":"dateTime","label":{"en":"Changed","fr":"Modifié le"},"column":"updated_at","role":"updatedAt"}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [
    {"name":"checkout","method":"POST","path":"/carts/{id}/checkout","label":{"en":"Pay","fr":"Encaisser"},"expects":"CartCheckout","returns":"Order","status":201,"idempotent":true},
    {"name":"payByTerminal","method":"POST","path":"/carts/{id}/terminal-payment","label":{"en":"Pay on the card terminal","fr":"Payer sur le terminal"},"expects":"TerminalCharge","returns":"TerminalPayment","status":201,"idempotent":true,"when":{"status":["draft"]},"ownScreen":true},
    {"name":"takeOver","method":"PUT","path":"/carts/{id}/take-over","label":{"en":"Take over","fr":"Reprendre"},"returns":"Cart","confirm":{"en":"The cart becomes yours: you can change it and take the payment, its seller no longer can. Its history keeps who took it over, from whom and when.","fr":"Le panier devient le vôtre : vous pouvez le modifier et l’encaisser, son vendeur ne le peut plus. L’historique garde qui l’a repris, à qui et quand."},"takesOver":true,"when":{"status":["draft"]}},
    {"name":"reserve","method":"PUT","path":"/carts/{id}/reserve","label":{"en":"Reserve","fr":"Réserver"},"expects":"CartReservation","returns":"Cart","when":{"status":["draft"]}},
    {"name":"requestOption","method":"PUT","path":"/carts/{id}/option","label":{"en":"Place an option","fr":"Poser une option"},"expects":"CartReservation","returns":"Cart","when":{"status":["draft"]}},
    {"name":"answerOption","method":"PUT","path":"/carts/{id}/option/answer","label":{"en":"Answer the option","fr":"Répondre à l’option"},"expects":"OptionDecision","returns":"Cart","when":{"status":["draft"],"type":["option"]}},
    {"name":"readForm","method":"GET","path":"/carts/{id}/form-data","label":{"en":"Read the form","fr":"Lire le formulaire"},"returns":"CartForm","ownScreen":true},
    {"name":"answerForm","method":"PUT","path":"/carts/{id}/form-data","label":{"en":"Fill in the form","fr":"Remplir le formulaire"},"expects":"CartAnswers","returns":"CartForm","when":{"status":["draft"]},"ownScreen":true},
    {"name":"simulate","method":"POST","path":"/carts/simulate","label":{"en":"Work out without saving","fr":"Calculer sans enregistrer"},"expects":"Cart","returns":"json","status":200},
    {"name":"quotation","method":"GET","path":"/carts/{id}/quotation.pdf","label":{"en":"Print the quotation","fr":"Imprimer le devis"},"query":"QuotationQuery","returns":"document","ownScreen":true},
    {"name":"notifyOptions","method":"POST","path":"/carts/notify-options","label":{"en":"Answer options","fr":"Répondre aux options"},"expects":"OptionAnswer","returns":"OptionAnswerResult","status":200},
    {"name":"hideMatching","method":"POST","path":"/carts/hide","label":{"en":"Hide several carts","fr":"Masquer plusieurs paniers"},"expects":"CartSelection","returns":"CartSelectionResult","status":200},
    {"name":"providerExportedCart","method":"GET","path":"/carts/{path}/provider_exported_cart/{id}","label":{"en":"Cart sent to a partner","fr":"Panier transmis à un partenaire"},"returns":"ProviderExportedCart"}
  ],
  "rights": {"read":["sales.sell","sales.reserve"],"write":["sales.sell","sales.reserve"],"update":{"own":["sales.sell","sales.reserve"],"any":"orders.correct"},"delete":{"own":["sales.sell","sales.reserve"],"any":"orders.correct"},"export":"records.export","actions":{"checkout":{"own":"sales.sell"},"payByTerminal":{"own":"sales.sell"},"reserve":{"own":"sales.reserve"},"requestOption":{"own":"sales.reserve","any":"orders.correct"},"answerForm":{"own":["sales.sell","sales.reserve"],"any":"orders.correct"},"answerOption":"orders.correct","notifyOptions":"orders.correct","takeOver":"sales.sell"},"ownedBy":"owner.email","paths":{"ticketing":"cartItemList.ticketPrice.eventDate.ticketing"}},
  "indexes": [["status","expiresAt"]]
} as const satisfies EntityDescriptor;
