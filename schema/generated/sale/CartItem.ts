// Made by codegen from schema/sale/CartItem.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Cart item, as answered. */
export interface CartItem {
  readonly '@id': string;
  readonly '@type': 'CartItem';
  readonly contract: string;
  readonly cart: string;
  readonly ticketPrice: string;
  readonly stockContingent: string | null;
  /** As it was when the places were taken: they are given back where they were taken. */
  readonly excludedFromParentStock: boolean;
  readonly occupiedContingentList: readonly string[];
  readonly quantity: number;
  readonly facialValue: number | null;
  readonly customerPaidAmount: number;
  readonly amountForPro: number;
  readonly totalFees: number;
  readonly data: unknown;
  readonly valid: boolean;
  readonly ticketPriceValid: boolean;
  readonly groupKey: string | null;
  readonly couponCode: string | null;
  readonly participantRequiredFields: unknown;
  readonly participant: string | null;
  readonly ticketList: readonly string[];
  readonly availableSeatList: readonly string[];
  readonly seatList: readonly string[];
}

/** What is accepted for CartItem: relations as IRIs. */
export interface CartItemInput {
  readonly contract?: string;
  readonly cart: string;
  readonly ticketPrice: string;
  readonly stockContingent?: string | null;
  readonly quantity: number;
  readonly facialValue?: number | null;
  readonly data?: unknown;
  readonly groupKey?: string | null;
  readonly couponCode?: string | null;
  readonly participant?: string | null;
  readonly ticketList?: readonly string[];
  readonly availableSeatList?: readonly string[];
}

/** CartItem as the server handles it: relations as ids. */
export interface CartItemValues {
  readonly contract: number;
  readonly cart: number;
  readonly ticketPrice: number;
  readonly stockContingent: number | null;
  readonly excludedFromParentStock: boolean;
  readonly occupiedContingentList: readonly number[];
  readonly quantity: number;
  readonly facialValue: number | null;
  readonly customerPaidAmount: number;
  readonly amountForPro: number;
  readonly totalFees: number;
  readonly data: unknown;
  readonly valid: boolean;
  readonly ticketPriceValid: boolean;
  readonly groupKey: string | null;
  readonly couponCode: string | null;
  readonly participantRequiredFields: unknown;
  readonly participant: number | null;
  readonly availableSeatList: readonly number[];
}

export const cartItemDescriptor = {
  "name": "CartItem",
  "area": "sale",
  "api": "ticketing",
  "collection": "/cart_items",
  "scope": "contract",
  "table": "cart_item",
  "title": "groupKey",
  "label": {"en":"Cart item","fr":"Article de panier"},
  "plural": {"en":"Cart items","fr":"Articles de panier"},
  "icon": "ShoppingBasket",
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"cart","kind":"relation","label":{"en":"Cart","fr":"Panier"},"column":"cart_id","target":"Cart","onDelete":"cascade","required":true,"immutable":true,"list":true,"filter":true},
    {"name":"ticketPrice","kind":"relation","label":{"en":"Price","fr":"Tarif"},"column":"ticket_price_id","target":"TicketPrice","required":true,"immutable":true,"list":true,"filter":true},
    {"name":"stockContingent","kind":"relation","label":{"en":"Contingent","fr":"Contingent"},"column":"stock_contingent_id","target":"StockContingent"},
    {"name":"excludedFromParentStock","kind":"boolean","label":{"en":"Outside the performance’s stock","fr":"Hors jauge de la représentation"},"comment":{"en":"As it was when the places were taken: they are given back where they were taken.","fr":"Tel qu’au moment où les places ont été prises : elles sont rendues là où elles ont été prises."},"column":"excluded_from_parent_stock","readOnly":true,"default":false},
    {"name":"occupiedContingentList","kind":"relation","label":{"en":"Counts in contingents","fr":"Compte dans les contingents"},"many":true,"target":"StockContingent","through":"cart_item_occupied_contingent_list","readOnly":true},
    {"name":"quantity","kind":"integer","label":{"en":"Quantity","fr":"Quantité"},"column":"quantity","required":true,"min":1,"list":true},
    {"name":"facialValue","kind":"money","label":{"en":"Face value","fr":"Valeur faciale"},"column":"facial_value","min":0,"currencyFrom":"cart.currency","list":true,"help":{"en":"The amount that is asked for where the price is dynamic; else that of the price.","fr":"Le montant demandé si le tarif est dynamique ; sinon celui du tarif."}},
    {"name":"customerPaidAmount","kind":"money","label":{"en":"Amount","fr":"Montant"},"column":"customer_paid_amount","readOnly":true,"default":0,"currencyFrom":"cart.currency","list":true},
    {"name":"amountForPro","kind":"money","label":{"en":"Due to the organiser","fr":"Part de l’organisateur"},"column":"amount_for_pro","readOnly":true,"default":0,"currencyFrom":"cart.currency"},
    {"name":"totalFees","kind":"money","label":{"en":"Fees","fr":"Frais"},"column":"total_fees","readOnly":true,"default":0,"currencyFrom":"cart.currency"},
    {"name":"data","kind":"json","label":{"en":"Data","fr":"Données"},"column":"data","personal":true},
    {"name":"valid","kind":"boolean","label":{"en":"Valid","fr":"Valide"},"column":"valid","readOnly":true,"default":true},
    {"name":"ticketPriceValid","kind":"boolean","label":{"en":"Price valid","fr":"Tarif valide"},"column":"ticket_price_valid","readOnly":true,"default":true},
    {"name":"groupKey","kind":"string","label":{"en":"Group key","fr":"Clé de groupe"},"column":"group_key","maxLength":100},
    {"name":"couponCode","kind":"string","label":{"en":"Coupon code","fr":"Code promotionnel"},"column":"coupon_code","maxLength":100},
    {"name":"participantRequiredFields","kind":"json","label":{"en":"Required participant fields","fr":"Champs participant obligatoires"},"column":"participant_required_fields","readOnly":true},
    {"name":"participant","kind":"relation","label":{"en":"Participant","fr":"Participant"},"column":"participant_id","target":"Customer"},
    {"name":"ticketList","kind":"relation","label":{"en":"Tickets","fr":"Billets"},"many":true,"target":"Ticket","inverse":"cartItem"},
    {"name":"availableSeatList","kind":"relation","label":{"en":"Seats","fr":"Places"},"many":true,"target":"AvailableSeat","through":"cart_item_available_seat_list","help":{"en":"Chosen by hand, or else the best ones that are free.","fr":"Choisies à la main, ou sinon les meilleures qui sont libres."}},
    {"name":"seatList","kind":"relation","label":{"en":"Seats","fr":"Places"},"many":true,"target":"Seat","computed":true}
  ],
  "operations": ["list","read"],
  "actions": [
    {"name":"createMany","method":"POST","path":"/cart_items/bulk","label":{"en":"Add several items","fr":"Ajouter plusieurs articles"},"expects":"CartItemBatch","returns":"collection:CartItem","status":201}
  ],
  "rights": {"read":["sales.sell","sales.reserve"],"write":["sales.sell","sales.reserve"],"export":"records.export"}
} as const satisfies EntityDescriptor;
