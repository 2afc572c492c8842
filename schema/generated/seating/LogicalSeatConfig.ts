// Made by codegen from schema/seating/LogicalSeatConfig.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** How a room is sold: which seats, in which groups and contingents. */
export interface LogicalSeatConfig {
  readonly '@id': string;
  readonly '@type': 'LogicalSeatConfig';
  readonly contract: string;
  readonly name: string;
  readonly seatConfig: string | null;
  readonly isNumberedSeating: boolean | null;
  readonly totalStock: number | null;
  readonly unlimitedStock: boolean | null;
  readonly defaultSeatGroup: string | null;
  readonly seatGroupList: readonly string[];
  readonly contingentList: readonly string[];
  readonly stockContingentList: readonly string[];
  readonly availableSeatModelList: readonly string[];
  readonly eventDateList: readonly string[];
  readonly nbEventDates: number | null;
  readonly isHidden: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What is accepted for LogicalSeatConfig: relations as IRIs. */
export interface LogicalSeatConfigInput {
  readonly contract?: string;
  readonly name: string;
  readonly seatConfig?: string | null;
  readonly isNumberedSeating?: boolean | null;
  readonly totalStock?: number | null;
  readonly unlimitedStock?: boolean | null;
  readonly defaultSeatGroup?: string | null;
  readonly seatGroupList?: readonly string[];
  readonly contingentList?: readonly string[];
  readonly stockContingentList?: readonly string[];
  readonly availableSeatModelList?: readonly string[];
  readonly eventDateList?: readonly string[];
  readonly isHidden?: boolean;
}

/** LogicalSeatConfig as the server handles it: relations as ids. */
export interface LogicalSeatConfigValues {
  readonly contract: number;
  readonly name: string;
  readonly seatConfig: number | null;
  readonly isNumberedSeating: boolean | null;
  readonly totalStock: number | null;
  readonly unlimitedStock: boolean | null;
  readonly defaultSeatGroup: number | null;
  readonly seatGroupList: readonly number[];
  readonly contingentList: readonly number[];
  readonly isHidden: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export const logicalSeatConfigDescriptor = {
  "name": "LogicalSeatConfig",
  "area": "seating",
  "api": "ticketing",
  "collection": "/logical_seat_configs",
  "path": "/settings/logical-seat-configs",
  "scope": "contract",
  "table": "logical_seat_config",
  "title": "name",
  "hide": "isHidden",
  "label": {"en":"Seating configuration","fr":"Configuration de salle"},
  "plural": {"en":"Seating configurations","fr":"Configurations de salle"},
  "comment": {"en":"How a room is sold: which seats, in which groups and contingents.","fr":"Comment une salle se vend : quelles places, dans quelles catégories et contingents."},
  "group": "seating",
  "icon": "EventSeat",
  "order": {"name":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"column":"name","required":true,"maxLength":200,"list":true,"filter":true},
    {"name":"seatConfig","kind":"relation","label":{"en":"Seating plan","fr":"Plan de salle"},"column":"seat_config_id","target":"SeatConfig","list":true,"filter":true,"help":{"en":"Empty for free seating.","fr":"Vide en placement libre."}},
    {"name":"isNumberedSeating","kind":"boolean","label":{"en":"Numbered seats","fr":"Placement numéroté"},"column":"is_numbered_seating","default":false,"list":true,"filter":true,"help":{"en":"Off: free seating, a number of places.","fr":"Non : placement libre, une jauge."}},
    {"name":"totalStock","kind":"integer","label":{"en":"Total stock","fr":"Jauge"},"column":"total_stock","min":0,"list":true},
    {"name":"unlimitedStock","kind":"boolean","label":{"en":"Unlimited stock","fr":"Jauge illimitée"},"column":"unlimited_stock","default":false},
    {"name":"defaultSeatGroup","kind":"relation","label":{"en":"Default seat group","fr":"Catégorie par défaut"},"column":"default_seat_group_id","target":"SeatGroup","onDelete":"clear","list":true},
    {"name":"seatGroupList","kind":"relation","label":{"en":"Seat groups","fr":"Catégories de places"},"many":true,"target":"SeatGroup","through":"logical_seat_config_seat_group_list"},
    {"name":"contingentList","kind":"relation","label":{"en":"Contingents","fr":"Contingents"},"many":true,"target":"Contingent","through":"logical_seat_config_contingent_list"},
    {"name":"stockContingentList","kind":"relation","label":{"en":"Stock contingents","fr":"Contingents de jauge"},"many":true,"target":"StockContingent","inverse":"logicalSeatConfig"},
    {"name":"availableSeatModelList","kind":"relation","label":{"en":"Seats","fr":"Places"},"many":true,"target":"AvailableSeatModel","inverse":"logicalSeatConfig"},
    {"name":"eventDateList","kind":"relation","label":{"en":"Performances","fr":"Représentations"},"many":true,"target":"EventDate","inverse":"logicalSeatConfig"},
    {"name":"nbEventDates","kind":"integer","label":{"en":"Performances","fr":"Représentations"},"computed":true,"countOf":"EventDate.logicalSeatConfig","seenWith":[["programming.read","sales.sell","tickets.scan"]]},
    {"name":"isHidden","kind":"boolean","label":{"en":"Hidden","fr":"Masqué"},"column":"is_hidden","required":true,"default":false,"filter":true},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Created","fr":"Créé le"},"column":"created_at","role":"createdAt"},
    {"name":"updatedAt","kind":"dateTime","label":{"en":"Changed","fr":"Modifié le"},"column":"updated_at","role":"updatedAt"}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [
    {"name":"seating","method":"GET","path":"/logical_seat_configs/{id}/seating","label":{"en":"Seats of the configuration","fr":"Places de la configuration"},"returns":"json","ownScreen":true},
    {"name":"paintSeats","method":"PUT","path":"/logical_seat_configs/{id}/seating","label":{"en":"Save the seats","fr":"Enregistrer les places"},"expects":"PaintedSeats","returns":"LogicalSeatConfig","ownScreen":true}
  ],
  "rights": {"read":["programming.read","sales.sell"],"write":"seating.write"}
} as const satisfies EntityDescriptor;
