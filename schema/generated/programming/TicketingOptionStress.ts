// Made by codegen from schema/programming/TicketingOptionStress.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** How much options press on a show and on each of its performances. */
export interface TicketingOptionStress {
  readonly '@id': string;
  readonly '@type': 'TicketingOptionStress';
  readonly contract: string;
  readonly ticketing: string;
  readonly ticketingId: number | null;
  readonly label: string | null;
  readonly optionStress: unknown;
  readonly eventDateOptionStressList: unknown;
  readonly updatedAt: string;
}

/** What is accepted for TicketingOptionStress: relations as IRIs. */
export interface TicketingOptionStressInput {
  readonly contract?: string;
}

/** TicketingOptionStress as the server handles it: relations as ids. */
export interface TicketingOptionStressValues {
  readonly contract: number;
  readonly ticketing: number;
  readonly optionStress: unknown;
  readonly eventDateOptionStressList: unknown;
  readonly updatedAt: string;
}

export const ticketingOptionStressDescriptor = {
  "name": "TicketingOptionStress",
  "area": "programming",
  "api": "ticketing",
  "collection": "/ticketing_option_stresses",
  "scope": "contract",
  "table": "ticketing_option_stress",
  "title": "label",
  "label": {"en":"Option pressure","fr":"Tension des options"},
  "plural": {"en":"Option pressures","fr":"Tensions des options"},
  "comment": {"en":"How much options press on a show and on each of its performances.","fr":"À quel point les options pèsent sur un spectacle et sur chaque représentation."},
  "icon": "Speed",
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"ticketing","kind":"relation","label":{"en":"Show","fr":"Spectacle"},"column":"ticketing_id","target":"Ticketing","onDelete":"cascade","required":true,"unique":true,"readOnly":true,"list":true,"filter":true},
    {"name":"ticketingId","kind":"integer","label":{"en":"Show id","fr":"Identifiant du spectacle"},"computed":true},
    {"name":"label","kind":"string","label":{"en":"Show","fr":"Spectacle"},"computed":true,"from":"ticketing.title","maxLength":255},
    {"name":"optionStress","kind":"json","label":{"en":"Pressure","fr":"Tension"},"column":"option_stress","readOnly":true,"help":{"en":"{ \"optionNb\": …, \"score\": … }: options asked for, and their part of the places left.","fr":"{ \"optionNb\": …, \"score\": … } : options demandées, et leur part des places restantes."}},
    {"name":"eventDateOptionStressList","kind":"json","label":{"en":"By performance","fr":"Par représentation"},"column":"event_date_option_stress_list","readOnly":true,"default":[]},
    {"name":"updatedAt","kind":"dateTime","label":{"en":"Worked out","fr":"Calculée le"},"column":"updated_at","role":"updatedAt","list":true}
  ],
  "operations": ["list","read"],
  "actions": [],
  "rights": {"read":["programming.read","sales.sell"],"write":"programming.write","paths":{"selling_device":"none"}}
} as const satisfies EntityDescriptor;
