// Made by codegen from schema/offers/OfferRule.jsonld. Never edit: change the source and run `npm run codegen`.
import type { OfferExchange, OfferExchangeInput } from './OfferExchange.ts';
import type { OfferTrigger, OfferTriggerInput } from './OfferTrigger.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** Offer, as answered. */
export interface OfferRule {
  readonly '@id': string;
  readonly '@type': 'OfferRule';
  readonly contract: string;
  readonly title: string;
  readonly description: string | null;
  readonly message: string | null;
  readonly conditionsText: string | null;
  readonly color: string | null;
  readonly image: string | null;
  readonly position: number | null;
  readonly enabled: boolean | null;
  readonly draft: boolean | null;
  readonly archived: boolean;
  readonly isListed: boolean | null;
  readonly validStartDate: string | null;
  readonly validEndDate: string | null;
  readonly timezone: string | null;
  readonly triggerList: readonly OfferTrigger[];
  readonly hasApplier: boolean;
  readonly combinable: boolean | null;
  readonly isNominative: boolean | null;
  readonly customerRequiredFields: readonly string[];
  readonly bookingTrack: string | null;
  readonly ticketPriceList: readonly string[];
  readonly weekdayList: readonly ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
  readonly deviceTypeList: readonly ("DESK" | "WWW" | "MINISITE" | "RESELLER" | "RESELLER_LIVE")[];
  readonly customerStatusList: readonly string[];
  readonly maxPerOrder: number | null;
  readonly maxPerCustomer: number | null;
  readonly nbUseMax: number | null;
  readonly nbUseCurrent: number;
  readonly contractList: readonly string[];
  readonly exchangeData: OfferExchange | null;
  readonly applicationDataList: unknown;
  readonly generateMasterTicket: boolean | null;
  readonly hasCashCoupon: boolean | null;
  readonly isGenericCashCoupon: boolean | null;
  readonly couponList: readonly string[];
  readonly createdCouponList: readonly string[];
  readonly handcrafted: boolean;
  readonly schemaVersion: number;
  readonly templateParameters: unknown;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What is accepted for OfferRule: relations as IRIs. */
export interface OfferRuleInput {
  readonly contract?: string;
  readonly title: string;
  readonly description?: string | null;
  readonly message?: string | null;
  readonly conditionsText?: string | null;
  readonly color?: string | null;
  readonly image?: string | null;
  readonly position?: number | null;
  readonly enabled?: boolean | null;
  readonly draft?: boolean | null;
  readonly archived?: boolean;
  readonly isListed?: boolean | null;
  readonly validStartDate?: string | null;
  readonly validEndDate?: string | null;
  readonly timezone?: string | null;
  readonly triggerList?: readonly OfferTriggerInput[];
  readonly combinable?: boolean | null;
  readonly isNominative?: boolean | null;
  readonly customerRequiredFields?: readonly string[];
  readonly bookingTrack?: string | null;
  readonly ticketPriceList?: readonly string[];
  readonly weekdayList?: readonly ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
  readonly deviceTypeList?: readonly ("DESK" | "WWW" | "MINISITE" | "RESELLER" | "RESELLER_LIVE")[];
  readonly customerStatusList?: readonly string[];
  readonly maxPerOrder?: number | null;
  readonly maxPerCustomer?: number | null;
  readonly nbUseMax?: number | null;
  readonly contractList?: readonly string[];
  readonly exchangeData?: OfferExchangeInput | null;
  readonly generateMasterTicket?: boolean | null;
  readonly hasCashCoupon?: boolean | null;
  readonly isGenericCashCoupon?: boolean | null;
  readonly createdCouponList?: readonly string[];
  readonly templateParameters?: unknown;
}

/** OfferRule as the server handles it: relations as ids. */
export interface OfferRuleValues {
  readonly contract: number;
  readonly title: string;
  readonly description: string | null;
  readonly message: string | null;
  readonly conditionsText: string | null;
  readonly color: string | null;
  readonly image: string | null;
  readonly position: number | null;
  readonly enabled: boolean | null;
  readonly draft: boolean | null;
  readonly archived: boolean;
  readonly isListed: boolean | null;
  readonly validStartDate: string | null;
  readonly validEndDate: string | null;
  readonly timezone: string | null;
  readonly triggerList: readonly OfferTrigger[] | null;
  readonly hasApplier: boolean;
  readonly combinable: boolean | null;
  readonly isNominative: boolean | null;
  readonly customerRequiredFields: readonly string[] | null;
  readonly bookingTrack: number | null;
  readonly ticketPriceList: readonly number[];
  readonly weekdayList: readonly ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[] | null;
  readonly deviceTypeList: readonly ("DESK" | "WWW" | "MINISITE" | "RESELLER" | "RESELLER_LIVE")[] | null;
  readonly customerStatusList: readonly number[];
  readonly maxPerOrder: number | null;
  readonly maxPerCustomer: number | null;
  readonly nbUseMax: number | null;
  readonly nbUseCurrent: number;
  readonly contractList: readonly number[];
  readonly exchangeData: OfferExchange | null;
  readonly applicationDataList: unknown;
  readonly generateMasterTicket: boolean | null;
  readonly hasCashCoupon: boolean | null;
  readonly isGenericCashCoupon: boolean | null;
  readonly handcrafted: boolean;
  readonly schemaVersion: number;
  readonly templateParameters: unknown;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export const offerRuleDescriptor = {
  "name": "OfferRule",
  "area": "offers",
  "api": "ticketing",
  "collection": "/offer_rules",
  "path": {"list":"/settings/offers","create":"/settings/offers/create","edit":"/settings/offers/edit/{id}","show":"/settings/offers/{id}"},
  "scope": "contract",
  "table": "offer_rule",
  "title": "title",
  "search": ["title","conditionsText"],
  "hide": "archived",
  "label": {"en":"Offer","fr":"Offre"},
  "plural": {"en":"Offers","fr":"Offres"},
  "group": "offers",
  "icon": "LocalOffer",
  "order": {"position":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"title","kind":"string","label":{"en":"Title","fr":"Titre"},"column":"title","required":true,"maxLength":300,"list":true,"filter":true},
    {"name":"description","kind":"html","label":{"en":"Description","fr":"Description"},"column":"description"},
    {"name":"message","kind":"text","label":{"en":"Message","fr":"Message"},"column":"message","maxLength":2000,"help":{"en":"Shown to the seller or the buyer when the offer applies.","fr":"Affiché au vendeur ou à l’acheteur quand l’offre s’applique."}},
    {"name":"conditionsText","kind":"text","label":{"en":"Conditions in words","fr":"Conditions en clair"},"column":"conditions_text","maxLength":2000,"section":{"en":"Conditions","fr":"Conditions"}},
    {"name":"color","kind":"color","label":{"en":"Colour","fr":"Couleur"},"column":"color","maxLength":255,"list":true},
    {"name":"image","kind":"image","label":{"en":"Image","fr":"Image"},"column":"image"},
    {"name":"position","kind":"integer","label":{"en":"Position","fr":"Position"},"column":"position","default":0,"list":true,"help":{"en":"Offers are tried in this order.","fr":"Les offres sont essayées dans cet ordre."}},
    {"name":"enabled","kind":"boolean","label":{"en":"Enabled","fr":"Active"},"column":"enabled","default":false,"list":true,"filter":true},
    {"name":"draft","kind":"boolean","label":{"en":"Draft","fr":"Brouillon"},"column":"draft","default":true,"list":true,"filter":true},
    {"name":"archived","kind":"boolean","label":{"en":"Archived","fr":"Archivée"},"column":"archived","required":true,"default":false,"filter":true},
    {"name":"isListed","kind":"boolean","label":{"en":"Listed online","fr":"Affichée en ligne"},"column":"is_listed","default":false},
    {"name":"validStartDate","kind":"dateTime","label":{"en":"Valid from","fr":"Valable du"},"column":"valid_start_date","timezoneFrom":"timezone","filter":true,"section":{"en":"Validity","fr":"Validité"}},
    {"name":"validEndDate","kind":"dateTime","label":{"en":"Valid until","fr":"Valable jusqu’au"},"column":"valid_end_date","timezoneFrom":"timezone","list":true,"filter":true,"section":{"en":"Validity","fr":"Validité"}},
    {"name":"timezone","kind":"string","label":{"en":"Timezone","fr":"Fuseau horaire"},"column":"timezone","default":"Europe/Paris","maxLength":64,"section":{"en":"Validity","fr":"Validité"}},
    {"name":"triggerList","kind":"json","label":{"en":"Conditions","fr":"Conditions"},"column":"trigger_list","many":true,"shape":"OfferTrigger","default":[],"section":{"en":"Conditions","fr":"Conditions"},"help":{"en":"What a cart must hold for the offer to apply.","fr":"Ce qu’un panier doit contenir pour que l’offre s’applique."}},
    {"name":"hasApplier","kind":"boolean","label":{"en":"Applied by itself","fr":"S’applique seule"},"column":"has_applier","readOnly":true,"default":false,"section":{"en":"Conditions","fr":"Conditions"}},
    {"name":"combinable","kind":"boolean","label":{"en":"Combinable","fr":"Cumulable"},"column":"combinable","default":false,"filter":true,"section":{"en":"Conditions","fr":"Conditions"},"help":{"en":"It may lower what another offer has lowered.","fr":"Peut s’ajouter à une autre offre."}},
    {"name":"isNominative","kind":"boolean","label":{"en":"Nominative","fr":"Nominative"},"column":"is_nominative","default":false,"section":{"en":"Conditions","fr":"Conditions"},"help":{"en":"Each advantage belongs to a named participant.","fr":"Chaque avantage revient à un participant nommé."}},
    {"name":"customerRequiredFields","kind":"string","label":{"en":"Required customer fields","fr":"Champs client obligatoires"},"column":"customer_required_fields","many":true,"known":[{"value":"contact.lastname","label":{"en":"Surname","fr":"Nom"}},{"value":"contact.firstname","label":{"en":"First name","fr":"Prénom"}},{"value":"contact.email","label":{"en":"E-mail","fr":"Adresse e-mail"}},{"value":"contact.phone","label":{"en":"Phone","fr":"Téléphone"}},{"value":"contact.birthday","label":{"en":"Birthday","fr":"Date de naissance"}},{"value":"contact.address","label":{"en":"Address","fr":"Adresse"}},{"value":"contact.zipcode","label":{"en":"Postcode","fr":"Code postal"}},{"value":"contact.city","label":{"en":"City","fr":"Ville"}},{"value":"contact.country","label":{"en":"Country","fr":"Pays"}},{"value":"organization.name","label":{"en":"Organisation","fr":"Structure"}}],"default":[],"section":{"en":"Conditions","fr":"Conditions"},"help":{"en":"Slugs of the customer form’s fields.","fr":"Identifiants de champs du formulaire client."}},
    {"name":"bookingTrack","kind":"relation","label":{"en":"Reservation track","fr":"Parcours de réservation"},"column":"booking_track_id","target":"BookingTrack","onDelete":"clear","filter":true,"section":{"en":"Conditions","fr":"Conditions"}},
    {"name":"ticketPriceList","kind":"relation","label":{"en":"Prices","fr":"Tarifs"},"many":true,"target":"TicketPrice","through":"offer_rule_ticket_price_list","section":{"en":"Conditions","fr":"Conditions"}},
    {"name":"weekdayList","kind":"enum","label":{"en":"Days","fr":"Jours"},"column":"weekday_list","many":true,"values":[{"value":"monday","label":{"en":"Monday","fr":"Lundi"}},{"value":"tuesday","label":{"en":"Tuesday","fr":"Mardi"}},{"value":"wednesday","label":{"en":"Wednesday","fr":"Mercredi"}},{"value":"thursday","label":{"en":"Thursday","fr":"Jeudi"}},{"value":"friday","label":{"en":"Friday","fr":"Vendredi"}},{"value":"saturday","label":{"en":"Saturday","fr":"Samedi"}},{"value":"sunday","label":{"en":"Sunday","fr":"Dimanche"}}],"default":[],"section":{"en":"Conditions","fr":"Conditions"},"help":{"en":"Of the performance. None: any day.","fr":"De la représentation. Aucun : tous les jours."}},
    {"name":"deviceTypeList","kind":"enum","label":{"en":"Sold at","fr":"Vendu par"},"column":"device_type_list","many":true,"values":[{"value":"DESK","label":{"en":"Desk","fr":"Guichet"}},{"value":"WWW","label":{"en":"Website","fr":"Site web"}},{"value":"MINISITE","label":{"en":"Mini-site","fr":"Mini-site"}},{"value":"RESELLER","label":{"en":"Reseller","fr":"Revendeur"}},{"value":"RESELLER_LIVE","label":{"en":"Live reseller","fr":"Revendeur en direct"}}],"default":[],"section":{"en":"Conditions","fr":"Conditions"},"help":{"en":"None: wherever it is sold.","fr":"Aucun : partout où l’on vend."}},
    {"name":"customerStatusList","kind":"relation","label":{"en":"Customer statuses","fr":"Statuts client"},"many":true,"target":"CustomerStatus","through":"offer_rule_customer_status_list","section":{"en":"Conditions","fr":"Conditions"},"help":{"en":"The customer has one of them. None: anybody.","fr":"Le client a l’un d’eux. Aucun : tout le monde."}},
    {"name":"maxPerOrder","kind":"integer","label":{"en":"At most per order","fr":"Maximum par commande"},"column":"max_per_order","min":1,"section":{"en":"Limits","fr":"Limites"},"help":{"en":"Places, or groups of places. Empty: no limit.","fr":"En places, ou en groupes de places. Vide : sans limite."}},
    {"name":"maxPerCustomer","kind":"integer","label":{"en":"At most per customer","fr":"Maximum par client"},"column":"max_per_customer","min":1,"section":{"en":"Limits","fr":"Limites"},"help":{"en":"In all their orders. It then needs a customer.","fr":"Sur toutes ses commandes. Il faut alors un client."}},
    {"name":"nbUseMax","kind":"integer","label":{"en":"At most in all","fr":"Maximum en tout"},"column":"nb_use_max","min":1,"section":{"en":"Limits","fr":"Limites"}},
    {"name":"nbUseCurrent","kind":"integer","label":{"en":"Used so far","fr":"Déjà utilisé"},"column":"nb_use_current","readOnly":true,"default":0,"min":0,"section":{"en":"Limits","fr":"Limites"}},
    {"name":"contractList","kind":"relation","label":{"en":"Organisers","fr":"Organisateurs"},"many":true,"target":"Contract","through":"offer_rule_contract_list","section":{"en":"Conditions","fr":"Conditions"}},
    {"name":"exchangeData","kind":"json","label":{"en":"Advantage","fr":"Avantage"},"column":"exchange_data","shape":"OfferExchange","default":{},"section":{"en":"Effect","fr":"Effet"},"help":{"en":"What a cart is given that meets the conditions.","fr":"Ce que reçoit un panier qui remplit les conditions."}},
    {"name":"applicationDataList","kind":"json","label":{"en":"Applications","fr":"Applications"},"column":"application_data_list","readOnly":true,"default":[],"section":{"en":"Effect","fr":"Effet"}},
    {"name":"generateMasterTicket","kind":"boolean","label":{"en":"Makes a master ticket","fr":"Produit un billet maître"},"column":"generate_master_ticket","default":false,"section":{"en":"Effect","fr":"Effet"},"help":{"en":"One ticket for all tickets the offer gathers.","fr":"Un seul billet pour tous ceux que l’offre réunit."}},
    {"name":"hasCashCoupon","kind":"boolean","label":{"en":"Gives a cash coupon","fr":"Donne un bon d’achat"},"column":"has_cash_coupon","default":false,"section":{"en":"Effect","fr":"Effet"}},
    {"name":"isGenericCashCoupon","kind":"boolean","label":{"en":"Generic cash coupon","fr":"Bon d’achat générique"},"column":"is_generic_cash_coupon","default":false,"section":{"en":"Effect","fr":"Effet"},"help":{"en":"Good for anything the organiser sells.","fr":"Valable pour tout ce que vend l’organisateur."}},
    {"name":"couponList","kind":"relation","label":{"en":"Codes that open it","fr":"Codes qui l’ouvrent"},"many":true,"target":"Coupon","computed":true,"listedBy":"offerRuleList","section":{"en":"Conditions","fr":"Conditions"}},
    {"name":"createdCouponList","kind":"relation","label":{"en":"Codes made","fr":"Codes créés"},"many":true,"target":"Coupon","inverse":"creatingOfferRule","section":{"en":"Effect","fr":"Effet"}},
    {"name":"handcrafted","kind":"boolean","label":{"en":"Made by hand","fr":"Faite à la main"},"column":"handcrafted","readOnly":true,"default":false,"section":{"en":"More","fr":"Divers"},"help":{"en":"Written by the support team; the editor does not change it.","fr":"Écrite par l’assistance ; l’éditeur n’y touche pas."}},
    {"name":"schemaVersion","kind":"integer","label":{"en":"Format version","fr":"Version du format"},"column":"schema_version","readOnly":true,"default":1,"min":1,"section":{"en":"More","fr":"Divers"}},
    {"name":"templateParameters","kind":"json","label":{"en":"Template parameters","fr":"Paramètres de modèle"},"column":"template_parameters","keyed":true,"section":{"en":"More","fr":"Divers"},"help":{"en":"What templates of tickets and mails put in by name.","fr":"Ce que les modèles de billets et de mails insèrent par leur nom."}},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Created","fr":"Créé le"},"column":"created_at","role":"createdAt"},
    {"name":"updatedAt","kind":"dateTime","label":{"en":"Changed","fr":"Modifié le"},"column":"updated_at","role":"updatedAt"}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [],
  "rights": {"read":["offers.read","sales.sell"],"write":"offers.write"}
} as const satisfies EntityDescriptor;
