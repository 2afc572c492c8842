// Made by codegen from schema/sale/CartItemWithOffer.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** A cart’s items as the offers leave them. */
export interface CartItemWithOffer {
  readonly '@id': string;
  readonly '@type': 'CartItemWithOffer';
  readonly contract: string;
  readonly cart: string;
  readonly cartItem: string | null;
  readonly name: string | null;
  readonly ticketPrice: string | null;
  readonly offer: string | null;
  readonly quantity: number;
  readonly facialValueWithoutOffer: number;
  readonly facialValue: number;
  readonly customerPaidAmount: number;
  readonly ticketingTitle: string | null;
  readonly ticketingTimezone: string;
  readonly date: string | null;
  readonly endDate: string | null;
  readonly availableSeatList: readonly string[];
  readonly buyable: boolean;
  readonly valid: boolean;
  readonly couponCode: string | null;
  readonly clusterId: string | null;
  readonly applicationId: string | null;
  readonly groupKey: string | null;
  readonly offerRuleUseApplicationIdQuantityMap: unknown;
}

/** What is accepted for CartItemWithOffer: relations as IRIs. */
export interface CartItemWithOfferInput {
  readonly contract?: string;
}

/** CartItemWithOffer as the server handles it: relations as ids. */
export interface CartItemWithOfferValues {
  readonly contract: number;
  readonly cart: number;
  readonly cartItem: number | null;
  readonly name: string | null;
  readonly ticketPrice: number | null;
  readonly offer: number | null;
  readonly quantity: number;
  readonly facialValueWithoutOffer: number;
  readonly facialValue: number;
  readonly customerPaidAmount: number;
  readonly ticketingTitle: string | null;
  readonly ticketingTimezone: string;
  readonly date: string | null;
  readonly endDate: string | null;
  readonly availableSeatList: readonly number[];
  readonly buyable: boolean;
  readonly valid: boolean;
  readonly couponCode: string | null;
  readonly clusterId: string | null;
  readonly applicationId: string | null;
  readonly groupKey: string | null;
  readonly offerRuleUseApplicationIdQuantityMap: unknown;
}

export const cartItemWithOfferDescriptor = {
  "name": "CartItemWithOffer",
  "area": "sale",
  "api": "ticketing",
  "collection": "/cart_item_with_offers",
  "scope": "contract",
  "table": "cart_item_with_offer",
  "title": "name",
  "label": {"en":"Cart item with offer","fr":"Article avec offre"},
  "plural": {"en":"Cart items with offers","fr":"Articles avec offres"},
  "comment": {"en":"A cart’s items as the offers leave them.","fr":"Les articles d’un panier tels que les offres les laissent."},
  "icon": "ShoppingBasket",
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"cart","kind":"relation","label":{"en":"Cart","fr":"Panier"},"column":"cart_id","target":"Cart","onDelete":"cascade","required":true,"readOnly":true,"list":true,"filter":true},
    {"name":"cartItem","kind":"relation","label":{"en":"Cart item","fr":"Article de panier"},"column":"cart_item_id","target":"CartItem","onDelete":"cascade","readOnly":true},
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"column":"name","readOnly":true,"maxLength":300,"list":true},
    {"name":"ticketPrice","kind":"relation","label":{"en":"Price","fr":"Tarif"},"column":"ticket_price_id","target":"TicketPrice","onDelete":"clear","readOnly":true},
    {"name":"offer","kind":"relation","label":{"en":"Offer","fr":"Offre"},"column":"offer_id","target":"OfferRule","onDelete":"clear","readOnly":true,"list":true,"filter":true},
    {"name":"quantity","kind":"integer","label":{"en":"Quantity","fr":"Quantité"},"column":"quantity","readOnly":true,"default":1,"min":0,"list":true},
    {"name":"facialValueWithoutOffer","kind":"money","label":{"en":"Face value before the offer","fr":"Valeur faciale avant offre"},"column":"facial_value_without_offer","readOnly":true,"default":0,"currencyFrom":"cart.currency"},
    {"name":"facialValue","kind":"money","label":{"en":"Face value","fr":"Valeur faciale"},"column":"facial_value","readOnly":true,"default":0,"currencyFrom":"cart.currency","list":true},
    {"name":"customerPaidAmount","kind":"money","label":{"en":"Amount","fr":"Montant"},"column":"customer_paid_amount","readOnly":true,"default":0,"currencyFrom":"cart.currency","list":true},
    {"name":"ticketingTitle","kind":"string","label":{"en":"Show","fr":"Spectacle"},"column":"ticketing_title","readOnly":true,"maxLength":300},
    {"name":"ticketingTimezone","kind":"string","label":{"en":"Timezone","fr":"Fuseau horaire"},"column":"ticketing_timezone","readOnly":true,"default":"Europe/Paris","maxLength":64},
    {"name":"date","kind":"dateTime","label":{"en":"Starts","fr":"Début"},"column":"date","readOnly":true,"timezoneFrom":"ticketingTimezone"},
    {"name":"endDate","kind":"dateTime","label":{"en":"Ends","fr":"Fin"},"column":"end_date","readOnly":true,"timezoneFrom":"ticketingTimezone"},
    {"name":"availableSeatList","kind":"relation","label":{"en":"Seats","fr":"Places"},"many":true,"target":"AvailableSeat","through":"cart_item_with_offer_available_seat_list","readOnly":true},
    {"name":"buyable","kind":"boolean","label":{"en":"Buyable","fr":"Achetable"},"column":"buyable","readOnly":true,"default":true},
    {"name":"valid","kind":"boolean","label":{"en":"Valid","fr":"Valide"},"column":"valid","readOnly":true,"default":true},
    {"name":"couponCode","kind":"string","label":{"en":"Coupon code","fr":"Code promotionnel"},"column":"coupon_code","readOnly":true,"maxLength":100},
    {"name":"clusterId","kind":"string","label":{"en":"Cluster","fr":"Regroupement"},"column":"cluster_id","readOnly":true,"maxLength":100,"section":{"en":"More","fr":"Divers"}},
    {"name":"applicationId","kind":"string","label":{"en":"Application id","fr":"Identifiant d’application"},"column":"application_id","readOnly":true,"maxLength":64,"section":{"en":"More","fr":"Divers"},"help":{"en":"Items that one use of the offer lowers share it.","fr":"Commun aux articles d’une même application de l’offre."}},
    {"name":"groupKey","kind":"string","label":{"en":"Group key","fr":"Clé de groupe"},"column":"group_key","readOnly":true,"maxLength":100,"section":{"en":"More","fr":"Divers"}},
    {"name":"offerRuleUseApplicationIdQuantityMap","kind":"json","label":{"en":"Quantities by application","fr":"Quantités par application"},"column":"offer_rule_use_application_id_quantity_map","readOnly":true,"section":{"en":"More","fr":"Divers"}}
  ],
  "operations": ["list","read"],
  "actions": [],
  "rights": {"read":["sales.sell","sales.reserve"],"write":["sales.sell","sales.reserve"],"export":"records.export","paths":{"ticketing":"ticketPrice.eventDate.ticketing"}}
} as const satisfies EntityDescriptor;
