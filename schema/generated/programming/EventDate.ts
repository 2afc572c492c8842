// Made by codegen from schema/programming/EventDate.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Performance, as answered. */
export interface EventDate {
  readonly '@id': string;
  readonly '@type': 'EventDate';
  readonly contract: string;
  readonly ticketing: string;
  readonly pattern: string | null;
  readonly startDate: string;
  readonly endDate: string | null;
  readonly startOfEventDay: string | null;
  readonly endOfEventDay: string | null;
  readonly status: "closed" | "draft" | "opened" | "cancelled" | null;
  readonly type: string | null;
  readonly saleStartDate: string | null;
  readonly saleEndDate: string | null;
  readonly onSale: boolean | null;
  readonly availabilityStatus: "noTicketPrice" | "onHold" | "onSale" | "other" | "pastOrClosed" | "soldOut" | "soldOutOnline" | "soldOutNotInStockContingent" | "cancelled" | null;
  readonly hasTicketPriceOnSale: boolean | null;
  readonly onSaleDemoMode: boolean | null;
  readonly notOnSaleReasons: unknown;
  readonly isReservableOnline: boolean | null;
  readonly dynamic: boolean | null;
  readonly isNumberedSeating: boolean | null;
  readonly seatingName: string | null;
  readonly seatConfig: string | null;
  readonly logicalSeatConfig: string | null;
  readonly unlimitedStock: boolean | null;
  readonly totalStock: number | null;
  readonly baseStock: number | null;
  readonly overbookingStock: number | null;
  readonly overbookedStock: number;
  readonly manuallySetStock: boolean | null;
  readonly occupiedStock: number;
  readonly bookableStock: number | null;
  readonly remainingStock: number | null;
  readonly contingentBookableStock: number | null;
  readonly notInStockContingentBookableStock: number | null;
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
  readonly soldExStockTickets: number;
  readonly bookedExStockTickets: number;
  readonly reservedExStockTickets: number;
  readonly refundedExStockTickets: number;
  readonly issuedExStockTickets: number;
  readonly importedExStockTickets: number;
  readonly soldExStockItems: number;
  readonly bookedExStockItems: number;
  readonly reservedExStockItems: number;
  readonly refundedExStockItems: number;
  readonly issuedExStockItems: number;
  readonly importedExStockItems: number;
  readonly groupTickets: number;
  readonly optionTickets: number;
  readonly groupItems: number;
  readonly optionItems: number;
  readonly nbActiveSeats: number;
  readonly scannedTicketCount: number;
  readonly turnover: number;
  readonly orderIncome: number;
  readonly reservationIncome: number;
  readonly representationNumber: number | null;
  readonly isRepresentationNumberManuallyFixed: boolean | null;
  readonly isOverbooked: boolean | null;
  readonly hasOrderItems: boolean | null;
  readonly ticketPriceList: readonly string[];
  readonly stockContingentList: readonly string[];
  readonly availableSeatList: readonly string[];
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What is accepted for EventDate: relations as IRIs. */
export interface EventDateInput {
  readonly contract?: string;
  readonly ticketing: string;
  readonly pattern?: string | null;
  readonly startDate: string;
  readonly endDate?: string | null;
  readonly startOfEventDay?: string | null;
  readonly endOfEventDay?: string | null;
  readonly status?: "closed" | "draft" | "opened" | "cancelled" | null;
  readonly type?: string | null;
  readonly saleStartDate?: string | null;
  readonly saleEndDate?: string | null;
  readonly onSaleDemoMode?: boolean | null;
  readonly isReservableOnline?: boolean | null;
  readonly dynamic?: boolean | null;
  readonly isNumberedSeating?: boolean | null;
  readonly seatingName?: string | null;
  readonly seatConfig?: string | null;
  readonly logicalSeatConfig?: string | null;
  readonly unlimitedStock?: boolean | null;
  readonly totalStock?: number | null;
  readonly baseStock?: number | null;
  readonly overbookingStock?: number | null;
  readonly manuallySetStock?: boolean | null;
  readonly representationNumber?: number | null;
  readonly isRepresentationNumberManuallyFixed?: boolean | null;
  readonly ticketPriceList?: readonly string[];
  readonly stockContingentList?: readonly string[];
  readonly availableSeatList?: readonly string[];
}

/** EventDate as the server handles it: relations as ids. */
export interface EventDateValues {
  readonly contract: number;
  readonly ticketing: number;
  readonly pattern: number | null;
  readonly startDate: string;
  readonly endDate: string | null;
  readonly startOfEventDay: string | null;
  readonly endOfEventDay: string | null;
  readonly status: "closed" | "draft" | "opened" | "cancelled" | null;
  readonly type: string | null;
  readonly saleStartDate: string | null;
  readonly saleEndDate: string | null;
  readonly onSaleDemoMode: boolean | null;
  readonly notOnSaleReasons: unknown;
  readonly isReservableOnline: boolean | null;
  readonly dynamic: boolean | null;
  readonly isNumberedSeating: boolean | null;
  readonly seatingName: string | null;
  readonly seatConfig: number | null;
  readonly logicalSeatConfig: number | null;
  readonly unlimitedStock: boolean | null;
  readonly totalStock: number | null;
  readonly baseStock: number | null;
  readonly overbookingStock: number | null;
  readonly overbookedStock: number;
  readonly manuallySetStock: boolean | null;
  readonly occupiedStock: number;
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
  readonly soldExStockTickets: number;
  readonly bookedExStockTickets: number;
  readonly reservedExStockTickets: number;
  readonly refundedExStockTickets: number;
  readonly issuedExStockTickets: number;
  readonly importedExStockTickets: number;
  readonly soldExStockItems: number;
  readonly bookedExStockItems: number;
  readonly reservedExStockItems: number;
  readonly refundedExStockItems: number;
  readonly issuedExStockItems: number;
  readonly importedExStockItems: number;
  readonly groupTickets: number;
  readonly optionTickets: number;
  readonly groupItems: number;
  readonly optionItems: number;
  readonly nbActiveSeats: number;
  readonly scannedTicketCount: number;
  readonly turnover: number;
  readonly orderIncome: number;
  readonly reservationIncome: number;
  readonly representationNumber: number | null;
  readonly isRepresentationNumberManuallyFixed: boolean | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export const eventDateDescriptor = {
  "name": "EventDate",
  "area": "programming",
  "api": "ticketing",
  "collection": "/event_dates",
  "path": {"list":"/events","create":"/events/new","edit":"/events/{id}/settings","show":"/events/{id}"},
  "scope": "contract",
  "table": "event_date",
  "title": "startDate",
  "search": ["seatingName"],
  "label": {"en":"Performance","fr":"Représentation"},
  "plural": {"en":"Performances","fr":"Représentations"},
  "group": "programming",
  "icon": "Event",
  "order": {"startDate":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"ticketing","kind":"relation","label":{"en":"Show","fr":"Spectacle"},"column":"ticketing_id","target":"Ticketing","required":true,"immutable":true,"list":true,"filter":true},
    {"name":"pattern","kind":"relation","label":{"en":"Pattern","fr":"Modèle de date"},"column":"pattern_id","target":"EventDatePattern","onDelete":"clear","filter":true},
    {"name":"startDate","kind":"dateTime","label":{"en":"Starts","fr":"Début"},"column":"start_date","required":true,"timezoneFrom":"ticketing.timezone","list":true,"filter":true},
    {"name":"endDate","kind":"dateTime","label":{"en":"Ends","fr":"Fin"},"column":"end_date","timezoneFrom":"ticketing.timezone"},
    {"name":"startOfEventDay","kind":"dateTime","label":{"en":"Day starts","fr":"Début de journée"},"column":"start_of_event_day","timezoneFrom":"ticketing.timezone","section":{"en":"More","fr":"Divers"}},
    {"name":"endOfEventDay","kind":"dateTime","label":{"en":"Day ends","fr":"Fin de journée"},"column":"end_of_event_day","timezoneFrom":"ticketing.timezone","section":{"en":"More","fr":"Divers"}},
    {"name":"status","kind":"enum","label":{"en":"Status","fr":"Statut"},"column":"status","values":[{"value":"closed","label":{"en":"Closed","fr":"Fermée"}},{"value":"draft","label":{"en":"Draft","fr":"Brouillon"}},{"value":"opened","label":{"en":"Open","fr":"Ouverte"}},{"value":"cancelled","label":{"en":"Cancelled","fr":"Annulée"}}],"tones":{"success":["opened"],"danger":["cancelled"]},"default":"draft","list":true,"filter":true},
    {"name":"type","kind":"string","label":{"en":"Type","fr":"Type"},"column":"type","maxLength":50,"section":{"en":"More","fr":"Divers"}},
    {"name":"saleStartDate","kind":"dateTime","label":{"en":"Sale opens","fr":"Ouverture de la vente"},"column":"sale_start_date","timezoneFrom":"ticketing.timezone","section":{"en":"On sale","fr":"Mise en vente"}},
    {"name":"saleEndDate","kind":"dateTime","label":{"en":"Sale ends","fr":"Fin de la vente"},"column":"sale_end_date","timezoneFrom":"ticketing.timezone","section":{"en":"On sale","fr":"Mise en vente"}},
    {"name":"onSale","kind":"boolean","label":{"en":"On sale","fr":"En vente"},"computed":true,"section":{"en":"On sale","fr":"Mise en vente"}},
    {"name":"availabilityStatus","kind":"enum","label":{"en":"Availability","fr":"Disponibilité"},"values":[{"value":"noTicketPrice","label":{"en":"No price","fr":"Sans tarif"}},{"value":"onHold","label":{"en":"On hold","fr":"En attente"}},{"value":"onSale","label":{"en":"On sale","fr":"En vente"}},{"value":"other","label":{"en":"Other","fr":"Autre"}},{"value":"pastOrClosed","label":{"en":"Past or closed","fr":"Passé ou fermé"}},{"value":"soldOut","label":{"en":"Sold out","fr":"Complet"}},{"value":"soldOutOnline","label":{"en":"Sold out online","fr":"Complet en ligne"}},{"value":"soldOutNotInStockContingent","label":{"en":"Sold out outside contingents","fr":"Complet hors contingents"}},{"value":"cancelled","label":{"en":"Cancelled","fr":"Annulé"}}],"tones":{"success":["onSale"],"warning":["noTicketPrice","onHold"],"danger":["soldOut"]},"computed":true,"list":true,"section":{"en":"On sale","fr":"Mise en vente"}},
    {"name":"hasTicketPriceOnSale","kind":"boolean","label":{"en":"Has a price on sale","fr":"A un tarif en vente"},"computed":true,"section":{"en":"On sale","fr":"Mise en vente"}},
    {"name":"onSaleDemoMode","kind":"boolean","label":{"en":"Demo sale","fr":"Vente de démonstration"},"column":"on_sale_demo_mode","default":false,"section":{"en":"On sale","fr":"Mise en vente"}},
    {"name":"notOnSaleReasons","kind":"json","label":{"en":"Why not on sale","fr":"Raisons hors vente"},"column":"not_on_sale_reasons","readOnly":true,"section":{"en":"On sale","fr":"Mise en vente"}},
    {"name":"isReservableOnline","kind":"boolean","label":{"en":"Reservable online","fr":"Réservable en ligne"},"column":"is_reservable_online","default":false,"section":{"en":"On sale","fr":"Mise en vente"}},
    {"name":"dynamic","kind":"boolean","label":{"en":"Dynamic","fr":"Dynamique"},"column":"dynamic","default":false,"section":{"en":"More","fr":"Divers"}},
    {"name":"isNumberedSeating","kind":"boolean","label":{"en":"Numbered seats","fr":"Placement numéroté"},"column":"is_numbered_seating","default":false},
    {"name":"seatingName","kind":"string","label":{"en":"Room","fr":"Salle"},"column":"seating_name","maxLength":200},
    {"name":"seatConfig","kind":"relation","label":{"en":"Seating plan","fr":"Plan de salle"},"column":"seat_config_id","target":"SeatConfig","section":{"en":"Stock","fr":"Stock"}},
    {"name":"logicalSeatConfig","kind":"relation","label":{"en":"Seating configuration","fr":"Configuration de salle"},"column":"logical_seat_config_id","target":"LogicalSeatConfig","filter":true,"section":{"en":"Stock","fr":"Stock"}},
    {"name":"unlimitedStock","kind":"boolean","label":{"en":"Unlimited stock","fr":"Stock illimité"},"column":"unlimited_stock","default":true,"section":{"en":"Stock","fr":"Stock"}},
    {"name":"totalStock","kind":"integer","label":{"en":"Total stock","fr":"Jauge"},"column":"total_stock","min":0,"list":true,"section":{"en":"Stock","fr":"Stock"}},
    {"name":"baseStock","kind":"integer","label":{"en":"Base stock","fr":"Jauge de base"},"column":"base_stock","min":0,"section":{"en":"Stock","fr":"Stock"}},
    {"name":"overbookingStock","kind":"integer","label":{"en":"Overbooking stock","fr":"Surréservation"},"column":"overbooking_stock","default":0,"min":0,"section":{"en":"Stock","fr":"Stock"}},
    {"name":"overbookedStock","kind":"integer","label":{"en":"Overbooked","fr":"Surréservées"},"column":"overbooked_stock","readOnly":true,"default":0,"section":{"en":"Stock","fr":"Stock"}},
    {"name":"manuallySetStock","kind":"boolean","label":{"en":"Stock set by hand","fr":"Jauge fixée à la main"},"column":"manually_set_stock","default":false,"section":{"en":"Stock","fr":"Stock"}},
    {"name":"occupiedStock","kind":"integer","label":{"en":"Occupied","fr":"Occupées"},"column":"occupied_stock","readOnly":true,"default":0,"min":0,"section":{"en":"Stock","fr":"Stock"}},
    {"name":"bookableStock","kind":"integer","label":{"en":"Left","fr":"Restantes"},"computed":true,"list":true,"section":{"en":"Stock","fr":"Stock"}},
    {"name":"remainingStock","kind":"integer","label":{"en":"Remaining","fr":"Solde de jauge"},"computed":true,"section":{"en":"Stock","fr":"Stock"}},
    {"name":"contingentBookableStock","kind":"integer","label":{"en":"Left in contingents","fr":"Restantes en contingent"},"computed":true,"section":{"en":"Stock","fr":"Stock"}},
    {"name":"notInStockContingentBookableStock","kind":"integer","label":{"en":"Left outside contingents","fr":"Restantes hors contingent"},"computed":true,"section":{"en":"Stock","fr":"Stock"}},
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
    {"name":"soldExStockTickets","kind":"integer","label":{"en":"Sold outside stock","fr":"Vendus hors jauge"},"column":"sold_ex_stock_tickets","readOnly":true,"default":0,"section":{"en":"Sales","fr":"Ventes"},"needs":"turnover.read"},
    {"name":"bookedExStockTickets","kind":"integer","label":{"en":"Booked outside stock","fr":"Réservés fermes hors jauge"},"column":"booked_ex_stock_tickets","readOnly":true,"default":0,"section":{"en":"Sales","fr":"Ventes"}},
    {"name":"reservedExStockTickets","kind":"integer","label":{"en":"Reserved outside stock","fr":"En réservation hors jauge"},"column":"reserved_ex_stock_tickets","readOnly":true,"default":0,"section":{"en":"Sales","fr":"Ventes"}},
    {"name":"refundedExStockTickets","kind":"integer","label":{"en":"Refunded outside stock","fr":"Remboursés hors jauge"},"column":"refunded_ex_stock_tickets","readOnly":true,"default":0,"section":{"en":"Sales","fr":"Ventes"}},
    {"name":"issuedExStockTickets","kind":"integer","label":{"en":"Issued outside stock","fr":"Émis hors jauge"},"column":"issued_ex_stock_tickets","readOnly":true,"default":0,"section":{"en":"Sales","fr":"Ventes"}},
    {"name":"importedExStockTickets","kind":"integer","label":{"en":"Imported outside stock","fr":"Importés hors jauge"},"column":"imported_ex_stock_tickets","readOnly":true,"default":0,"section":{"en":"Sales","fr":"Ventes"}},
    {"name":"soldExStockItems","kind":"integer","label":{"en":"Items sold outside stock","fr":"Articles vendus hors jauge"},"column":"sold_ex_stock_items","readOnly":true,"default":0,"section":{"en":"Sales","fr":"Ventes"},"needs":"turnover.read"},
    {"name":"bookedExStockItems","kind":"integer","label":{"en":"Items booked outside stock","fr":"Articles réservés fermes hors jauge"},"column":"booked_ex_stock_items","readOnly":true,"default":0,"section":{"en":"Sales","fr":"Ventes"}},
    {"name":"reservedExStockItems","kind":"integer","label":{"en":"Items reserved outside stock","fr":"Articles en réservation hors jauge"},"column":"reserved_ex_stock_items","readOnly":true,"default":0,"section":{"en":"Sales","fr":"Ventes"}},
    {"name":"refundedExStockItems","kind":"integer","label":{"en":"Items refunded outside stock","fr":"Articles remboursés hors jauge"},"column":"refunded_ex_stock_items","readOnly":true,"default":0,"section":{"en":"Sales","fr":"Ventes"}},
    {"name":"issuedExStockItems","kind":"integer","label":{"en":"Items issued outside stock","fr":"Articles émis hors jauge"},"column":"issued_ex_stock_items","readOnly":true,"default":0,"section":{"en":"Sales","fr":"Ventes"}},
    {"name":"importedExStockItems","kind":"integer","label":{"en":"Items imported outside stock","fr":"Articles importés hors jauge"},"column":"imported_ex_stock_items","readOnly":true,"default":0,"section":{"en":"Sales","fr":"Ventes"}},
    {"name":"groupTickets","kind":"integer","label":{"en":"Group tickets","fr":"Billets de groupe"},"column":"group_tickets","readOnly":true,"default":0,"section":{"en":"Sales","fr":"Ventes"}},
    {"name":"optionTickets","kind":"integer","label":{"en":"Option tickets","fr":"Billets en option"},"column":"option_tickets","readOnly":true,"default":0,"section":{"en":"Sales","fr":"Ventes"}},
    {"name":"groupItems","kind":"integer","label":{"en":"Group items","fr":"Articles de groupe"},"column":"group_items","readOnly":true,"default":0,"section":{"en":"Sales","fr":"Ventes"}},
    {"name":"optionItems","kind":"integer","label":{"en":"Option items","fr":"Articles en option"},"column":"option_items","readOnly":true,"default":0,"section":{"en":"Sales","fr":"Ventes"}},
    {"name":"nbActiveSeats","kind":"integer","label":{"en":"Active seats","fr":"Places actives"},"column":"nb_active_seats","readOnly":true,"default":0,"section":{"en":"Stock","fr":"Stock"}},
    {"name":"scannedTicketCount","kind":"integer","label":{"en":"Scanned","fr":"Contrôlés"},"column":"scanned_ticket_count","readOnly":true,"default":0,"section":{"en":"Sales","fr":"Ventes"}},
    {"name":"turnover","kind":"money","label":{"en":"Turnover","fr":"Chiffre d’affaires"},"column":"turnover","readOnly":true,"default":0,"currencyFrom":"ticketing.currency","section":{"en":"Sales","fr":"Ventes"},"needs":"turnover.read"},
    {"name":"orderIncome","kind":"money","label":{"en":"Order income","fr":"Recette des commandes"},"column":"order_income","readOnly":true,"default":0,"currencyFrom":"ticketing.currency","section":{"en":"Sales","fr":"Ventes"},"needs":"turnover.read"},
    {"name":"reservationIncome","kind":"money","label":{"en":"Reservation income","fr":"Recette des réservations"},"column":"reservation_income","readOnly":true,"default":0,"currencyFrom":"ticketing.currency","section":{"en":"Sales","fr":"Ventes"},"needs":"turnover.read"},
    {"name":"representationNumber","kind":"integer","label":{"en":"Performance number","fr":"Numéro de représentation"},"column":"representation_number","min":1,"section":{"en":"More","fr":"Divers"}},
    {"name":"isRepresentationNumberManuallyFixed","kind":"boolean","label":{"en":"Number fixed by hand","fr":"Numéro fixé à la main"},"column":"is_representation_number_manually_fixed","default":false,"section":{"en":"More","fr":"Divers"}},
    {"name":"isOverbooked","kind":"boolean","label":{"en":"Overbooked","fr":"En surréservation"},"computed":true,"section":{"en":"Stock","fr":"Stock"}},
    {"name":"hasOrderItems","kind":"boolean","label":{"en":"Has sales","fr":"A des ventes"},"computed":true,"section":{"en":"Sales","fr":"Ventes"}},
    {"name":"ticketPriceList","kind":"relation","label":{"en":"Prices","fr":"Tarifs"},"many":true,"target":"TicketPrice","inverse":"eventDate"},
    {"name":"stockContingentList","kind":"relation","label":{"en":"Contingents","fr":"Contingents"},"many":true,"target":"StockContingent","inverse":"eventDate"},
    {"name":"availableSeatList","kind":"relation","label":{"en":"Seats","fr":"Places"},"many":true,"target":"AvailableSeat","inverse":"eventDate","section":{"en":"Stock","fr":"Stock"}},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Created","fr":"Créé le"},"column":"created_at","role":"createdAt"},
    {"name":"updatedAt","kind":"dateTime","label":{"en":"Changed","fr":"Modifié le"},"column":"updated_at","role":"updatedAt"}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [
    {"name":"cancel","method":"PUT","path":"/event_dates/{id}/cancel","label":{"en":"Cancel the performance","fr":"Annuler la représentation"},"returns":"EventDate","confirm":{"en":"The performance is cancelled and no longer sold. Its sold tickets stay valid until they are refunded.","fr":"La représentation est annulée et n’est plus vendue. Les billets vendus restent valables jusqu’à leur remboursement."}},
    {"name":"refundPlan","method":"GET","path":"/event_dates/{id}/refunds","label":{"en":"What is to be given back","fr":"Ce qui est à rendre"},"returns":"PerformanceRefundPlan","ownScreen":true},
    {"name":"refundAll","method":"POST","path":"/event_dates/{id}/refunds","label":{"en":"Give everything back","fr":"Tout rembourser"},"expects":"PerformanceRefund","returns":"Job","status":202,"idempotent":true,"ownScreen":true},
    {"name":"clone","method":"POST","path":"/event_dates/{id}/clone","label":{"en":"Clone the performance","fr":"Dupliquer la représentation"},"returns":"EventDate","status":201},
    {"name":"cloneTo","method":"POST","path":"/event_dates/{id}/clones","label":{"en":"Clone to another day","fr":"Dupliquer à un autre jour"},"expects":"EventDateClone","returns":"EventDate","status":201,"ownScreen":true},
    {"name":"bulk","method":"PUT","path":"/event_dates/{id}/bulk","label":{"en":"Change the performance and its prices","fr":"Modifier la représentation et ses tarifs"},"expects":"json","returns":"EventDate","ownScreen":true},
    {"name":"tickets","method":"GET","path":"/event_dates/{id}/tickets.{format}.{x}","label":{"en":"All tickets (PDF)","fr":"Tous les billets (PDF)"},"query":"PerformanceTicketsQuery","returns":"document"},
    {"name":"accountability","method":"GET","path":"/accountability/{id}/event_date.pdf","label":{"en":"Box office statement","fr":"Bordereau de recettes"},"query":"PerformanceStatementQuery","returns":"document"},
    {"name":"accountabilityItems","method":"GET","path":"/accountability/{id}/event_date_items.pdf","label":{"en":"Box office statement by item","fr":"Bordereau de recettes par article"},"query":"PerformanceStatementQuery","returns":"document"},
    {"name":"door","method":"GET","path":"/event_dates/{id}/door","label":{"en":"People in by door","fr":"Entrées par porte"},"returns":"DoorOverview","ownScreen":true},
    {"name":"doorTickets","method":"GET","path":"/event_dates/{id}/door/tickets","label":{"en":"Tickets by name","fr":"Billets par nom"},"query":"DoorTicketQuery","returns":"collection:DoorTicket","ownScreen":true},
    {"name":"seatPlan","method":"GET","path":"/event_dates/{id}/seat_plan","label":{"en":"Seat map","fr":"Plan des places"},"returns":"json","ownScreen":true},
    {"name":"seatPlanSheet","method":"GET","path":"/event_dates/{id}/seat_plan.pdf","label":{"en":"Plan for the door","fr":"Plan pour le contrôle"},"query":"PlanSheetQuery","returns":"document","ownScreen":true},
    {"name":"seatStates","method":"GET","path":"/event_dates/{id}/seat_states","label":{"en":"States of the seats","fr":"États des places"},"query":"SeatStatesQuery","returns":"json","ownScreen":true},
    {"name":"seatHolds","method":"GET","path":"/event_dates/{id}/seat_holds","label":{"en":"Seats kept from sale","fr":"Places retirées de la vente"},"returns":"json","ownScreen":true}
  ],
  "rights": {"read":["programming.read","sales.sell","tickets.scan"],"write":"programming.write","export":"records.export","actions":{"door":"tickets.scan","doorTickets":"tickets.scan","tickets":["tickets.read","tickets.scan"],"refundPlan":"orders.refund","refundAll":"orders.refund","accountability":"turnover.read","accountabilityItems":"turnover.read","seatPlan":["programming.read","sales.sell"],"seatPlanSheet":["programming.read","sales.sell","tickets.scan"],"seatStates":["programming.read","sales.sell"],"seatHolds":["programming.read","sales.sell"]}},
  "indexes": [["startDate"],["status","startDate"]]
} as const satisfies EntityDescriptor;
