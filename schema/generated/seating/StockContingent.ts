// Made by codegen from schema/seating/StockContingent.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Stock contingent, as answered. */
export interface StockContingent {
  readonly '@id': string;
  readonly '@type': 'StockContingent';
  readonly contract: string;
  readonly eventDate: string;
  readonly contingent: string | null;
  readonly logicalSeatConfig: string | null;
  readonly parent: string | null;
  readonly childrenList: readonly string[];
  readonly name: string;
  readonly color: string | null;
  readonly draft: boolean | null;
  readonly isHidden: boolean;
  readonly unlimitedStock: boolean | null;
  readonly totalStock: number | null;
  readonly overbookingStock: number | null;
  readonly occupiedStock: number;
  readonly bookableStock: number | null;
  readonly freeSeats: number | null;
  readonly dismissedStock: number;
  readonly availableSeatList: readonly string[];
  readonly bookedTickets: number;
  readonly reservedTickets: number;
  readonly soldTickets: number;
}

/** What is accepted for StockContingent: relations as IRIs. */
export interface StockContingentInput {
  readonly contract?: string;
  readonly eventDate: string;
  readonly contingent?: string | null;
  readonly logicalSeatConfig?: string | null;
  readonly parent?: string | null;
  readonly childrenList?: readonly string[];
  readonly name: string;
  readonly color?: string | null;
  readonly draft?: boolean | null;
  readonly isHidden?: boolean;
  readonly unlimitedStock?: boolean | null;
  readonly totalStock?: number | null;
  readonly overbookingStock?: number | null;
  readonly availableSeatList?: readonly string[];
}

/** StockContingent as the server handles it: relations as ids. */
export interface StockContingentValues {
  readonly contract: number;
  readonly eventDate: number;
  readonly contingent: number | null;
  readonly logicalSeatConfig: number | null;
  readonly parent: number | null;
  readonly name: string;
  readonly color: string | null;
  readonly draft: boolean | null;
  readonly isHidden: boolean;
  readonly unlimitedStock: boolean | null;
  readonly totalStock: number | null;
  readonly overbookingStock: number | null;
  readonly occupiedStock: number;
  readonly dismissedStock: number;
  readonly bookedTickets: number;
  readonly reservedTickets: number;
  readonly soldTickets: number;
}

export const stockContingentDescriptor = {
  "name": "StockContingent",
  "area": "seating",
  "api": "ticketing",
  "collection": "/stock_contingents",
  "scope": "contract",
  "table": "stock_contingent",
  "title": "name",
  "hide": "isHidden",
  "label": {"en":"Stock contingent","fr":"Contingent de jauge"},
  "plural": {"en":"Stock contingents","fr":"Contingents de jauge"},
  "group": "seating",
  "icon": "PieChart",
  "order": {"name":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"eventDate","kind":"relation","label":{"en":"Performance","fr":"Représentation"},"column":"event_date_id","target":"EventDate","required":true,"immutable":true,"list":true,"filter":true},
    {"name":"contingent","kind":"relation","label":{"en":"Contingent","fr":"Contingent"},"column":"contingent_id","target":"Contingent","list":true,"filter":true},
    {"name":"logicalSeatConfig","kind":"relation","label":{"en":"Configuration","fr":"Configuration"},"column":"logical_seat_config_id","target":"LogicalSeatConfig","onDelete":"clear"},
    {"name":"parent","kind":"relation","label":{"en":"Within","fr":"Compris dans"},"column":"parent_id","target":"StockContingent","help":{"en":"A contingent of the same performance; fixed once a place is held or sold.","fr":"Un contingent de la même représentation ; figé dès qu’une place est tenue ou vendue."}},
    {"name":"childrenList","kind":"relation","label":{"en":"Contains","fr":"Contient"},"many":true,"target":"StockContingent","inverse":"parent"},
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"column":"name","required":true,"maxLength":200,"list":true,"filter":true},
    {"name":"color","kind":"color","label":{"en":"Colour","fr":"Couleur"},"column":"color","maxLength":255},
    {"name":"draft","kind":"boolean","label":{"en":"Draft","fr":"Brouillon"},"column":"draft","default":false},
    {"name":"isHidden","kind":"boolean","label":{"en":"Hidden","fr":"Masqué"},"column":"is_hidden","required":true,"default":false,"filter":true},
    {"name":"unlimitedStock","kind":"boolean","label":{"en":"Unlimited stock","fr":"Stock illimité"},"column":"unlimited_stock","default":false,"section":{"en":"Stock","fr":"Stock"}},
    {"name":"totalStock","kind":"integer","label":{"en":"Total stock","fr":"Jauge"},"column":"total_stock","default":0,"min":0,"list":true,"section":{"en":"Stock","fr":"Stock"}},
    {"name":"overbookingStock","kind":"integer","label":{"en":"Overbooking stock","fr":"Surréservation"},"column":"overbooking_stock","default":0,"min":0,"section":{"en":"Stock","fr":"Stock"}},
    {"name":"occupiedStock","kind":"integer","label":{"en":"Occupied","fr":"Occupées"},"column":"occupied_stock","readOnly":true,"default":0,"min":0,"section":{"en":"Stock","fr":"Stock"}},
    {"name":"bookableStock","kind":"integer","label":{"en":"Left","fr":"Restantes"},"computed":true,"list":true,"section":{"en":"Stock","fr":"Stock"}},
    {"name":"freeSeats","kind":"integer","label":{"en":"Free seats","fr":"Places libres"},"computed":true,"section":{"en":"Stock","fr":"Stock"},"help":{"en":"Seats of its own that nobody has; empty where it has none and bounds a number only.","fr":"Ses propres places que personne n’a ; vide s’il n’en a pas et ne borne qu’un nombre."}},
    {"name":"dismissedStock","kind":"integer","label":{"en":"Dismissed","fr":"Neutralisées"},"column":"dismissed_stock","readOnly":true,"default":0,"section":{"en":"Stock","fr":"Stock"}},
    {"name":"availableSeatList","kind":"relation","label":{"en":"Seats","fr":"Places"},"many":true,"target":"AvailableSeat","inverse":"stockContingent","section":{"en":"Stock","fr":"Stock"}},
    {"name":"bookedTickets","kind":"integer","label":{"en":"Booked","fr":"Réservés fermes"},"column":"booked_tickets","readOnly":true,"default":0,"section":{"en":"Sales","fr":"Ventes"}},
    {"name":"reservedTickets","kind":"integer","label":{"en":"Reserved","fr":"En réservation"},"column":"reserved_tickets","readOnly":true,"default":0,"section":{"en":"Sales","fr":"Ventes"}},
    {"name":"soldTickets","kind":"integer","label":{"en":"Sold","fr":"Vendus"},"column":"sold_tickets","readOnly":true,"default":0,"section":{"en":"Sales","fr":"Ventes"}}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [
    {"name":"clone","method":"POST","path":"/stock_contingents/{id}/clone/{eventDateId}","label":{"en":"Copy to another performance","fr":"Copier vers une autre représentation"},"returns":"StockContingent","status":201}
  ],
  "rights": {"read":["programming.read","sales.sell"],"write":"stock.write"}
} as const satisfies EntityDescriptor;
