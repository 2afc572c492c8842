// Made by codegen from schema/offers/Coupon.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Coupon, as answered. */
export interface Coupon {
  readonly '@id': string;
  readonly '@type': 'Coupon';
  readonly contract: string;
  readonly code: string;
  readonly usage: "cash" | "per_order" | "per_order_item" | "per_application";
  readonly description: string | null;
  readonly amount: number | null;
  readonly initialAmount: number | null;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  readonly enabled: boolean | null;
  readonly isExpired: boolean | null;
  readonly validFrom: string | null;
  readonly validUntil: string | null;
  readonly season: string | null;
  readonly nbUseMax: number | null;
  readonly nbUseCurrent: number;
  readonly offerRuleList: readonly string[];
  readonly customerStatusList: readonly string[];
  readonly couponCodeGroup: string | null;
  readonly participant: string | null;
  readonly applyingCartItemList: readonly string[];
  readonly applyingOrderItemList: readonly string[];
  readonly applyingOrderList: readonly string[];
  readonly creatingOfferRule: string | null;
  readonly creatingOrder: string | null;
  readonly creatingOrderItemList: readonly string[];
  readonly creatingCartItemList: readonly string[];
  readonly isTaxedAtSale: boolean | null;
  readonly vatRate: number | null;
  readonly contractKey: string | null;
  readonly data: unknown;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What is accepted for Coupon: relations as IRIs. */
export interface CouponInput {
  readonly contract?: string;
  readonly code: string;
  readonly usage: "cash" | "per_order" | "per_order_item" | "per_application";
  readonly description?: string | null;
  readonly amount?: number | null;
  readonly initialAmount?: number | null;
  readonly currency?: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  readonly enabled?: boolean | null;
  readonly validFrom?: string | null;
  readonly validUntil?: string | null;
  readonly season?: string | null;
  readonly nbUseMax?: number | null;
  readonly offerRuleList?: readonly string[];
  readonly customerStatusList?: readonly string[];
  readonly couponCodeGroup?: string | null;
  readonly participant?: string | null;
  readonly isTaxedAtSale?: boolean | null;
  readonly vatRate?: number | null;
  readonly contractKey?: string | null;
  readonly data?: unknown;
}

/** Coupon as the server handles it: relations as ids. */
export interface CouponValues {
  readonly contract: number;
  readonly code: string;
  readonly usage: "cash" | "per_order" | "per_order_item" | "per_application";
  readonly description: string | null;
  readonly amount: number | null;
  readonly initialAmount: number | null;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  readonly enabled: boolean | null;
  readonly validFrom: string | null;
  readonly validUntil: string | null;
  readonly season: number | null;
  readonly nbUseMax: number | null;
  readonly nbUseCurrent: number;
  readonly offerRuleList: readonly number[];
  readonly customerStatusList: readonly number[];
  readonly couponCodeGroup: number | null;
  readonly participant: number | null;
  readonly applyingCartItemList: readonly number[];
  readonly applyingOrderItemList: readonly number[];
  readonly creatingOfferRule: number | null;
  readonly creatingOrder: number | null;
  readonly creatingOrderItemList: readonly number[];
  readonly creatingCartItemList: readonly number[];
  readonly isTaxedAtSale: boolean | null;
  readonly vatRate: number | null;
  readonly contractKey: string | null;
  readonly data: unknown;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export const couponDescriptor = {
  "name": "Coupon",
  "area": "offers",
  "api": "ticketing",
  "collection": "/coupons",
  "scope": "contract",
  "table": "coupon",
  "title": "code",
  "search": ["code","description"],
  "label": {"en":"Coupon","fr":"Code"},
  "plural": {"en":"Coupons","fr":"Codes"},
  "group": "offers",
  "icon": "ConfirmationNumber",
  "order": {"createdAt":"desc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"code","kind":"string","label":{"en":"Code","fr":"Code"},"column":"code","required":true,"unique":true,"maxLength":100,"list":true,"filter":true},
    {"name":"usage","kind":"enum","label":{"en":"Usage","fr":"Usage"},"column":"usage","values":[{"value":"cash","label":{"en":"Means of payment","fr":"Moyen de paiement"}},{"value":"per_order","label":{"en":"Once an order","fr":"Par commande"}},{"value":"per_order_item","label":{"en":"Once a ticket","fr":"Par billet"}},{"value":"per_application","label":{"en":"Once an offer","fr":"Par application d’offre"}}],"required":true,"list":true,"filter":true,"help":{"en":"A cash coupon pays like money; the others open or lower a price.","fr":"Un bon d’achat paie comme de l’argent ; les autres ouvrent ou baissent un prix."}},
    {"name":"description","kind":"text","label":{"en":"Description","fr":"Description"},"column":"description","maxLength":2000},
    {"name":"amount","kind":"money","label":{"en":"Amount left","fr":"Montant restant"},"column":"amount","default":0,"min":0,"currencyFrom":"currency","list":true},
    {"name":"initialAmount","kind":"money","label":{"en":"Initial amount","fr":"Montant initial"},"column":"initial_amount","immutable":true,"default":0,"min":0,"currencyFrom":"currency"},
    {"name":"currency","kind":"enum","label":{"en":"Currency","fr":"Devise"},"column":"currency","values":[{"value":"EUR","label":{"en":"EUR","fr":"EUR"}},{"value":"CAD","label":{"en":"CAD","fr":"CAD"}},{"value":"CHF","label":{"en":"CHF","fr":"CHF"}},{"value":"GBP","label":{"en":"GBP","fr":"GBP"}},{"value":"MAD","label":{"en":"MAD","fr":"MAD"}},{"value":"USD","label":{"en":"USD","fr":"USD"}},{"value":"XPF","label":{"en":"XPF","fr":"XPF"}}],"immutable":true,"default":"EUR"},
    {"name":"enabled","kind":"boolean","label":{"en":"Enabled","fr":"Actif"},"column":"enabled","default":true,"list":true,"filter":true},
    {"name":"isExpired","kind":"boolean","label":{"en":"Expired","fr":"Expiré"},"computed":true,"section":{"en":"Validity","fr":"Validité"}},
    {"name":"validFrom","kind":"dateTime","label":{"en":"Valid from","fr":"Valable du"},"column":"valid_from","timezoneFrom":"contract.timezone","filter":true,"section":{"en":"Validity","fr":"Validité"}},
    {"name":"validUntil","kind":"dateTime","label":{"en":"Valid until","fr":"Valable jusqu’au"},"column":"valid_until","timezoneFrom":"contract.timezone","list":true,"filter":true,"section":{"en":"Validity","fr":"Validité"}},
    {"name":"season","kind":"relation","label":{"en":"Season","fr":"Saison"},"column":"season_id","target":"Season","filter":true,"section":{"en":"Validity","fr":"Validité"}},
    {"name":"nbUseMax","kind":"integer","label":{"en":"Uses allowed","fr":"Usages permis"},"column":"nb_use_max","min":1,"section":{"en":"Where it applies","fr":"Emploi"},"help":{"en":"Empty: as often as wanted.","fr":"Vide : autant de fois que voulu."}},
    {"name":"nbUseCurrent","kind":"integer","label":{"en":"Uses so far","fr":"Usages faits"},"column":"nb_use_current","readOnly":true,"default":0,"min":0,"list":true,"section":{"en":"Where it applies","fr":"Emploi"}},
    {"name":"offerRuleList","kind":"relation","label":{"en":"Offers","fr":"Offres"},"many":true,"target":"OfferRule","through":"coupon_offer_rule_list","filter":true,"section":{"en":"Where it applies","fr":"Emploi"},"help":{"en":"The offers this code opens.","fr":"Les offres que ce code ouvre."}},
    {"name":"customerStatusList","kind":"relation","label":{"en":"Customer statuses","fr":"Statuts client"},"many":true,"target":"CustomerStatus","through":"coupon_customer_status_list","section":{"en":"Where it applies","fr":"Emploi"},"help":{"en":"Statuses that the holder of this code has.","fr":"Statuts dont dispose le porteur de ce code."}},
    {"name":"couponCodeGroup","kind":"relation","label":{"en":"Code group","fr":"Groupe de codes"},"column":"coupon_code_group_id","target":"CouponCodeGroup","onDelete":"clear","filter":true,"section":{"en":"Where it applies","fr":"Emploi"}},
    {"name":"participant","kind":"relation","label":{"en":"Holder","fr":"Porteur"},"column":"participant_id","target":"Customer","filter":true,"section":{"en":"Where it applies","fr":"Emploi"}},
    {"name":"applyingCartItemList","kind":"relation","label":{"en":"In cart items","fr":"Dans les articles de panier"},"many":true,"target":"CartItem","through":"coupon_applying_cart_item_list","readOnly":true,"section":{"en":"Where it applies","fr":"Emploi"}},
    {"name":"applyingOrderItemList","kind":"relation","label":{"en":"In order items","fr":"Dans les articles de commande"},"many":true,"target":"OrderItem","through":"coupon_applying_order_item_list","readOnly":true,"section":{"en":"Where it applies","fr":"Emploi"}},
    {"name":"applyingOrderList","kind":"relation","label":{"en":"In orders","fr":"Dans les commandes"},"many":true,"target":"Order","computed":true,"section":{"en":"Where it applies","fr":"Emploi"}},
    {"name":"creatingOfferRule","kind":"relation","label":{"en":"Made by offer","fr":"Créé par l’offre"},"column":"creating_offer_rule_id","target":"OfferRule","readOnly":true,"section":{"en":"Origin","fr":"Origine"}},
    {"name":"creatingOrder","kind":"relation","label":{"en":"Made by order","fr":"Créé par la commande"},"column":"creating_order_id","target":"Order","readOnly":true,"filter":true,"section":{"en":"Origin","fr":"Origine"}},
    {"name":"creatingOrderItemList","kind":"relation","label":{"en":"Made by order items","fr":"Créé par les articles"},"many":true,"target":"OrderItem","through":"coupon_creating_order_item_list","readOnly":true,"section":{"en":"Origin","fr":"Origine"}},
    {"name":"creatingCartItemList","kind":"relation","label":{"en":"Made by cart items","fr":"Créé par les articles de panier"},"many":true,"target":"CartItem","through":"coupon_creating_cart_item_list","readOnly":true,"section":{"en":"Origin","fr":"Origine"}},
    {"name":"isTaxedAtSale","kind":"boolean","label":{"en":"Taxed when sold","fr":"Taxé à la vente"},"column":"is_taxed_at_sale","immutable":true,"default":false,"section":{"en":"More","fr":"Divers"},"help":{"en":"A voucher whose place and rate are known when it is issued is taxed then; fixed at issue.","fr":"Un bon dont le lieu et le taux sont connus à l’émission est taxé à ce moment ; fixé à l’émission."}},
    {"name":"vatRate","kind":"number","label":{"en":"VAT rate (%)","fr":"Taux de TVA (%)"},"column":"vat_rate","immutable":true,"min":0,"max":100,"section":{"en":"More","fr":"Divers"}},
    {"name":"contractKey","kind":"string","label":{"en":"Contract key","fr":"Clé de contrat"},"column":"contract_key","maxLength":100,"section":{"en":"More","fr":"Divers"},"help":{"en":"Common to the codes of one agreement, e.g. with a works council.","fr":"Commune aux codes d’un même accord, par exemple avec un comité d’entreprise."}},
    {"name":"data","kind":"json","label":{"en":"Data","fr":"Données"},"column":"data","section":{"en":"More","fr":"Divers"}},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Created","fr":"Créé le"},"column":"created_at","role":"createdAt"},
    {"name":"updatedAt","kind":"dateTime","label":{"en":"Changed","fr":"Modifié le"},"column":"updated_at","role":"updatedAt"}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [
    {"name":"codes","method":"GET","path":"/coupons/codes","label":{"en":"Codes","fr":"Codes"},"returns":"CouponCodes"},
    {"name":"validateCodes","method":"POST","path":"/coupons/codes/validate","label":{"en":"Check a code","fr":"Vérifier un code"},"expects":"CouponCodeCheck","returns":"CouponCodeVerdict","status":200}
  ],
  "rights": {"read":["offers.read","sales.sell"],"write":"offers.write","export":"records.export","actions":{"validateCodes":["offers.read","sales.sell"],"codes":"offers.read"}},
  "indexes": [["validUntil"],["createdAt"]]
} as const satisfies EntityDescriptor;
