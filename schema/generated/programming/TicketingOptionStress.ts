// Made by codegen from schema/programming/TicketingOptionStress.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Ticketing option stress, as answered. */
export interface TicketingOptionStress {
  readonly '@id': string;
  readonly '@type': 'TicketingOptionStress';
  readonly label: string | null;
}

/** What is accepted for TicketingOptionStress: relations as IRIs. */
export interface TicketingOptionStressInput {
  readonly label?: string | null;
}

export const ticketingOptionStressDescriptor = {
  "name": "TicketingOptionStress",
  "area": "programming",
  "api": "ticketing",
  "collection": "/ticketing_option_stresses",
  "scope": "contract",
  "table": "ticketing_option_stress",
  "title": "label",
  "label": {"en":"Ticketing option stress","fr":"Ticketing option stress"},
  "plural": {"en":"Ticketing option stresses","fr":"Ticketing option stresses"},
  "properties": [
    {"name":"label","kind":"string","label":{"en":"Label","fr":"Label"},"column":"label","maxLength":255,"list":true}
  ],
  "operations": ["list","read"],
  "actions": []
} as const satisfies EntityDescriptor;
