// Made by codegen from schema/desk/SellingDevice.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Selling device, as answered. */
export interface SellingDevice {
  readonly '@id': string;
  readonly '@type': 'SellingDevice';
  readonly contract: string;
  readonly name: string;
  readonly type: "DESK" | "WWW" | "MINISITE" | "RESELLER" | "RESELLER_LIVE" | "STOCK_ISSUE";
  readonly paymentFeeKey: string | null;
  readonly originType: string | null;
  readonly hideFees: boolean | null;
  readonly isExternalProvider: boolean | null;
  readonly nbTicketsToGenerate: number | null;
}

/** What is accepted for SellingDevice: relations as IRIs. */
export interface SellingDeviceInput {
  readonly contract?: string;
  readonly name: string;
  readonly type?: "DESK" | "WWW" | "MINISITE" | "RESELLER" | "RESELLER_LIVE" | "STOCK_ISSUE";
  readonly paymentFeeKey?: string | null;
  readonly originType?: string | null;
  readonly hideFees?: boolean | null;
  readonly isExternalProvider?: boolean | null;
  readonly nbTicketsToGenerate?: number | null;
}

/** SellingDevice as the server handles it: relations as ids. */
export interface SellingDeviceValues {
  readonly contract: number;
  readonly name: string;
  readonly type: "DESK" | "WWW" | "MINISITE" | "RESELLER" | "RESELLER_LIVE" | "STOCK_ISSUE";
  readonly paymentFeeKey: string | null;
  readonly originType: string | null;
  readonly hideFees: boolean | null;
  readonly isExternalProvider: boolean | null;
  readonly nbTicketsToGenerate: number | null;
}

export const sellingDeviceDescriptor = {
  "name": "SellingDevice",
  "area": "desk",
  "api": "ticketing",
  "collection": "/selling_devices",
  "scope": "contract",
  "table": "selling_device",
  "title": "name",
  "label": {"en":"Selling device","fr":"Canal de vente"},
  "plural": {"en":"Selling devices","fr":"Canaux de vente"},
  "group": "desk",
  "icon": "PointOfSale",
  "order": {"name":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"column":"name","required":true,"maxLength":200,"list":true,"filter":true},
    {"name":"type","kind":"enum","label":{"en":"Type","fr":"Type"},"column":"type","values":[{"value":"DESK","label":{"en":"Desk","fr":"Guichet"}},{"value":"WWW","label":{"en":"Website","fr":"Site web"}},{"value":"MINISITE","label":{"en":"Mini-site","fr":"Mini-site"}},{"value":"RESELLER","label":{"en":"Reseller","fr":"Revendeur"}},{"value":"RESELLER_LIVE","label":{"en":"Live reseller","fr":"Revendeur en direct"}},{"value":"STOCK_ISSUE","label":{"en":"Stock issue","fr":"Édition de stock"}}],"required":true,"default":"DESK","list":true,"filter":true},
    {"name":"paymentFeeKey","kind":"string","label":{"en":"Payment fee key","fr":"Clé de frais de paiement"},"column":"payment_fee_key","maxLength":100},
    {"name":"originType","kind":"string","label":{"en":"Origin type","fr":"Type d’origine"},"column":"origin_type","maxLength":50},
    {"name":"hideFees","kind":"boolean","label":{"en":"Hide fees","fr":"Masquer les frais"},"column":"hide_fees","default":false},
    {"name":"isExternalProvider","kind":"boolean","label":{"en":"External provider","fr":"Prestataire externe"},"column":"is_external_provider","default":false,"list":true},
    {"name":"nbTicketsToGenerate","kind":"integer","label":{"en":"Tickets to generate","fr":"Billets à produire"},"column":"nb_tickets_to_generate","min":0}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [],
  "rights": {"read":"signedIn","write":"devices.write","paths":{"selling_device":"none"}}
} as const satisfies EntityDescriptor;
