// Made by codegen from schema/sale/BookingTrackForm.jsonld. Never edit: change the source and run `npm run codegen`.
import type { FormField, FormFieldInput, FormFieldValues } from './FormField.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** Form of a reservation track, as answered. */
export interface BookingTrackForm {
  readonly mode: "normal" | "not_required" | "read_only" | null;
  readonly optinMessage: string | null;
  readonly fieldList: readonly FormField[];
}

/** What is accepted for BookingTrackForm: relations as IRIs. */
export interface BookingTrackFormInput {
  readonly mode?: "normal" | "not_required" | "read_only" | null;
  readonly optinMessage?: string | null;
  readonly fieldList: readonly FormFieldInput[];
}

/** BookingTrackForm as the server handles it: relations as ids. */
export interface BookingTrackFormValues {
  readonly mode: "normal" | "not_required" | "read_only" | null;
  readonly optinMessage?: string | null;
  readonly fieldList: readonly FormFieldValues[];
}

export const bookingTrackFormDescriptor = {
  "name": "BookingTrackForm",
  "area": "sale",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "booking_track_form",
  "title": "mode",
  "label": {"en":"Form of a reservation track","fr":"Formulaire d’un parcours"},
  "plural": {"en":"Forms of a reservation track","fr":"Formulaires d’un parcours"},
  "properties": [
    {"name":"mode","kind":"enum","label":{"en":"Mode","fr":"Mode"},"values":[{"value":"normal","label":{"en":"Asked for","fr":"Demandé"}},{"value":"not_required","label":{"en":"No required fields","fr":"Sans champ obligatoire"}},{"value":"read_only","label":{"en":"Read only","fr":"En lecture seule"}}],"default":"normal","help":{"en":"Without required fields, or read only, nothing has to be filled in.","fr":"Sans champ obligatoire, ou en lecture seule, rien n’est à remplir absolument."}},
    {"name":"optinMessage","kind":"text","label":{"en":"Opt-in message","fr":"Message de consentement"},"maxLength":1000,"help":{"en":"Beside the box to tick for news. Messages of organisational units take its place.","fr":"À côté de la case à cocher pour recevoir des nouvelles. Les messages des unités organisationnelles le remplacent."}},
    {"name":"fieldList","kind":"json","label":{"en":"Fields","fr":"Champs"},"many":true,"shape":"FormField","required":true,"maxItems":100}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
