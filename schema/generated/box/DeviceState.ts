// Made by codegen from schema/box/DeviceState.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Device, as answered. */
export interface DeviceState {
  readonly '@id': string;
  readonly '@type': 'DeviceState';
  readonly contract: string;
  readonly name: string;
  readonly boxId: string;
  readonly isOnline: boolean | null;
  readonly lastHeartbeatTimestamp: string | null;
  readonly lastHeartbeatLocalTimestamp: string | null;
  readonly lastUpdatedTimestamp: string | null;
  readonly packageVersion: string | null;
  readonly paperTypeTicketParametersMap: unknown;
  readonly printersState: unknown;
  readonly terminalsState: unknown;
  readonly configuration: unknown;
  readonly forwardingMode: string | null;
  readonly pageCutMode: "each" | "last" | "none" | null;
  readonly printSpeed: number | null;
  readonly isTokenReadable: boolean;
  readonly uptime: number | null;
  readonly ramUsage: number | null;
  readonly diskUsage: number | null;
  readonly publicIpAddress: string | null;
  readonly networkInterfaces: unknown;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What is accepted for DeviceState: relations as IRIs. */
export interface DeviceStateInput {
  readonly contract?: string;
  readonly name: string;
  readonly boxId: string;
  readonly paperTypeTicketParametersMap?: unknown;
  readonly configuration?: unknown;
  readonly forwardingMode?: string | null;
  readonly pageCutMode?: "each" | "last" | "none" | null;
  readonly printSpeed?: number | null;
}

/** DeviceState as the server handles it: relations as ids. */
export interface DeviceStateValues {
  readonly contract: number;
  readonly name: string;
  readonly boxId: string;
  readonly lastHeartbeatTimestamp: string | null;
  readonly lastHeartbeatLocalTimestamp: string | null;
  readonly lastUpdatedTimestamp: string | null;
  readonly packageVersion: string | null;
  readonly paperTypeTicketParametersMap: unknown;
  readonly printersState: unknown;
  readonly terminalsState: unknown;
  readonly configuration: unknown;
  readonly forwardingMode: string | null;
  readonly pageCutMode: "each" | "last" | "none" | null;
  readonly printSpeed: number | null;
  readonly isTokenReadable: boolean;
  readonly uptime: number | null;
  readonly ramUsage: number | null;
  readonly diskUsage: number | null;
  readonly publicIpAddress: string | null;
  readonly networkInterfaces: unknown;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export const deviceStateDescriptor = {
  "name": "DeviceState",
  "area": "box",
  "api": "ticketing",
  "collection": "/device_states",
  "scope": "contract",
  "table": "device_state",
  "title": "name",
  "label": {"en":"Device","fr":"Appareil"},
  "plural": {"en":"Devices","fr":"Appareils"},
  "group": "box",
  "icon": "Print",
  "order": {"name":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"column":"name","required":true,"maxLength":200,"list":true,"filter":true},
    {"name":"boxId","kind":"string","label":{"en":"Box id","fr":"Identifiant du boîtier"},"column":"box_id","required":true,"unique":true,"immutable":true,"maxLength":100,"list":true},
    {"name":"isOnline","kind":"boolean","label":{"en":"Online","fr":"En ligne"},"computed":true,"list":true},
    {"name":"lastHeartbeatTimestamp","kind":"dateTime","label":{"en":"Last seen","fr":"Vu le"},"column":"last_heartbeat_timestamp","readOnly":true,"timezoneFrom":"contract.timezone","list":true},
    {"name":"lastHeartbeatLocalTimestamp","kind":"dateTime","label":{"en":"Its own clock","fr":"Sa propre horloge"},"column":"last_heartbeat_local_timestamp","readOnly":true,"timezoneFrom":"contract.timezone"},
    {"name":"lastUpdatedTimestamp","kind":"dateTime","label":{"en":"State of","fr":"État du"},"column":"last_updated_timestamp","readOnly":true,"timezoneFrom":"contract.timezone"},
    {"name":"packageVersion","kind":"string","label":{"en":"Version","fr":"Version"},"column":"package_version","readOnly":true,"maxLength":50,"list":true},
    {"name":"paperTypeTicketParametersMap","kind":"json","label":{"en":"Ticket parameters by paper","fr":"Paramètres de billet par papier"},"column":"paper_type_ticket_parameters_map"},
    {"name":"printersState","kind":"json","label":{"en":"Printers","fr":"Imprimantes"},"column":"printers_state","readOnly":true},
    {"name":"terminalsState","kind":"json","label":{"en":"Card terminals","fr":"Terminaux de carte"},"column":"terminals_state","readOnly":true},
    {"name":"configuration","kind":"json","label":{"en":"Configuration","fr":"Configuration"},"column":"configuration"},
    {"name":"forwardingMode","kind":"string","label":{"en":"Forwarding mode","fr":"Mode de transfert"},"column":"forwarding_mode","maxLength":50},
    {"name":"pageCutMode","kind":"enum","label":{"en":"Cut","fr":"Coupe"},"column":"page_cut_mode","values":[{"value":"each","label":{"en":"Each ticket","fr":"Chaque billet"}},{"value":"last","label":{"en":"After the last","fr":"Après le dernier"}},{"value":"none","label":{"en":"None","fr":"Aucune"}}],"default":"each"},
    {"name":"printSpeed","kind":"integer","label":{"en":"Print speed","fr":"Vitesse d’impression"},"column":"print_speed","min":0,"max":10},
    {"name":"isTokenReadable","kind":"boolean","label":{"en":"Token readable","fr":"Jeton lisible"},"column":"is_token_readable","readOnly":true,"default":true},
    {"name":"uptime","kind":"integer","label":{"en":"Uptime (s)","fr":"En marche depuis (s)"},"column":"uptime","readOnly":true},
    {"name":"ramUsage","kind":"number","label":{"en":"Memory (%)","fr":"Mémoire (%)"},"column":"ram_usage","readOnly":true},
    {"name":"diskUsage","kind":"number","label":{"en":"Disk (%)","fr":"Disque (%)"},"column":"disk_usage","readOnly":true},
    {"name":"publicIpAddress","kind":"string","label":{"en":"Public address","fr":"Adresse publique"},"column":"public_ip_address","readOnly":true,"maxLength":64},
    {"name":"networkInterfaces","kind":"json","label":{"en":"Network","fr":"Réseau"},"column":"network_interfaces","readOnly":true},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Created","fr":"Créé le"},"column":"created_at","role":"createdAt"},
    {"name":"updatedAt","kind":"dateTime","label":{"en":"Changed","fr":"Modifié le"},"column":"updated_at","role":"updatedAt"}
  ],
  "operations": ["list","read","create","update"],
  "actions": [
    {"name":"ticketImage","method":"GET","path":"/device_states/{id}/tickets/{ticketId}.{format}","label":{"en":"Image of a ticket","fr":"Image d’un billet"},"query":"DeviceImageQuery","returns":"document","ownScreen":true},
    {"name":"couponImage","method":"GET","path":"/device_states/{id}/coupons/{couponId}.{format}","label":{"en":"Image of a coupon","fr":"Image d’un code"},"query":"DeviceImageQuery","returns":"document","ownScreen":true},
    {"name":"testTicketImage","method":"GET","path":"/device_states/{id}/test_ticket.{format}","label":{"en":"Image of a test ticket","fr":"Image d’un billet d’essai"},"query":"DeviceImageQuery","returns":"document","ownScreen":true}
  ],
  "rights": {"read":["desk.operate","devices.write"],"write":"devices.write","actions":{"ticketImage":"tickets.print","couponImage":["offers.read","sales.sell"],"testTicketImage":["desk.operate","devices.write"]}}
} as const satisfies EntityDescriptor;
