// Made by codegen from schema/seating/AvailableSeat.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** One seat on one performance: a seat has one taker, by a unique key. Legacy states booked and payed are read as reserved and sold. */
export interface AvailableSeat {
  readonly '@id': string;
  readonly '@type': 'AvailableSeat';
  readonly contract: string;
  readonly eventDate: string;
  readonly seat: string;
  readonly label: string | null;
  readonly seatConfig: string | null;
  readonly seatGroup: string | null;
  readonly stockContingent: string | null;
  readonly status: "available" | "dismissed" | "in_order" | "in_cart" | "in_reservation" | "scanned" | "in_external_provider_order" | "in_external_provider_reservation";
  readonly bookingStatus: "awaiting_payment" | "incomplete_payment" | "overpaid" | "booked" | "option" | null;
  readonly holdType: "web" | "desk" | "option" | "house" | "kill" | null;
  readonly holdReason: string | null;
  readonly heldBy: string | null;
  readonly expiresAt: string | null;
  readonly releaseMinutes: number | null;
  readonly cart: string | null;
  readonly cartItem: string | null;
  readonly order: string | null;
  readonly ticket: string | null;
  readonly visible: boolean;
  readonly manuallyAssigned: boolean;
  readonly isLocked: boolean;
  readonly updatedAt: string;
}

/** What is accepted for AvailableSeat: relations as IRIs. */
export interface AvailableSeatInput {
  readonly contract?: string;
}

/** AvailableSeat as the server handles it: relations as ids. */
export interface AvailableSeatValues {
  readonly contract: number;
  readonly eventDate: number;
  readonly seat: number;
  readonly seatConfig: number | null;
  readonly seatGroup: number | null;
  readonly stockContingent: number | null;
  readonly status: "available" | "dismissed" | "in_order" | "in_cart" | "in_reservation" | "scanned" | "in_external_provider_order" | "in_external_provider_reservation";
  readonly bookingStatus: "awaiting_payment" | "incomplete_payment" | "overpaid" | "booked" | "option" | null;
  readonly holdType: "web" | "desk" | "option" | "house" | "kill" | null;
  readonly holdReason: string | null;
  readonly heldBy: string | null;
  readonly expiresAt: string | null;
  readonly releaseMinutes: number | null;
  readonly cart: number | null;
  readonly cartItem: number | null;
  readonly order: number | null;
  readonly ticket: number | null;
  readonly visible: boolean;
  readonly manuallyAssigned: boolean;
  readonly isLocked: boolean;
  readonly updatedAt: string;
}

