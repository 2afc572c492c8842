// Made by codegen from schema/orders/OrderItem.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Order item, as answered. */
export interface OrderItem {
  readonly '@id': string;
  readonly '@type': 'OrderItem';
  readonly contract: string;
  readonly order: string;
  readonly type: "default" | "subscription" | "fee" | null;
  readonly label: string | null;
  readonly ticketPrice: string | null;
  readonly eventDate: string | null;
  readonly ticketing: string | null;
  readonly stockContingent: string | null;
  /** As it was when the places were taken: they are given back where they were taken. */
  readonly excludedFromParentStock: boolean;
  readonly occupiedContingentList: readonly string[];
  readonly offerRule: string | null;
  readonly quantity: number | null;
  readonly facialValue: number | null;
  readonly retailValue: number | null;
  readonly customerPaidAmount: number | null;
  readonly vatRate: number | null;
  readonly netAmount: number | null;
  readonly vatAmount: number | null;
  readonly feeAmount: number | null;
  readonly amountForPro: number | null;
  readonly applicationId: string | null;
  readonly data: unknown;
  readonly refunded: boolean | null;
  readonly refundedTotally: boolean | null;
  readonly cancelled: boolean | null;
  readonly cancelledAt: string | null;
  readonly totalRefundedAmount: number | null;
  readonly totalRefundedFeeAmount: number | null;
  readonly ticketList: readonly string[];
  readonly coupons: readonly string[];
  readonly orderFeeItemList: readonly string[];
  readonly cashCouponList: readonly string[];
  readonly refundOrderItemList: readonly string[];
  readonly rescheduledItem: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What is accepted for OrderItem: relations as IRIs. */
export interface OrderItemInput {
  readonly contract?: string;
  readonly order: string;
  readonly type?: "default" | "subscription" | "fee" | null;
  readonly label?: string | null;
  readonly ticketPrice?: string | null;
  readonly eventDate?: string | null;
  readonly ticketing?: string | null;
  readonly stockContingent?: string | null;
  readonly offerRule?: string | null;
  readonly quantity?: number | null;
  readonly facialValue?: number | null;
  readonly retailValue?: number | null;
  readonly customerPaidAmount?: number | null;
  readonly vatRate?: number | null;
  readonly netAmount?: number | null;
  readonly vatAmount?: number | null;
  readonly feeAmount?: number | null;
  readonly amountForPro?: number | null;
  readonly applicationId?: string | null;
  readonly data?: unknown;
  readonly refunded?: boolean | null;
  readonly refundedTotally?: boolean | null;
  readonly cancelled?: boolean | null;
  readonly cancelledAt?: string | null;
  readonly totalRefundedAmount?: number | null;
  readonly totalRefundedFeeAmount?: number | null;
  readonly ticketList?: readonly string[];
  readonly orderFeeItemList?: readonly string[];
  readonly cashCouponList?: readonly string[];
  readonly refundOrderItemList?: readonly string[];
  readonly rescheduledItem?: string | null;
}

/** OrderItem as the server handles it: relations as ids. */
export interface OrderItemValues {
  readonly contract: number;
  readonly order: number;
  readonly type: "default" | "subscription" | "fee" | null;
  readonly label: string | null;
  readonly ticketPrice: number | null;
  readonly eventDate: number | null;
  readonly ticketing: number | null;
  readonly stockContingent: number | null;
  readonly excludedFromParentStock: boolean;
  readonly occupiedContingentList: readonly number[];
  readonly offerRule: number | null;
  readonly quantity: number | null;
  readonly facialValue: number | null;
  readonly retailValue: number | null;
  readonly customerPaidAmount: number | null;
  readonly vatRate: number | null;
  readonly netAmount: number | null;
  readonly vatAmount: number | null;
  readonly feeAmount: number | null;
  readonly amountForPro: number | null;
  readonly applicationId: string | null;
  readonly data: unknown;
  readonly refunded: boolean | null;
  readonly refundedTotally: boolean | null;
  readonly cancelled: boolean | null;
  readonly cancelledAt: string | null;
  readonly totalRefundedAmount: number | null;
  readonly totalRefundedFeeAmount: number | null;
  readonly rescheduledItem: number | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export const orderItemDescriptor = {
  "name": "OrderItem",
  "area": "orders",
  "api": "ticketing",
  "collection": "/order_items",
  "scope": "contract",
  "table": "order_item",
  "title": "label",
  "search": ["label"],
  "label": {"en":"Order item","fr":"Article de commande"},
  "plural": {"en":"Order items","fr":"Articles de commande"},
  "icon": "Receipt",
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"order","kind":"relation","label":{"en":"Order","fr":"Commande"},"column":"order_id","target":"Order","required":true,"list":true,"filter":true},
    {"name":"type","kind":"enum","label":{"en":"Type","fr":"Type"},"column":"type","values":[{"value":"default","label":{"en":"Ticket","fr":"Billet"}},{"value":"subscription","label":{"en":"Subscription","fr":"Abonnement"}},{"value":"fee","label":{"en":"Fee","fr":"Frais"}}],"default":"default","list":true,"filter":true},
    {"name":"label","kind":"string","label":{"en":"Label","fr":"Libellé"},"column":"label","maxLength":300,"list":true},
    {"name":"ticketPrice","kind":"relation","label":{"en":"Price","fr":"Tarif"},"column":"ticket_price_id","target":"TicketPrice","list":true},
    {"name":"eventDate","kind":"relation","label":{"en":"Performance","fr":"Représentation"},"column":"event_date_id","target":"EventDate","filter":true},
    {"name":"ticketing","kind":"relation","label":{"en":"Show","fr":"Spectacle"},"column":"ticketing_id","target":"Ticketing","filter":true},
    {"name":"stockContingent","kind":"relation","label":{"en":"Contingent","fr":"Contingent"},"column":"stock_contingent_id","target":"StockContingent"},
    {"name":"excludedFromParentStock","kind":"boolean","label":{"en":"Outside the performance’s stock","fr":"Hors jauge de la représentation"},"comment":{"en":"As it was when the places were taken: they are given back where they were taken.","fr":"Tel qu’au moment où les places ont été prises : elles sont rendues là où elles ont été prises."},"column":"excluded_from_parent_stock","readOnly":true,"default":false},
    {"name":"occupiedContingentList","kind":"relation","label":{"en":"Counts in contingents","fr":"Compte dans les contingents"},"many":true,"target":"StockContingent","through":"order_item_occupied_contingent_list","readOnly":true},
    {"name":"offerRule","kind":"relation","label":{"en":"Offer","fr":"Offre"},"column":"offer_rule_id","target":"OfferRule"},
    {"name":"quantity","kind":"integer","label":{"en":"Quantity","fr":"Quantité"},"column":"quantity","default":1,"min":1,"list":true},
    {"name":"facialValue","kind":"money","label":{"en":"Face value","fr":"Valeur faciale"},"column":"facial_value","default":0,"currencyFrom":"order.currency","section":{"en":"Amounts","fr":"Montants"}},
    {"name":"retailValue","kind":"money","label":{"en":"Retail value","fr":"Valeur de vente"},"column":"retail_value","default":0,"currencyFrom":"order.currency","section":{"en":"Amounts","fr":"Montants"}},
    {"name":"customerPaidAmount","kind":"money","label":{"en":"Amount","fr":"Montant"},"column":"customer_paid_amount","default":0,"currencyFrom":"order.currency","list":true,"section":{"en":"Amounts","fr":"Montants"}},
    {"name":"vatRate","kind":"number","label":{"en":"VAT rate (%)","fr":"Taux de TVA (%)"},"column":"vat_rate","default":0,"list":true,"section":{"en":"Amounts","fr":"Montants"}},
    {"name":"netAmount","kind":"money","label":{"en":"Net","fr":"Hors taxe"},"column":"net_amount","default":0,"currencyFrom":"order.currency","section":{"en":"Amounts","fr":"Montants"}},
    {"name":"vatAmount","kind":"money","label":{"en":"VAT","fr":"TVA"},"column":"vat_amount","default":0,"currencyFrom":"order.currency","section":{"en":"Amounts","fr":"Montants"}},
    {"name":"feeAmount","kind":"money","label":{"en":"Fees","fr":"Frais"},"column":"fee_amount","default":0,"currencyFrom":"order.currency","section":{"en":"Amounts","fr":"Montants"}},
    {"name":"amountForPro","kind":"money","label":{"en":"Due to the organiser","fr":"Part de l’organisateur"},"column":"amount_for_pro","default":0,"currencyFrom":"order.currency","section":{"en":"Amounts","fr":"Montants"}},
    {"name":"applicationId","kind":"string","label":{"en":"Application id","fr":"Identifiant d’application"},"column":"application_id","maxLength":64,"section":{"en":"More","fr":"Divers"}},
    {"name":"data","kind":"json","label":{"en":"Data","fr":"Données"},"column":"data","section":{"en":"More","fr":"Divers"},"personal":true},
    {"name":"refunded","kind":"boolean","label":{"en":"Refunded","fr":"Remboursé"},"column":"refunded","default":false,"section":{"en":"Refund","fr":"Remboursement"}},
    {"name":"refundedTotally","kind":"boolean","label":{"en":"Wholly refunded","fr":"Remboursé en totalité"},"column":"refunded_totally","default":false,"section":{"en":"Refund","fr":"Remboursement"}},
    {"name":"cancelled","kind":"boolean","label":{"en":"Cancelled","fr":"Annulé"},"column":"cancelled","default":false,"section":{"en":"Refund","fr":"Remboursement"}},
    {"name":"cancelledAt","kind":"dateTime","label":{"en":"Cancelled at","fr":"Annulé le"},"column":"cancelled_at","timezoneFrom":"contract.timezone","section":{"en":"Refund","fr":"Remboursement"}},
    {"name":"totalRefundedAmount","kind":"money","label":{"en":"Refunded amount","fr":"Montant remboursé"},"column":"total_refunded_amount","default":0,"currencyFrom":"order.currency","section":{"en":"Refund","fr":"Remboursement"}},
    {"name":"totalRefundedFeeAmount","kind":"money","label":{"en":"Refunded fees","fr":"Frais remboursés"},"column":"total_refunded_fee_amount","default":0,"currencyFrom":"order.currency","section":{"en":"Refund","fr":"Remboursement"}},
    {"name":"ticketList","kind":"relation","label":{"en":"Tickets","fr":"Billets"},"many":true,"target":"Ticket","inverse":"orderItem"},
    {"name":"coupons","kind":"relation","label":{"en":"Coupons","fr":"Codes"},"many":true,"target":"Coupon","computed":true,"listedBy":"applyingOrderItemList"},
    {"name":"orderFeeItemList","kind":"relation","label":{"en":"Fees","fr":"Frais"},"many":true,"target":"OrderFeeItem","inverse":"orderItem"},
    {"name":"cashCouponList","kind":"relation","label":{"en":"Cash coupons","fr":"Bons d’achat"},"many":true,"target":"OrderItemCashCoupon","inverse":"orderItem"},
    {"name":"refundOrderItemList","kind":"relation","label":{"en":"Refunds","fr":"Remboursements"},"many":true,"target":"RefundOrderItem","inverse":"orderItem"},
    {"name":"rescheduledItem","kind":"relation","label":{"en":"Rescheduled item","fr":"Article reporté"},"column":"rescheduled_item_id","target":"OrderItem","section":{"en":"More","fr":"Divers"}},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Created","fr":"Créé le"},"column":"created_at","role":"createdAt"},
    {"name":"updatedAt","kind":"dateTime","label":{"en":"Changed","fr":"Modifié le"},"column":"updated_at","role":"updatedAt"}
  ],
  "operations": ["list","read"],
  "actions": [],
  "rights": {"read":["orders.read"],"write":"orders.correct","export":"records.export","paths":{"ticketing":"ticketing"}}
} as const satisfies EntityDescriptor;
