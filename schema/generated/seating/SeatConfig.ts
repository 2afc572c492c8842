// Made by codegen from schema/seating/SeatConfig.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** The seats of a room as they stand. */
export interface SeatConfig {
  readonly '@id': string;
  readonly '@type': 'SeatConfig';
  readonly contract: string;
  readonly label: string;
  readonly totalStock: number | null;
  readonly version: number;
  readonly isHidden: boolean;
  readonly seatGroupList: readonly string[];
  readonly seatConfigBlockList: readonly string[];
  readonly seatFloorList: readonly string[];
  readonly seatZoneList: readonly string[];
  readonly seatList: readonly string[];
  readonly logicalSeatConfigList: readonly string[];
  readonly eventDateList: readonly string[];
  readonly eventDatePatternList: readonly string[];
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What is accepted for SeatConfig: relations as IRIs. */
export interface SeatConfigInput {
  readonly contract?: string;
  readonly label: string;
  readonly isHidden?: boolean;
  readonly seatGroupList?: readonly string[];
  readonly seatConfigBlockList?: readonly string[];
  readonly seatFloorList?: readonly string[];
  readonly seatZoneList?: readonly string[];
  readonly seatList?: readonly string[];
  readonly logicalSeatConfigList?: readonly string[];
  readonly eventDateList?: readonly string[];
  readonly eventDatePatternList?: readonly string[];
}

/** SeatConfig as the server handles it: relations as ids. */
export interface SeatConfigValues {
  readonly contract: number;
  readonly label: string;
  readonly version: number;
  readonly isHidden: boolean;
  readonly seatGroupList: readonly number[];
  readonly createdAt: string;
  readonly updatedAt: string;
}

export const seatConfigDescriptor = {
  "name": "SeatConfig",
  "area": "seating",
  "api": "ticketing",
  "collection": "/seat_configs",
  "scope": "contract",
  "table": "seat_config",
  "title": "label",
  "hide": "isHidden",
  "label": {"en":"Seating plan","fr":"Plan de salle"},
  "plural": {"en":"Seating plans","fr":"Plans de salle"},
  "comment": {"en":"The seats of a room as they stand.","fr":"Les places d’une salle telles qu’elles sont."},
  "group": "seating",
  "icon": "Map",
  "order": {"label":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"label","kind":"string","label":{"en":"Label","fr":"Libellé"},"column":"label","required":true,"maxLength":200,"list":true,"filter":true},
    {"name":"totalStock","kind":"integer","label":{"en":"Seats","fr":"Places"},"computed":true,"list":true},
    {"name":"version","kind":"integer","label":{"en":"Version","fr":"Version"},"column":"version","readOnly":true,"default":1,"min":1,"help":{"en":"Counts up when seats come or go while performances have them.","fr":"Augmente quand des places changent alors que des représentations les ont."}},
    {"name":"isHidden","kind":"boolean","label":{"en":"Hidden","fr":"Masqué"},"column":"is_hidden","required":true,"default":false,"filter":true},
    {"name":"seatGroupList","kind":"relation","label":{"en":"Seat groups","fr":"Catégories de places"},"many":true,"target":"SeatGroup","through":"seat_config_seat_group_list"},
    {"name":"seatConfigBlockList","kind":"relation","label":{"en":"Blocks","fr":"Blocs"},"many":true,"target":"SeatConfigBlock","inverse":"seatConfig"},
    {"name":"seatFloorList","kind":"relation","label":{"en":"Floors","fr":"Étages"},"many":true,"target":"SeatFloor","inverse":"seatConfig"},
    {"name":"seatZoneList","kind":"relation","label":{"en":"Zones","fr":"Zones"},"many":true,"target":"SeatZone","inverse":"seatConfig"},
    {"name":"seatList","kind":"relation","label":{"en":"Seats","fr":"Places"},"many":true,"target":"Seat","inverse":"seatConfig"},
    {"name":"logicalSeatConfigList","kind":"relation","label":{"en":"Configurations","fr":"Configurations"},"many":true,"target":"LogicalSeatConfig","inverse":"seatConfig"},
    {"name":"eventDateList","kind":"relation","label":{"en":"Performances","fr":"Représentations"},"many":true,"target":"EventDate","inverse":"seatConfig"},
    {"name":"eventDatePatternList","kind":"relation","label":{"en":"Patterns","fr":"Modèles de dates"},"many":true,"target":"EventDatePattern","inverse":"seatConfig"},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Created","fr":"Créé le"},"column":"created_at","role":"createdAt"},
    {"name":"updatedAt","kind":"dateTime","label":{"en":"Changed","fr":"Modifié le"},"column":"updated_at","role":"updatedAt"}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [
    {"name":"plan","method":"GET","path":"/seat_configs/{id}/plan","label":{"en":"Plan","fr":"Plan"},"returns":"json","ownScreen":true},
    {"name":"planSheet","method":"GET","path":"/seat_configs/{id}/plan.pdf","label":{"en":"Printed plan","fr":"Plan imprimé"},"query":"PlanSheetQuery","returns":"document","ownScreen":true},
    {"name":"drawPlan","method":"PUT","path":"/seat_configs/{id}/plan","label":{"en":"Save the plan","fr":"Enregistrer le plan"},"expects":"DrawnPlan","returns":"SeatConfig","ownScreen":true},
    {"name":"planVersions","method":"GET","path":"/seat_configs/{id}/performances","label":{"en":"Performances on the plan","fr":"Représentations sur le plan"},"returns":"json","ownScreen":true},
    {"name":"followPlan","method":"POST","path":"/seat_configs/{id}/performances","label":{"en":"Move performances to the plan","fr":"Passer les représentations au plan"},"returns":"json","ownScreen":true}
  ],
  "rights": {"read":["programming.read","sales.sell"],"write":"seating.write","actions":{"plan":["programming.read","sales.sell"],"planSheet":["programming.read","sales.sell"],"planVersions":"programming.read","followPlan":"stock.write"}}
} as const satisfies EntityDescriptor;
