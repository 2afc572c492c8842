// Made by codegen from schema/box/DeviceImageQuery.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** How a device’s image is drawn, as answered. */
export interface DeviceImageQuery {
  readonly language: "fr" | "en";
  readonly paperType: "stock_tickets" | "thermal_roller" | null;
}

/** What is accepted for DeviceImageQuery: relations as IRIs. */
export interface DeviceImageQueryInput {
  readonly language?: "fr" | "en";
  readonly paperType?: "stock_tickets" | "thermal_roller" | null;
}

/** DeviceImageQuery as the server handles it: relations as ids. */
export interface DeviceImageQueryValues {
  readonly language: "fr" | "en";
  readonly paperType?: "stock_tickets" | "thermal_roller" | null;
}

export const deviceImageQueryDescriptor = {
  "name": "DeviceImageQuery",
  "area": "box",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "device_image_query",
  "title": "language",
  "label": {"en":"How a device’s image is drawn","fr":"Présentation d’une image d’appareil"},
  "plural": {"en":"How devices’ images are drawn","fr":"Présentations d’images d’appareils"},
  "properties": [
    {"name":"language","kind":"enum","label":{"en":"Language","fr":"Langue"},"values":[{"value":"fr","label":{"en":"French","fr":"Français"}},{"value":"en","label":{"en":"English","fr":"Anglais"}}],"required":true,"default":"fr"},
    {"name":"paperType","kind":"enum","label":{"en":"Paper","fr":"Papier"},"values":[{"value":"stock_tickets","label":{"en":"Ticket stock","fr":"Billets cartonnés"}},{"value":"thermal_roller","label":{"en":"Roll","fr":"Rouleau thermique"}}],"help":{"en":"Without one, that of the device’s printer.","fr":"Sans papier, celui de l’imprimante de l’appareil."}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
