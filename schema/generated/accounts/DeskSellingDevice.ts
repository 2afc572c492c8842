// Made by codegen from schema/accounts/DeskSellingDevice.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** A selling device of type desk, as the accounts service names it. */
export interface DeskSellingDevice {
  readonly '@id': string;
  readonly '@type': 'DeskSellingDevice';
  readonly contract: string;
  readonly sellingDevice: string;
  readonly name: string | null;
}

/** What is accepted for DeskSellingDevice: relations as IRIs. */
export interface DeskSellingDeviceInput {
  readonly contract?: string;
}

/** DeskSellingDevice as the server handles it: relations as ids. */
export interface DeskSellingDeviceValues {
  readonly contract: number;
  readonly sellingDevice: number;
}

export const deskSellingDeviceDescriptor = {
  "name": "DeskSellingDevice",
  "area": "accounts",
  "api": "accounts",
  "collection": "/desk-selling-devices",
  "scope": "contract",
  "table": "desk_selling_device",
  "title": "name",
  "label": {"en":"Desk","fr":"Guichet"},
  "plural": {"en":"Desks","fr":"Guichets"},
  "comment": {"en":"A selling device of type desk, as the accounts service names it.","fr":"Un canal de vente de type guichet, tel que le service des comptes le nomme."},
  "icon": "PointOfSale",
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"sellingDevice","kind":"relation","label":{"en":"Selling device","fr":"Canal de vente"},"column":"selling_device_id","target":"SellingDevice","onDelete":"cascade","required":true,"unique":true,"readOnly":true},
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"computed":true,"from":"sellingDevice.name","maxLength":255,"list":true}
  ],
  "operations": ["list","read"],
  "actions": [],
  "rights": {"read":"signedIn","write":"devices.write","paths":{"selling_device":"none"}}
} as const satisfies EntityDescriptor;
