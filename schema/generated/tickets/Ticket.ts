// Made by codegen from schema/tickets/Ticket.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Ticket, as answered. */
export interface Ticket {
  readonly '@id': string;
  readonly '@type': 'Ticket';
  readonly contract: string;
  readonly number: number | null;
  readonly barcode: string | null;
  readonly status: "refunded" | "cancelled" | "payed" | "booked";
  readonly order: string | null;
  readonly orderItem: string | null;
  readonly ticketPrice: string | null;
  readonly eventDate: string | null;
  readonly seat: string | null;
  readonly seatLabel: string | null;
  readonly seatGroupLabel: string | null;
  readonly availableSeat: string | null;
  readonly cartItem: string | null;
  readonly participant: string | null;
  readonly data: unknown;
  readonly fullName: string | null;
  readonly facialValue: number;
  readonly facialFeeValue: number;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF";
  readonly boughtAt: string | null;
  readonly refundedAt: string | null;
  readonly firstScannedDate: string | null;
  readonly lastScannedDate: string | null;
  readonly ticketPriceName: string | null;
  readonly ticketPriceType: "full_price" | "reduced" | "exempted" | "subscription" | "subscriptionMemberLoyalty" | "scholar" | "group" | "reseller" | "other" | null;
  readonly valid: boolean;
  readonly isBlocked: boolean | null;
  readonly isUnlimited: boolean;
  readonly maxScanNb: number;
  readonly remainingScanNb: number;
  readonly currentScanNb: number;
  readonly currentValidScanNb: number;
  readonly isInside: boolean;
  readonly masterTicketList: readonly string[];
  readonly ticketCheckpointList: readonly string[];
  readonly scanList: readonly string[];
  readonly validStartDate: string | null;
  readonly validEndDate: string | null;
  readonly ticketingTitle: string | null;
  readonly eventDateStartDate: string | null;
  readonly eventDateEndDate: string | null;
  readonly ticketingTimezone: string;
  readonly ticketRequiredFields: unknown;
  readonly participantRequiredFields: unknown;
  readonly customerRequiredFields: unknown;
  readonly isCustomized: boolean;
  readonly replacedTicket: string | null;
  readonly printCount: number;
  readonly lastPrintedAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What is accepted for Ticket: relations as IRIs. */
export interface TicketInput {
  readonly contract?: string;
  readonly data?: unknown;
  readonly lastScannedDate?: string | null;
  readonly isBlocked?: boolean | null;
  readonly ticketCheckpointList?: readonly string[];
  readonly scanList?: readonly string[];
}

/** Ticket as the server handles it: relations as ids. */
export interface TicketValues {
  readonly contract: number;
  readonly number: number | null;
  readonly barcode: string | null;
  readonly status: "refunded" | "cancelled" | "payed" | "booked";
  readonly order: number | null;
  readonly orderItem: number | null;
  readonly ticketPrice: number | null;
  readonly eventDate: number | null;
  readonly seat: number | null;
  readonly seatLabel: string | null;
  readonly seatGroupLabel: string | null;
  readonly cartItem: number | null;
  readonly participant: number | null;
  readonly data: unknown;
  readonly facialValue: number;
  readonly facialFeeValue: number;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF";
  readonly boughtAt: string | null;
  readonly refundedAt: string | null;
  readonly firstScannedDate: string | null;
  readonly lastScannedDate: string | null;
  readonly ticketPriceName: string | null;
  readonly ticketPriceType: "full_price" | "reduced" | "exempted" | "subscription" | "subscriptionMemberLoyalty" | "scholar" | "group" | "reseller" | "other" | null;
  readonly valid: boolean;
  readonly isBlocked: boolean | null;
  readonly isUnlimited: boolean;
  readonly maxScanNb: number;
  readonly remainingScanNb: number;
  readonly currentScanNb: number;
  readonly currentValidScanNb: number;
  readonly isInside: boolean;
  readonly validStartDate: string | null;
  readonly validEndDate: string | null;
  readonly ticketingTitle: string | null;
  readonly eventDateStartDate: string | null;
  readonly eventDateEndDate: string | null;
  readonly ticketingTimezone: string;
  readonly ticketRequiredFields: unknown;
  readonly participantRequiredFields: unknown;
  readonly customerRequiredFields: unknown;
  readonly isCustomized: boolean;
  readonly replacedTicket: number | null;
  readonly printCount: number;
  readonly lastPrintedAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export const ticketDescriptor = {
  "name": "Ticket",
  "area": "tickets",
  "api": "ticketing",
  "collection": "/tickets",
  "scope": "contract",
  "table": "ticket",
  "title": "number",
  "search": ["barcode","ticketingTitle","ticketPriceName","seatLabel"],
  "bulkWith": ["downloadId","payId"],
  "label": {"en":"Ticket","fr":"Billet"},
  "plural": {"en":"Tickets","fr":"Billets"},
  "group": "tickets",
  "icon": "ConfirmationNumber",
  "order": {"boughtAt":"desc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"number","kind":"integer","label":{"en":"Number","fr":"Numéro"},"column":"number","unique":true,"readOnly":true,"list":true},
    {"name":"barcode","kind":"string","label":{"en":"Barcode","fr":"Code-barres"},"column":"barcode","unique":true,"readOnly":true,"maxLength":40,"list":true,"filter":true,"personal":true},
    {"name":"status","kind":"enum","label":{"en":"Status","fr":"Statut"},"column":"status","values":[{"value":"refunded","label":{"en":"Refunded","fr":"Remboursé"}},{"value":"cancelled","label":{"en":"Cancelled","fr":"Annulé"}},{"value":"payed","label":{"en":"Paid","fr":"Payé"}},{"value":"booked","label":{"en":"Booked","fr":"Réservé"}}],"tones":{"success":["payed"],"warning":["booked"],"danger":["refunded","cancelled"]},"readOnly":true,"default":"payed","list":true,"filter":true},
    {"name":"order","kind":"relation","label":{"en":"Order","fr":"Commande"},"column":"order_id","target":"Order","readOnly":true,"list":true,"filter":true,"needs":"tickets.read"},
    {"name":"orderItem","kind":"relation","label":{"en":"Item","fr":"Article"},"column":"order_item_id","target":"OrderItem","readOnly":true,"needs":"tickets.read"},
    {"name":"ticketPrice","kind":"relation","label":{"en":"Price","fr":"Tarif"},"column":"ticket_price_id","target":"TicketPrice","readOnly":true,"filter":true},
    {"name":"eventDate","kind":"relation","label":{"en":"Performance","fr":"Représentation"},"column":"event_date_id","target":"EventDate","readOnly":true,"filter":true},
    {"name":"seat","kind":"relation","label":{"en":"Place on the plan","fr":"Place sur le plan"},"column":"seat_id","target":"Seat","readOnly":true,"section":{"en":"Performance","fr":"Représentation"},"help":{"en":"Empty once it is given back: two tickets never have one seat.","fr":"Vide dès qu’elle est rendue : deux billets n’ont jamais la même place."}},
    {"name":"seatLabel","kind":"string","label":{"en":"Seat","fr":"Place"},"column":"seat_label","readOnly":true,"maxLength":100,"section":{"en":"Performance","fr":"Représentation"},"help":{"en":"As it stood when the ticket was made: row, number, zone.","fr":"Tel qu’à l’émission : rang, numéro, zone."}},
    {"name":"seatGroupLabel","kind":"string","label":{"en":"Seat category","fr":"Catégorie de place"},"column":"seat_group_label","readOnly":true,"maxLength":200,"section":{"en":"Performance","fr":"Représentation"},"help":{"en":"The law wants it on the ticket.","fr":"La loi la veut sur le billet."}},
    {"name":"availableSeat","kind":"relation","label":{"en":"Seat of the performance","fr":"Place de la représentation"},"target":"AvailableSeat","computed":true,"section":{"en":"Performance","fr":"Représentation"}},
    {"name":"cartItem","kind":"relation","label":{"en":"Cart item","fr":"Article de panier"},"column":"cart_item_id","target":"CartItem","onDelete":"clear","readOnly":true,"section":{"en":"More","fr":"Divers"}},
    {"name":"participant","kind":"relation","label":{"en":"Participant","fr":"Participant"},"column":"participant_id","target":"Customer","readOnly":true,"section":{"en":"Holder","fr":"Porteur"},"needs":"customers.read"},
    {"name":"data","kind":"json","label":{"en":"Holder","fr":"Porteur"},"column":"data","section":{"en":"Holder","fr":"Porteur"},"needs":"customers.read","personal":true},
    {"name":"fullName","kind":"string","label":{"en":"Holder’s name","fr":"Nom du porteur"},"computed":true,"maxLength":255,"section":{"en":"Holder","fr":"Porteur"},"needs":"customers.read","personal":true},
    {"name":"facialValue","kind":"money","label":{"en":"Amount","fr":"Montant"},"column":"facial_value","readOnly":true,"default":0,"currencyFrom":"currency","needs":"tickets.read"},
    {"name":"facialFeeValue","kind":"money","label":{"en":"Fees","fr":"Frais"},"column":"facial_fee_value","readOnly":true,"default":0,"currencyFrom":"currency","needs":"tickets.read"},
    {"name":"currency","kind":"enum","label":{"en":"Currency","fr":"Devise"},"column":"currency","values":[{"value":"EUR","label":{"en":"EUR","fr":"EUR"}},{"value":"CAD","label":{"en":"CAD","fr":"CAD"}},{"value":"CHF","label":{"en":"CHF","fr":"CHF"}},{"value":"GBP","label":{"en":"GBP","fr":"GBP"}},{"value":"MAD","label":{"en":"MAD","fr":"MAD"}},{"value":"USD","label":{"en":"USD","fr":"USD"}},{"value":"XPF","label":{"en":"XPF","fr":"XPF"}}],"readOnly":true,"default":"EUR"},
    {"name":"boughtAt","kind":"dateTime","label":{"en":"Bought","fr":"Acheté le"},"column":"bought_at","readOnly":true,"timezoneFrom":"ticketingTimezone","list":true},
    {"name":"refundedAt","kind":"dateTime","label":{"en":"Refunded","fr":"Remboursé le"},"column":"refunded_at","readOnly":true,"timezoneFrom":"ticketingTimezone"},
    {"name":"firstScannedDate","kind":"dateTime","label":{"en":"First scan","fr":"Premier contrôle"},"column":"first_scanned_date","readOnly":true,"timezoneFrom":"ticketingTimezone","section":{"en":"Scans","fr":"Contrôles"}},
    {"name":"lastScannedDate","kind":"dateTime","label":{"en":"Last scan","fr":"Dernier contrôle"},"column":"last_scanned_date","timezoneFrom":"ticketingTimezone","section":{"en":"Scans","fr":"Contrôles"},"needsToWrite":["tickets.scan","orders.correct"]},
    {"name":"ticketPriceName","kind":"string","label":{"en":"Price name","fr":"Nom du tarif"},"column":"ticket_price_name","readOnly":true,"maxLength":200,"list":true},
    {"name":"ticketPriceType","kind":"enum","label":{"en":"Price type","fr":"Type de tarif"},"column":"ticket_price_type","values":[{"value":"full_price","label":{"en":"Full price","fr":"Plein tarif"}},{"value":"reduced","label":{"en":"Reduced","fr":"Tarif réduit"}},{"value":"exempted","label":{"en":"Exempted","fr":"Exonéré"}},{"value":"subscription","label":{"en":"Subscription","fr":"Abonnement"}},{"value":"subscriptionMemberLoyalty","label":{"en":"Member loyalty","fr":"Fidélité adhérent"}},{"value":"scholar","label":{"en":"School","fr":"Scolaire"}},{"value":"group","label":{"en":"Group","fr":"Groupe"}},{"value":"reseller","label":{"en":"Reseller","fr":"Revendeur"}},{"value":"other","label":{"en":"Other","fr":"Autre"}}],"readOnly":true,"filter":true},
    {"name":"valid","kind":"boolean","label":{"en":"Valid","fr":"Valide"},"column":"valid","readOnly":true,"default":true,"section":{"en":"Scans","fr":"Contrôles"}},
    {"name":"isBlocked","kind":"boolean","label":{"en":"Blocked","fr":"Bloqué"},"column":"is_blocked","default":false,"filter":true,"section":{"en":"Scans","fr":"Contrôles"},"help":{"en":"Refused at every checkpoint until it is lifted.","fr":"Refusé à tout contrôle jusqu’à sa levée."},"needsToWrite":"orders.correct"},
    {"name":"isUnlimited","kind":"boolean","label":{"en":"Unlimited scans","fr":"Contrôles illimités"},"column":"is_unlimited","readOnly":true,"default":false,"section":{"en":"Scans","fr":"Contrôles"}},
    {"name":"maxScanNb","kind":"integer","label":{"en":"Most scans","fr":"Contrôles permis"},"column":"max_scan_nb","readOnly":true,"default":1,"section":{"en":"Scans","fr":"Contrôles"}},
    {"name":"remainingScanNb","kind":"integer","label":{"en":"Scans left","fr":"Contrôles restants"},"column":"remaining_scan_nb","readOnly":true,"default":1,"section":{"en":"Scans","fr":"Contrôles"}},
    {"name":"currentScanNb","kind":"integer","label":{"en":"Scans","fr":"Contrôles"},"column":"current_scan_nb","readOnly":true,"default":0,"section":{"en":"Scans","fr":"Contrôles"}},
    {"name":"currentValidScanNb","kind":"integer","label":{"en":"Valid scans","fr":"Contrôles valides"},"column":"current_valid_scan_nb","readOnly":true,"default":0,"section":{"en":"Scans","fr":"Contrôles"}},
    {"name":"isInside","kind":"boolean","label":{"en":"Inside","fr":"À l’intérieur"},"column":"is_inside","required":true,"readOnly":true,"default":false,"filter":true,"section":{"en":"Scans","fr":"Contrôles"}},
    {"name":"masterTicketList","kind":"relation","label":{"en":"Master tickets","fr":"Billets maîtres"},"many":true,"target":"MasterTicket","computed":true,"listedBy":"tickets","section":{"en":"Scans","fr":"Contrôles"}},
    {"name":"ticketCheckpointList","kind":"relation","label":{"en":"Checkpoints","fr":"Points de contrôle"},"many":true,"target":"TicketCheckpoint","inverse":"ticket","section":{"en":"Scans","fr":"Contrôles"}},
    {"name":"scanList","kind":"relation","label":{"en":"Scans","fr":"Contrôles"},"many":true,"target":"Scan","inverse":"ticket","section":{"en":"Scans","fr":"Contrôles"}},
    {"name":"validStartDate","kind":"dateTime","label":{"en":"Valid from","fr":"Valable du"},"column":"valid_start_date","readOnly":true,"timezoneFrom":"ticketingTimezone","section":{"en":"Scans","fr":"Contrôles"}},
    {"name":"validEndDate","kind":"dateTime","label":{"en":"Valid until","fr":"Valable jusqu’au"},"column":"valid_end_date","readOnly":true,"timezoneFrom":"ticketingTimezone","section":{"en":"Scans","fr":"Contrôles"}},
    {"name":"ticketingTitle","kind":"string","label":{"en":"Show","fr":"Spectacle"},"column":"ticketing_title","readOnly":true,"maxLength":300,"list":true,"section":{"en":"Performance","fr":"Représentation"}},
    {"name":"eventDateStartDate","kind":"dateTime","label":{"en":"Performance starts","fr":"Début de la représentation"},"column":"event_date_start_date","readOnly":true,"timezoneFrom":"ticketingTimezone","section":{"en":"Performance","fr":"Représentation"}},
    {"name":"eventDateEndDate","kind":"dateTime","label":{"en":"Performance ends","fr":"Fin de la représentation"},"column":"event_date_end_date","readOnly":true,"timezoneFrom":"ticketingTimezone","section":{"en":"Performance","fr":"Représentation"}},
    {"name":"ticketingTimezone","kind":"string","label":{"en":"Timezone","fr":"Fuseau horaire"},"column":"ticketing_timezone","readOnly":true,"default":"Europe/Paris","maxLength":64,"section":{"en":"Performance","fr":"Représentation"}},
    {"name":"ticketRequiredFields","kind":"json","label":{"en":"Required ticket fields","fr":"Champs billet obligatoires"},"column":"ticket_required_fields","readOnly":true,"section":{"en":"Holder","fr":"Porteur"}},
    {"name":"participantRequiredFields","kind":"json","label":{"en":"Required participant fields","fr":"Champs participant obligatoires"},"column":"participant_required_fields","readOnly":true,"section":{"en":"Holder","fr":"Porteur"}},
    {"name":"customerRequiredFields","kind":"json","label":{"en":"Required customer fields","fr":"Champs client obligatoires"},"column":"customer_required_fields","readOnly":true,"section":{"en":"Holder","fr":"Porteur"}},
    {"name":"isCustomized","kind":"boolean","label":{"en":"Customised","fr":"Personnalisé"},"column":"is_customized","readOnly":true,"default":false,"section":{"en":"Holder","fr":"Porteur"}},
    {"name":"replacedTicket","kind":"relation","label":{"en":"Replaces","fr":"Remplace"},"column":"replaced_ticket_id","target":"Ticket","readOnly":true,"section":{"en":"More","fr":"Divers"},"help":{"en":"The cancelled ticket this one was issued for.","fr":"Le billet annulé que celui-ci remplace."}},
    {"name":"printCount","kind":"integer","label":{"en":"Times printed","fr":"Nombre d’impressions"},"column":"print_count","readOnly":true,"default":0,"section":{"en":"More","fr":"Divers"}},
    {"name":"lastPrintedAt","kind":"dateTime","label":{"en":"Last printed","fr":"Dernière impression"},"column":"last_printed_at","readOnly":true,"timezoneFrom":"ticketingTimezone","section":{"en":"More","fr":"Divers"}},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Created","fr":"Créé le"},"column":"created_at","role":"createdAt"},
    {"name":"updatedAt","kind":"dateTime","label":{"en":"Changed","fr":"Modifié le"},"column":"updated_at","role":"updatedAt"}
  ],
  "operations": ["list","read","update"],
  "actions": [
    {"name":"document","method":"GET","path":"/tickets/{id}.{format}","label":{"en":"Ticket","fr":"Billet"},"query":"TicketDocumentQuery","returns":"document"},
    {"name":"unscan","method":"PUT","path":"/tickets/{id}/unscan","label":{"en":"Undo the scan","fr":"Annuler le contrôle"},"returns":"Ticket","confirm":{"en":"The ticket’s scans are forgotten: it lets somebody in again.","fr":"Les contrôles du billet sont oubliés : il permet de nouveau d’entrer."}},
    {"name":"scan","method":"POST","path":"/tickets/{id}/scans","label":{"en":"Scan","fr":"Contrôler"},"expects":"ScanRecord","returns":"Scan","status":201}
  ],
  "rights": {"read":["tickets.read","tickets.scan"],"write":"tickets.print","export":"records.export","actions":{"document":"tickets.print","scan":"tickets.scan","unscan":"tickets.scan"},"update":["tickets.print","orders.correct"],"paths":{"ticketing":"eventDate.ticketing"}},
  "uniques": [["eventDate","seat"]],
  "indexes": [["boughtAt"]]
} as const satisfies EntityDescriptor;
