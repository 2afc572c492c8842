// Made by codegen from schema/imports/MappingNotification.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Import notification, as answered. */
export interface MappingNotification {
  readonly '@id': string;
  readonly '@type': 'MappingNotification';
  readonly contract: string;
  readonly type: "error" | "missing";
  readonly mappingType: "ticket_price" | "ticketing" | "contingent" | "stock_contingent" | "seat_config" | "seat" | "event_date" | "available_seat" | null;
  readonly message: string;
  readonly barCode: string | null;
  readonly provider: string | null;
  readonly importedFile: string | null;
  readonly rowNumber: number | null;
  /** Code and values, put into words in the reader’s language. */
  readonly fault: unknown;
  readonly isRepaired: boolean | null;
  readonly createdAt: string;
}

/** What is accepted for MappingNotification: relations as IRIs. */
export interface MappingNotificationInput {
  readonly contract?: string;
}

/** MappingNotification as the server handles it: relations as ids. */
export interface MappingNotificationValues {
  readonly contract: number;
  readonly type: "error" | "missing";
  readonly mappingType: "ticket_price" | "ticketing" | "contingent" | "stock_contingent" | "seat_config" | "seat" | "event_date" | "available_seat" | null;
  readonly message: string;
  readonly barCode: string | null;
  readonly provider: string | null;
  readonly importedFile: number | null;
  readonly rowNumber: number | null;
  readonly fault: unknown;
  readonly createdAt: string;
}

export const mappingNotificationDescriptor = {
  "name": "MappingNotification",
  "area": "imports",
  "api": "ticketing",
  "collection": "/mapping_notifications",
  "path": "/settings/ticket-import/logs/notifications",
  "scope": "contract",
  "table": "mapping_notification",
  "title": "message",
  "label": {"en":"Import notification","fr":"Notification d’import"},
  "plural": {"en":"Import notifications","fr":"Notifications d’import"},
  "group": "imports",
  "icon": "ReportProblem",
  "order": {"createdAt":"desc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"type","kind":"enum","label":{"en":"Type","fr":"Type"},"column":"type","values":[{"value":"error","label":{"en":"Error","fr":"Erreur"}},{"value":"missing","label":{"en":"Missing","fr":"Manquant"}}],"required":true,"readOnly":true,"list":true,"filter":true},
    {"name":"mappingType","kind":"enum","label":{"en":"About","fr":"Porte sur"},"column":"mapping_type","values":[{"value":"ticket_price","label":{"en":"Price","fr":"Tarif"}},{"value":"ticketing","label":{"en":"Show","fr":"Spectacle"}},{"value":"contingent","label":{"en":"Contingent","fr":"Contingent"}},{"value":"stock_contingent","label":{"en":"Stock contingent","fr":"Contingent de stock"}},{"value":"seat_config","label":{"en":"Seating plan","fr":"Plan de salle"}},{"value":"seat","label":{"en":"Seat","fr":"Place"}},{"value":"event_date","label":{"en":"Performance","fr":"Représentation"}},{"value":"available_seat","label":{"en":"Seat of a performance","fr":"Place d’une représentation"}}],"readOnly":true,"filter":true},
    {"name":"message","kind":"text","label":{"en":"Message","fr":"Message"},"column":"message","required":true,"readOnly":true,"list":true},
    {"name":"barCode","kind":"string","label":{"en":"Barcode","fr":"Code-barres"},"column":"bar_code","readOnly":true,"maxLength":100,"filter":true,"personal":true},
    {"name":"provider","kind":"string","label":{"en":"Provider","fr":"Prestataire"},"column":"provider","readOnly":true,"maxLength":100,"filter":true},
    {"name":"importedFile","kind":"relation","label":{"en":"File","fr":"Fichier"},"column":"imported_file_id","target":"ProviderTicketImportedFile","onDelete":"cascade","readOnly":true,"list":true,"filter":true},
    {"name":"rowNumber","kind":"integer","label":{"en":"Row","fr":"Ligne"},"column":"row_number","readOnly":true,"min":1},
    {"name":"fault","kind":"json","label":{"en":"What is wrong","fr":"Ce qui ne va pas"},"comment":{"en":"Code and values, put into words in the reader’s language.","fr":"code et values, à dire dans la langue du lecteur."},"column":"fault","readOnly":true,"personal":true},
    {"name":"isRepaired","kind":"boolean","label":{"en":"Dealt with","fr":"Traitée"},"computed":true,"list":true,"filter":true,"help":{"en":"The name means something here now, or the row has become a ticket.","fr":"Le nom a maintenant un sens ici, ou la ligne est devenue un billet."}},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Created","fr":"Créé le"},"column":"created_at","timezoneFrom":"contract.timezone","role":"createdAt","list":true}
  ],
  "operations": ["list","read","delete"],
  "actions": [],
  "rights": {"read":"imports.run","write":"imports.run"}
} as const satisfies EntityDescriptor;
