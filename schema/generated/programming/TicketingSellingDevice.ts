// Made by codegen from schema/programming/TicketingSellingDevice.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Ticketing selling device, as answered. */
export interface TicketingSellingDevice {
  readonly '@id': string;
  readonly '@type': 'TicketingSellingDevice';
  readonly label: string | null;
}

/** What is accepted for TicketingSellingDevice: relations as IRIs. */
export interface TicketingSellingDeviceInput {
  readonly label?: string | null;
}

export const ticketingSellingDeviceDescriptor = {
  "name": "TicketingSellingDevice",
  "area": "programming",
  "api": "ticketing",
  "collection": "/ticketing_selling_devices",
  "scope": "contract",
  "table": "ticketing_selling_device",
  "title": "label",
  "label": {"en":"Ticketing selling device","fr":"Ticketing selling device"},
  "plural": {"en":"Ticketing selling devices","fr":"Ticketing selling devices"},
  "properties": [
    {"name":"label","kind":"string","label":{"en":"Label","fr":"Label"},"column":"label","maxLength":255,"list":true}
  ],
  "operations": ["list","read"],
  "actions": []
} as const satisfies EntityDescriptor;
