// Made by codegen from schema/programming/TicketPrice.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Price, as answered. */
export interface TicketPrice {
  readonly '@id': string;
  readonly '@type': 'TicketPrice';
  readonly contract: string;
  readonly eventDate: string;
  readonly eventDatePattern: string | null;
  readonly name: string;
  readonly type: "full_price" | "reduced" | "exempted" | "subscription" | "subscriptionMemberLoyalty" | "scholar" | "group" | "reseller" | "other" | null;
  readonly description: string | null;
  readonly facialValue: number;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF";
  readonly tax: string | null;
  readonly withoutTaxReason: string | null;
  readonly ticketPriceGroup: string | null;
  /** Names the same price on many performances: made of its name, type, amount, currency, seats and channels when it is made, and kept from then on. */
  readonly hash: string | null;
  readonly slug: string | null;
  readonly enabled: boolean | null;
  readonly favorite: boolean | null;
  readonly hideFees: boolean | null;
  readonly saleStartDate: string | null;
  readonly saleEndDate: string | null;
  readonly onSale: boolean | null;
  readonly buyable: boolean | null;
  readonly visible: boolean | null;
  readonly notOnSaleReasons: unknown;
  readonly isPriceDisplayed: boolean | null;
  readonly onlineMaxQuantityPerCart: number | null;
  readonly isHidden: boolean;
  readonly manualSort: number | null;
  readonly unlimitedStock: boolean | null;
  readonly totalStock: number | null;
  readonly baseStock: number | null;
  readonly overbookingStock: number | null;
  readonly overbookedStock: number;
  readonly manuallySetStock: boolean | null;
  readonly occupiedStock: number;
  readonly bookableStock: number | null;
  readonly remainingStock: number | null;
  readonly excludedFromParentStock: boolean | null;
  readonly soldTickets: number;
  readonly soldItems: number;
  readonly bookedTickets: number;
  readonly bookedItems: number;
  readonly reservedTickets: number;
  readonly reservedItems: number;
  readonly refundedTickets: number;
  readonly refundedItems: number;
  readonly issuedTickets: number;
  readonly issuedItems: number;
  readonly importedTickets: number;
  readonly importedItems: number;
  readonly hasIssuedStock: boolean | null;
  readonly behaviour: string | null;
  readonly willGenerateTicket: boolean | null;
  readonly ticketExpirationInterval: string | null;
  readonly amountForProBySellingDevice: unknown;
  readonly amountForProWithoutVatBySellingDevice: unknown;
  readonly dynamic: boolean | null;
  readonly sellingDeviceList: readonly string[];
  readonly wallet: string | null;
  readonly bookingTrack: string | null;
  readonly scanTrack: string | null;
  readonly couponCodeGroup: string | null;
  readonly offerRuleList: readonly string[];
  readonly contingentList: readonly string[];
  readonly ticketPriceSeatGroupList: readonly string[];
  readonly images: unknown;
  readonly media: unknown;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What is accepted for TicketPrice: relations as IRIs. */
export interface TicketPriceInput {
  readonly contract?: string;
  readonly eventDate: string;
  readonly eventDatePattern?: string | null;
  readonly name: string;
  readonly type?: "full_price" | "reduced" | "exempted" | "subscription" | "subscriptionMemberLoyalty" | "scholar" | "group" | "reseller" | "other" | null;
  readonly description?: string | null;
  readonly facialValue: number;
  readonly currency?: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF";
  readonly tax?: string | null;
  readonly withoutTaxReason?: string | null;
  readonly ticketPriceGroup?: string | null;
  readonly slug?: string | null;
  readonly enabled?: boolean | null;
  readonly favorite?: boolean | null;
  readonly hideFees?: boolean | null;
  readonly saleStartDate?: string | null;
  readonly saleEndDate?: string | null;
  readonly isPriceDisplayed?: boolean | null;
  readonly onlineMaxQuantityPerCart?: number | null;
  readonly isHidden?: boolean;
  readonly manualSort?: number | null;
  readonly unlimitedStock?: boolean | null;
  readonly totalStock?: number | null;
  readonly baseStock?: number | null;
  readonly overbookingStock?: number | null;
  readonly manuallySetStock?: boolean | null;
  readonly excludedFromParentStock?: boolean | null;
  readonly behaviour?: string | null;
  readonly willGenerateTicket?: boolean | null;
  readonly ticketExpirationInterval?: string | null;
  readonly dynamic?: boolean | null;
  readonly sellingDeviceList?: readonly string[];
  readonly wallet?: string | null;
  readonly bookingTrack?: string | null;
  readonly scanTrack?: string | null;
  readonly couponCodeGroup?: string | null;
  readonly contingentList?: readonly string[];
  readonly ticketPriceSeatGroupList?: readonly string[];
  readonly images?: unknown;
  readonly media?: unknown;
}

/** TicketPrice as the server handles it: relations as ids. */
export interface TicketPriceValues {
  readonly contract: number;
  readonly eventDate: number;
  readonly eventDatePattern: number | null;
  readonly name: string;
  readonly type: "full_price" | "reduced" | "exempted" | "subscription" | "subscriptionMemberLoyalty" | "scholar" | "group" | "reseller" | "other" | null;
  readonly description: string | null;
  readonly facialValue: number;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF";
  readonly tax: number | null;
  readonly withoutTaxReason: string | null;
  readonly ticketPriceGroup: number | null;
  readonly hash: string | null;
  readonly slug: string | null;
  readonly enabled: boolean | null;
  readonly favorite: boolean | null;
  readonly hideFees: boolean | null;
  readonly saleStartDate: string | null;
  readonly saleEndDate: string | null;
  readonly notOnSaleReasons: unknown;
  readonly isPriceDisplayed: boolean | null;
  readonly onlineMaxQuantityPerCart: number | null;
  readonly isHidden: boolean;
  readonly manualSort: number | null;
  readonly unlimitedStock: boolean | null;
  readonly totalStock: number | null;
  readonly baseStock: number | null;
  readonly overbookingStock: number | null;
  readonly overbookedStock: number;
  readonly manuallySetStock: boolean | null;
  readonly occupiedStock: number;
  readonly excludedFromParentStock: boolean | null;
  readonly soldTickets: number;
  readonly soldItems: number;
  readonly bookedTickets: number;
  readonly bookedItems: number;
  readonly reservedTickets: number;
  readonly reservedItems: number;
  readonly refundedTickets: number;
  readonly refundedItems: number;
  readonly issuedTickets: number;
  readonly issuedItems: number;
  readonly importedTickets: number;
  readonly importedItems: number;
  readonly behaviour: string | null;
  readonly willGenerateTicket: boolean | null;
  readonly ticketExpirationInterval: string | null;
  readonly amountForProBySellingDevice: unknown;
  readonly amountForProWithoutVatBySellingDevice: unknown;
  readonly dynamic: boolean | null;
  readonly sellingDeviceList: readonly number[];
  readonly wallet: number | null;
  readonly bookingTrack: number | null;
  readonly scanTrack: number | null;
  readonly couponCodeGroup: number | null;
  readonly contingentList: readonly number[];
  readonly images: unknown;
  readonly media: unknown;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export const ticketPriceDescriptor = {
  "name": "TicketPrice",
  "area": "programming",
  "api": "ticketing",
  "collection": "/ticket_prices",
  "path": {"list":"/settings/manage-prices","create":"/settings/manage-prices/create","edit":"/settings/manage-prices/edit/{id}","show":"/settings/manage-prices/{id}"},
  "scope": "contract",
  "table": "ticket_price",
  "title": "name",
  "search": ["name","description"],
  "hide": "isHidden",
  "label": {"en":"Price","fr":"Tarif"},
  "plural": {"en":"Prices","fr":"Tarifs"},
  "group": "programming",
  "icon": "Sell",
  "order": {"manualSort":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"eventDate","kind":"relation","label":{"en":"Performance","fr":"Représentation"},"column":"event_date_id","target":"EventDate","required":true,"immutable":true,"list":true,"filter":true},
    {"name":"eventDatePattern","kind":"relation","label":{"en":"Pattern","fr":"Modèle de dates"},"column":"event_date_pattern_id","target":"EventDatePattern","onDelete":"clear","filter":true},
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"column":"name","required":true,"maxLength":200,"list":true,"filter":true},
    {"name":"type","kind":"enum","label":{"en":"Type","fr":"Type"},"column":"type","values":[{"value":"full_price","label":{"en":"Full price","fr":"Plein tarif"}},{"value":"reduced","label":{"en":"Reduced","fr":"Tarif réduit"}},{"value":"exempted","label":{"en":"Exempted","fr":"Exonéré"}},{"value":"subscription","label":{"en":"Subscription","fr":"Abonnement"}},{"value":"subscriptionMemberLoyalty","label":{"en":"Member loyalty","fr":"Fidélité adhérent"}},{"value":"scholar","label":{"en":"School","fr":"Scolaire"}},{"value":"group","label":{"en":"Group","fr":"Groupe"}},{"value":"reseller","label":{"en":"Reseller","fr":"Revendeur"}},{"value":"other","label":{"en":"Other","fr":"Autre"}}],"default":"full_price","filter":true},
    {"name":"description","kind":"text","label":{"en":"Description","fr":"Description"},"column":"description"},
    {"name":"facialValue","kind":"money","label":{"en":"Price","fr":"Prix"},"column":"facial_value","required":true,"min":0,"currencyFrom":"currency","list":true},
    {"name":"currency","kind":"enum","label":{"en":"Currency","fr":"Devise"},"column":"currency","values":[{"value":"EUR","label":{"en":"EUR","fr":"EUR"}},{"value":"CAD","label":{"en":"CAD","fr":"CAD"}},{"value":"CHF","label":{"en":"CHF","fr":"CHF"}},{"value":"GBP","label":{"en":"GBP","fr":"GBP"}},{"value":"MAD","label":{"en":"MAD","fr":"MAD"}},{"value":"USD","label":{"en":"USD","fr":"USD"}},{"value":"XPF","label":{"en":"XPF","fr":"XPF"}}],"required":true,"default":"EUR"},
    {"name":"tax","kind":"relation","label":{"en":"Tax","fr":"Taxe"},"column":"tax_id","target":"Tax","list":true,"filter":true},
    {"name":"withoutTaxReason","kind":"string","label":{"en":"Why without VAT","fr":"Pourquoi sans TVA"},"column":"without_tax_reason","maxLength":200},
    {"name":"ticketPriceGroup","kind":"relation","label":{"en":"Price group","fr":"Groupe de tarifs"},"column":"ticket_price_group_id","target":"TicketPriceGroup","filter":true},
    {"name":"hash","kind":"string","label":{"en":"Hash","fr":"Empreinte"},"comment":{"en":"Names the same price on many performances: made of its name, type, amount, currency, seats and channels when it is made, and kept from then on.","fr":"Désigne le même tarif sur plusieurs représentations : établie d’après son nom, son type, son montant, sa devise, ses places et ses canaux à sa création, puis conservée."},"column":"hash","readOnly":true,"maxLength":255,"section":{"en":"More","fr":"Divers"}},
    {"name":"slug","kind":"string","label":{"en":"Slug","fr":"Identifiant d’adresse"},"column":"slug","maxLength":200,"section":{"en":"More","fr":"Divers"}},
    {"name":"enabled","kind":"boolean","label":{"en":"Enabled","fr":"Actif"},"column":"enabled","default":true,"list":true,"filter":true},
    {"name":"favorite","kind":"boolean","label":{"en":"Favourite","fr":"Favori"},"column":"favorite","default":false},
    {"name":"hideFees","kind":"boolean","label":{"en":"Hide fees","fr":"Masquer les frais"},"column":"hide_fees","default":false,"section":{"en":"On sale","fr":"Mise en vente"}},
    {"name":"saleStartDate","kind":"dateTime","label":{"en":"Sale opens","fr":"Ouverture de la vente"},"column":"sale_start_date","timezoneFrom":"eventDate.ticketing.timezone","section":{"en":"On sale","fr":"Mise en vente"}},
    {"name":"saleEndDate","kind":"dateTime","label":{"en":"Sale ends","fr":"Fin de la vente"},"column":"sale_end_date","timezoneFrom":"eventDate.ticketing.timezone","section":{"en":"On sale","fr":"Mise en vente"}},
    {"name":"onSale","kind":"boolean","label":{"en":"On sale","fr":"En vente"},"computed":true,"section":{"en":"On sale","fr":"Mise en vente"}},
    {"name":"buyable","kind":"boolean","label":{"en":"Buyable","fr":"Achetable"},"computed":true,"section":{"en":"On sale","fr":"Mise en vente"}},
    {"name":"visible","kind":"boolean","label":{"en":"Visible","fr":"Visible"},"computed":true,"section":{"en":"On sale","fr":"Mise en vente"}},
    {"name":"notOnSaleReasons","kind":"json","label":{"en":"Why not on sale","fr":"Raisons hors vente"},"column":"not_on_sale_reasons","readOnly":true,"section":{"en":"On sale","fr":"Mise en vente"}},
    {"name":"isPriceDisplayed","kind":"boolean","label":{"en":"Price shown","fr":"Prix affiché"},"column":"is_price_displayed","default":true,"section":{"en":"On sale","fr":"Mise en vente"}},
    {"name":"onlineMaxQuantityPerCart","kind":"integer","label":{"en":"Most per online cart","fr":"Maximum par panier en ligne"},"column":"online_max_quantity_per_cart","min":1,"section":{"en":"On sale","fr":"Mise en vente"}},
    {"name":"isHidden","kind":"boolean","label":{"en":"Hidden","fr":"Masqué"},"column":"is_hidden","required":true,"default":false,"filter":true},
    {"name":"manualSort","kind":"integer","label":{"en":"Position","fr":"Position"},"column":"manual_sort","default":0},
    {"name":"unlimitedStock","kind":"boolean","label":{"en":"Unlimited stock","fr":"Stock illimité"},"column":"unlimited_stock","default":true,"section":{"en":"Stock","fr":"Stock"}},
    {"name":"totalStock","kind":"integer","label":{"en":"Total stock","fr":"Jauge"},"column":"total_stock","min":0,"section":{"en":"Stock","fr":"Stock"}},
    {"name":"baseStock","kind":"integer","label":{"en":"Base stock","fr":"Jauge de base"},"column":"base_stock","min":0,"section":{"en":"Stock","fr":"Stock"}},
    {"name":"overbookingStock","kind":"integer","label":{"en":"Overbooking stock","fr":"Surréservation"},"column":"overbooking_stock","default":0,"min":0,"section":{"en":"Stock","fr":"Stock"}},
    {"name":"overbookedStock","kind":"integer","label":{"en":"Overbooked","fr":"Surréservées"},"column":"overbooked_stock","readOnly":true,"default":0,"section":{"en":"Stock","fr":"Stock"}},
    {"name":"manuallySetStock","kind":"boolean","label":{"en":"Stock set by hand","fr":"Jauge fixée à la main"},"column":"manually_set_stock","default":false,"section":{"en":"Stock","fr":"Stock"}},
    {"name":"occupiedStock","kind":"integer","label":{"en":"Occupied","fr":"Occupées"},"column":"occupied_stock","readOnly":true,"default":0,"min":0,"section":{"en":"Stock","fr":"Stock"}},
    {"name":"bookableStock","kind":"integer","label":{"en":"Left","fr":"Restantes"},"computed":true,"list":true,"section":{"en":"Stock","fr":"Stock"}},
    {"name":"remainingStock","kind":"integer","label":{"en":"Remaining","fr":"Solde de jauge"},"computed":true,"section":{"en":"Stock","fr":"Stock"}},
    {"name":"excludedFromParentStock","kind":"boolean","label":{"en":"Outside the performance’s stock","fr":"Hors jauge de la représentation"},"column":"excluded_from_parent_stock","default":false,"section":{"en":"Stock","fr":"Stock"},"help":{"en":"Fixed once a place is held or sold.","fr":"Figé dès qu’une place est tenue ou vendue."}},
    {"name":"soldTickets","kind":"integer","label":{"en":"Sold tickets","fr":"Billets vendus"},"column":"sold_tickets","readOnly":true,"default":0,"section":{"en":"Sales","fr":"Ventes"}},
    {"name":"soldItems","kind":"integer","label":{"en":"Sold items","fr":"Articles vendus"},"column":"sold_items","readOnly":true,"default":0,"section":{"en":"Sales","fr":"Ventes"}},
    {"name":"bookedTickets","kind":"integer","label":{"en":"Booked tickets","fr":"Billets réservés fermes"},"column":"booked_tickets","readOnly":true,"default":0,"section":{"en":"Sales","fr":"Ventes"}},
    {"name":"bookedItems","kind":"integer","label":{"en":"Booked items","fr":"Articles réservés fermes"},"column":"booked_items","readOnly":true,"default":0,"section":{"en":"Sales","fr":"Ventes"}},
    {"name":"reservedTickets","kind":"integer","label":{"en":"Reserved tickets","fr":"Billets en réservation"},"column":"reserved_tickets","readOnly":true,"default":0,"section":{"en":"Sales","fr":"Ventes"}},
    {"name":"reservedItems","kind":"integer","label":{"en":"Reserved items","fr":"Articles en réservation"},"column":"reserved_items","readOnly":true,"default":0,"section":{"en":"Sales","fr":"Ventes"}},
    {"name":"refundedTickets","kind":"integer","label":{"en":"Refunded tickets","fr":"Billets remboursés"},"column":"refunded_tickets","readOnly":true,"default":0,"section":{"en":"Sales","fr":"Ventes"}},
    {"name":"refundedItems","kind":"integer","label":{"en":"Refunded items","fr":"Articles remboursés"},"column":"refunded_items","readOnly":true,"default":0,"section":{"en":"Sales","fr":"Ventes"}},
    {"name":"issuedTickets","kind":"integer","label":{"en":"Issued tickets","fr":"Billets émis"},"column":"issued_tickets","readOnly":true,"default":0,"section":{"en":"Sales","fr":"Ventes"}},
    {"name":"issuedItems","kind":"integer","label":{"en":"Issued items","fr":"Articles émis"},"column":"issued_items","readOnly":true,"default":0,"section":{"en":"Sales","fr":"Ventes"}},
    {"name":"importedTickets","kind":"integer","label":{"en":"Imported tickets","fr":"Billets importés"},"column":"imported_tickets","readOnly":true,"default":0,"section":{"en":"Sales","fr":"Ventes"}},
    {"name":"importedItems","kind":"integer","label":{"en":"Imported items","fr":"Articles importés"},"column":"imported_items","readOnly":true,"default":0,"section":{"en":"Sales","fr":"Ventes"}},
    {"name":"hasIssuedStock","kind":"boolean","label":{"en":"Has issued tickets","fr":"A des billets émis"},"computed":true,"section":{"en":"Sales","fr":"Ventes"}},
    {"name":"behaviour","kind":"string","label":{"en":"Behaviour","fr":"Comportement"},"column":"behaviour","maxLength":50,"section":{"en":"More","fr":"Divers"}},
    {"name":"willGenerateTicket","kind":"boolean","label":{"en":"Makes a ticket","fr":"Produit un billet"},"column":"will_generate_ticket","default":true,"section":{"en":"More","fr":"Divers"}},
    {"name":"ticketExpirationInterval","kind":"string","label":{"en":"Ticket valid for","fr":"Durée de validité du billet"},"column":"ticket_expiration_interval","maxLength":50,"section":{"en":"More","fr":"Divers"},"help":{"en":"ISO 8601 duration, e.g. P1Y.","fr":"Durée ISO 8601, par exemple P1Y."}},
    {"name":"amountForProBySellingDevice","kind":"json","label":{"en":"Due to the organiser by channel","fr":"Part de l’organisateur par canal"},"column":"amount_for_pro_by_selling_device","readOnly":true,"section":{"en":"More","fr":"Divers"}},
    {"name":"amountForProWithoutVatBySellingDevice","kind":"json","label":{"en":"Due to the organiser by channel, net","fr":"Part de l’organisateur par canal, HT"},"column":"amount_for_pro_without_vat_by_selling_device","readOnly":true,"section":{"en":"More","fr":"Divers"}},
    {"name":"dynamic","kind":"boolean","label":{"en":"Dynamic","fr":"Dynamique"},"column":"dynamic","default":false,"section":{"en":"More","fr":"Divers"},"help":{"en":"The amount is asked for when it is sold: zero or more, in the place of the price’s own.","fr":"Le montant est demandé à la vente : zéro ou plus, à la place de celui du tarif."}},
    {"name":"sellingDeviceList","kind":"relation","label":{"en":"Sold by","fr":"Canaux de vente"},"many":true,"target":"SellingDevice","through":"ticket_price_selling_device_list","section":{"en":"On sale","fr":"Mise en vente"}},
    {"name":"wallet","kind":"relation","label":{"en":"Wallet","fr":"Portefeuille"},"column":"wallet_id","target":"Wallet","onDelete":"clear","section":{"en":"On sale","fr":"Mise en vente"}},
    {"name":"bookingTrack","kind":"relation","label":{"en":"Reservation track","fr":"Parcours de réservation"},"column":"booking_track_id","target":"BookingTrack","onDelete":"clear","filter":true,"section":{"en":"On sale","fr":"Mise en vente"}},
    {"name":"scanTrack","kind":"relation","label":{"en":"Scan track","fr":"Parcours de contrôle"},"column":"scan_track_id","target":"ScanTrack","onDelete":"clear","filter":true,"section":{"en":"On sale","fr":"Mise en vente"}},
    {"name":"couponCodeGroup","kind":"relation","label":{"en":"Only with a code of","fr":"Seulement avec un code de"},"column":"coupon_code_group_id","target":"CouponCodeGroup","onDelete":"clear","filter":true,"section":{"en":"On sale","fr":"Mise en vente"}},
    {"name":"offerRuleList","kind":"relation","label":{"en":"Offers","fr":"Offres"},"many":true,"target":"OfferRule","computed":true,"listedBy":"ticketPriceList","section":{"en":"On sale","fr":"Mise en vente"}},
    {"name":"contingentList","kind":"relation","label":{"en":"Default contingents","fr":"Contingents par défaut"},"many":true,"target":"Contingent","through":"ticket_price_contingent_list","section":{"en":"Stock","fr":"Stock"}},
    {"name":"ticketPriceSeatGroupList","kind":"relation","label":{"en":"Seat groups","fr":"Catégories de places"},"many":true,"target":"TicketPriceSeatGroup","inverse":"ticketPrice","section":{"en":"Stock","fr":"Stock"}},
    {"name":"images","kind":"json","label":{"en":"Images","fr":"Images"},"column":"images","section":{"en":"More","fr":"Divers"}},
    {"name":"media","kind":"json","label":{"en":"Media","fr":"Médias"},"column":"media","section":{"en":"More","fr":"Divers"}},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Created","fr":"Créé le"},"column":"created_at","role":"createdAt"},
    {"name":"updatedAt","kind":"dateTime","label":{"en":"Changed","fr":"Modifié le"},"column":"updated_at","role":"updatedAt"}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [
    {"name":"checkNewVatRate","method":"POST","path":"/ticket_prices/check-vat-rate","label":{"en":"Check the VAT rate","fr":"Vérifier le taux de TVA"},"expects":"VatRateCheck","returns":"VatRateVerdict","status":200},
    {"name":"checkVatRate","method":"PUT","path":"/ticket_prices/{id}/check-vat-rate","label":{"en":"Check the VAT rate","fr":"Vérifier le taux de TVA"},"expects":"VatRateCheck","returns":"VatRateVerdict"},
    {"name":"frequentlyUsed","method":"GET","path":"/ticket_prices/frequently-used","label":{"en":"Often used prices","fr":"Tarifs fréquents"},"returns":"collection:TicketPrice","ownScreen":true},
    {"name":"createMultiple","method":"POST","path":"/event_dates/{id}/ticket_prices/multiple","label":{"en":"Copy prices here","fr":"Copier des tarifs ici"},"expects":"PriceCopies","query":"PriceToCopyQuery","returns":"collection:TicketPrice","status":201,"ownScreen":true},
    {"name":"updateMultiple","method":"PUT","path":"/event_dates/{id}/ticket_prices/multiple","label":{"en":"Change a price everywhere","fr":"Modifier un tarif partout"},"expects":"PriceChange","query":"PriceHashQuery","returns":"collection:TicketPrice","ownScreen":true},
    {"name":"deleteMultiple","method":"DELETE","path":"/event_dates/{id}/ticket_prices/multiple","label":{"en":"Delete a price everywhere","fr":"Supprimer un tarif partout"},"query":"PriceHashQuery","confirm":{"en":"The price is deleted on every performance that has it.","fr":"Le tarif est supprimé de toutes les représentations qui l’ont."},"ownScreen":true}
  ],
  "rights": {"read":["programming.read","sales.sell"],"write":"prices.write","export":"records.export"},
  "indexes": [["eventDate","manualSort"],["hash"]]
} as const satisfies EntityDescriptor;
