// Made by codegen from schema/sale/Form.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** What a reservation track asks of the customer or of each participant. */
export interface Form {
  readonly '@id': string;
  readonly '@type': 'Form';
  readonly contract: string;
  readonly type: "customer" | "participant";
  readonly bookingTrack: string;
  readonly customerFieldContractList: readonly string[];
}

/** What is accepted for Form: relations as IRIs. */
export interface FormInput {
  readonly contract?: string;
  readonly type: "customer" | "participant";
  readonly bookingTrack: string;
  readonly customerFieldContractList?: readonly string[];
}

/** Form as the server handles it: relations as ids. */
export interface FormValues {
  readonly contract: number;
  readonly type: "customer" | "participant";
  readonly bookingTrack: number;
}

export const formDescriptor = {
  "name": "Form",
  "area": "sale",
  "api": "ticketing",
  "collection": "/forms",
  "scope": "contract",
  "table": "form",
  "title": "type",
  "label": {"en":"Form","fr":"Formulaire"},
  "plural": {"en":"Forms","fr":"Formulaires"},
  "comment": {"en":"What a reservation track asks of the customer or of each participant.","fr":"Ce qu’un parcours demande au client ou à chaque participant."},
  "icon": "Assignment",
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"type","kind":"enum","label":{"en":"Asked of","fr":"Demandé à"},"column":"type","values":[{"value":"customer","label":{"en":"Customer","fr":"Client"}},{"value":"participant","label":{"en":"Participant","fr":"Participant"}}],"required":true,"list":true,"filter":true},
    {"name":"bookingTrack","kind":"relation","label":{"en":"Reservation track","fr":"Parcours de réservation"},"column":"booking_track_id","target":"BookingTrack","onDelete":"cascade","required":true,"list":true,"filter":true},
    {"name":"customerFieldContractList","kind":"relation","label":{"en":"Fields","fr":"Champs"},"many":true,"target":"CustomerFieldContract","inverse":"form"}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [],
  "rights": {"read":"signedIn","write":"settings.write"},
  "uniques": [["bookingTrack","type"]]
} as const satisfies EntityDescriptor;