export const availableSeatDescriptor = {
  "name": "AvailableSeat",
  "area": "seating",
  "api": "ticketing",
  "collection": "/available_seats",
  "scope": "contract",
  "table": "available_seat",
  "title": "label",
  "label": {"en":"Seat of a performance","fr":"Place de représentation"},
  "plural": {"en":"Seats of performances","fr":"Places de représentation"},
  "comment": {"en":"One seat on one performance: a seat has one taker, by a unique key. Legacy states booked and payed are read as reserved and sold.","fr":"Une place d’une représentation : un seul preneur, par clé unique. Les anciens états booked et payed se lisent réservée et vendue."},
  "icon": "Chair",
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"eventDate","kind":"relation","label":{"en":"Performance","fr":"Représentation"},"column":"event_date_id","target":"EventDate","onDelete":"cascade","required":true,"readOnly":true,"list":true,"filter":true},
    {"name":"seat","kind":"relation","label":{"en":"Seat","fr":"Place"},"column":"seat_id","target":"Seat","required":true,"readOnly":true,"list":true},
    {"name":"label","kind":"string","label":{"en":"Label","fr":"Libellé"},"computed":true,"from":"seat.label","maxLength":255},
    {"name":"seatConfig","kind":"relation","label":{"en":"Seating plan","fr":"Plan de salle"},"column":"seat_config_id","target":"SeatConfig","readOnly":true},
    {"name":"seatGroup","kind":"relation","label":{"en":"Seat group","fr":"Catégorie"},"column":"seat_group_id","target":"SeatGroup","onDelete":"clear","readOnly":true,"list":true,"filter":true},
    {"name":"stockContingent","kind":"relation","label":{"en":"Contingent","fr":"Contingent"},"column":"stock_contingent_id","target":"StockContingent","onDelete":"clear","readOnly":true,"filter":true},
    {"name":"status","kind":"enum","label":{"en":"Status","fr":"État"},"column":"status","values":[{"value":"available","label":{"en":"Available","fr":"Disponible"}},{"value":"dismissed","label":{"en":"Dismissed","fr":"Neutralisée"}},{"value":"in_order","label":{"en":"Sold","fr":"Vendue"}},{"value":"in_cart","label":{"en":"In a cart","fr":"Au panier"}},{"value":"in_reservation","label":{"en":"Reserved","fr":"En réservation"}},{"value":"scanned","label":{"en":"Scanned","fr":"Contrôlée"}},{"value":"in_external_provider_order","label":{"en":"Sold by a partner","fr":"Vendue par un partenaire"}},{"value":"in_external_provider_reservation","label":{"en":"Reserved by a partner","fr":"Réservée par un partenaire"}}],"readOnly":true,"default":"available","list":true,"filter":true},
    {"name":"bookingStatus","kind":"enum","label":{"en":"Reservation status","fr":"État de la réservation"},"column":"booking_status","values":[{"value":"awaiting_payment","label":{"en":"Awaiting payment","fr":"En attente de paiement"}},{"value":"incomplete_payment","label":{"en":"Incomplete payment","fr":"Paiement incomplet"}},{"value":"overpaid","label":{"en":"Overpaid","fr":"Trop perçu"}},{"value":"booked","label":{"en":"Booked","fr":"Confirmé"}},{"value":"option","label":{"en":"Option","fr":"Option"}}],"tones":{"warning":["awaiting_payment","incomplete_payment","overpaid","option"]},"readOnly":true,"section":{"en":"Who has it","fr":"Occupation"}},
    {"name":"holdType","kind":"enum","label":{"en":"Hold","fr":"Blocage"},"column":"hold_type","values":[{"value":"web","label":{"en":"Online hold","fr":"Panier en ligne"}},{"value":"desk","label":{"en":"Desk cart","fr":"Panier de guichet"}},{"value":"option","label":{"en":"Option","fr":"Option"}},{"value":"house","label":{"en":"House hold","fr":"Servitude"}},{"value":"kill","label":{"en":"Not for sale","fr":"Hors vente"}}],"readOnly":true,"filter":true,"section":{"en":"Who has it","fr":"Occupation"},"help":{"en":"A house hold is released by the sale; a seat not for sale stays so until it is lifted.","fr":"Une servitude est libérée par la vente ; une place hors vente le reste jusqu’à sa levée."}},
    {"name":"holdReason","kind":"string","label":{"en":"Reason","fr":"Motif"},"column":"hold_reason","readOnly":true,"maxLength":200,"section":{"en":"Who has it","fr":"Occupation"}},
    {"name":"heldBy","kind":"email","label":{"en":"Held back by","fr":"Bloquée par"},"column":"held_by","readOnly":true,"maxLength":255,"section":{"en":"Who has it","fr":"Occupation"},"personal":true},
    {"name":"expiresAt","kind":"dateTime","label":{"en":"Held until","fr":"Gardée jusqu’à"},"column":"expires_at","readOnly":true,"timezoneFrom":"eventDate.ticketing.timezone","section":{"en":"Who has it","fr":"Occupation"}},
    {"name":"releaseMinutes","kind":"integer","label":{"en":"Minutes before the start","fr":"Minutes avant le début"},"column":"release_minutes","readOnly":true,"min":0,"section":{"en":"Who has it","fr":"Occupation"},"help":{"en":"So many minutes before the start it goes back on sale, also where the performance is put off.","fr":"Remise en vente tant de minutes avant le début, même si la représentation est reportée."}},
    {"name":"cart","kind":"relation","label":{"en":"Cart","fr":"Panier"},"column":"cart_id","target":"Cart","onDelete":"clear","readOnly":true,"filter":true,"section":{"en":"Who has it","fr":"Occupation"}},
    {"name":"cartItem","kind":"relation","label":{"en":"Cart item","fr":"Article de panier"},"column":"cart_item_id","target":"CartItem","onDelete":"clear","readOnly":true,"section":{"en":"Who has it","fr":"Occupation"}},
    {"name":"order","kind":"relation","label":{"en":"Order","fr":"Commande"},"column":"order_id","target":"Order","onDelete":"clear","readOnly":true,"filter":true,"section":{"en":"Who has it","fr":"Occupation"}},
    {"name":"ticket","kind":"relation","label":{"en":"Ticket","fr":"Billet"},"column":"ticket_id","target":"Ticket","onDelete":"clear","readOnly":true,"section":{"en":"Who has it","fr":"Occupation"}},
    {"name":"visible","kind":"boolean","label":{"en":"Visible","fr":"Visible"},"column":"visible","readOnly":true,"default":true,"help":{"en":"Shown on the plan of the online sale.","fr":"Montrée sur le plan de la vente en ligne."}},
    {"name":"manuallyAssigned","kind":"boolean","label":{"en":"Placed by hand","fr":"Placée à la main"},"column":"manually_assigned","readOnly":true,"default":false,"section":{"en":"Who has it","fr":"Occupation"}},
    {"name":"isLocked","kind":"boolean","label":{"en":"Locked","fr":"Verrouillée"},"column":"is_locked","readOnly":true,"default":false,"section":{"en":"Who has it","fr":"Occupation"},"help":{"en":"Moving seats leaves it where it is.","fr":"Les déplacements la laissent où elle est."}},
    {"name":"updatedAt","kind":"dateTime","label":{"en":"Changed","fr":"Modifié le"},"column":"updated_at","role":"updatedAt"}
  ],
  "operations": ["list","read"],
  "actions": [
    {"name":"updateMany","method":"PUT","path":"/available_seats/bulk","label":{"en":"Change several seats","fr":"Modifier plusieurs places"},"expects":"AvailableSeatBatch","returns":"collection:AvailableSeat","ownScreen":true},
    {"name":"moveMany","method":"PUT","path":"/available_seats/move","label":{"en":"Move seats","fr":"Déplacer des places"},"expects":"AvailableSeatMoves","returns":"collection:AvailableSeat","ownScreen":true}
  ],
  "rights": {"read":["programming.read","sales.sell"],"write":["stock.write","sales.sell"],"export":"records.export","actions":{"updateMany":"stock.write","moveMany":["sales.sell","orders.correct"]}},
  "uniques": [["eventDate","seat"]],
  "indexes": [["eventDate","status"]]
} as const satisfies EntityDescriptor;
