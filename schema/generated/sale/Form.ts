// Made by codegen from schema/sale/Form.jsonld. Never edit: change the source and run `npm run codegen`.
import type { FormField, FormFieldInput } from './FormField.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** What a reservation track asks of the customer or of each participant. */
export interface Form {
  readonly '@id': string;
  readonly '@type': 'Form';
  readonly contract: string;
  readonly type: "customer" | "participant";
  readonly bookingTrack: string;
  readonly mode: "normal" | "not_required" | "read_only" | null;
  readonly optinMessage: string | null;
  /** What it asks for, in its order. A field has one form and one slug in all of a contract, so that it cannot be of every form that asks for it: a form names slugs, each required or not there. One that names none asks for the fields whose form it is. */
  readonly fieldList: readonly FormField[];
  readonly customerFieldContractList: readonly string[];
}

/** What is accepted for Form: relations as IRIs. */
export interface FormInput {
  readonly contract?: string;
  readonly type: "customer" | "participant";
  readonly bookingTrack: string;
  readonly mode?: "normal" | "not_required" | "read_only" | null;
  readonly optinMessage?: string | null;
  /** What it asks for, in its order. A field has one form and one slug in all of a contract, so that it cannot be of every form that asks for it: a form names slugs, each required or not there. One that names none asks for the fields whose form it is. */
  readonly fieldList?: readonly FormFieldInput[];
  readonly customerFieldContractList?: readonly string[];
}

/** Form as the server handles it: relations as ids. */
export interface FormValues {
  readonly contract: number;
  readonly type: "customer" | "participant";
  readonly bookingTrack: number;
  readonly mode: "normal" | "not_required" | "read_only" | null;
  readonly optinMessage: string | null;
  readonly fieldList: readonly FormField[] | null;
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
    {"name":"mode","kind":"enum","label":{"en":"Mode","fr":"Mode"},"column":"mode","values":[{"value":"normal","label":{"en":"Asked for","fr":"Demandé"}},{"value":"not_required","label":{"en":"No required fields","fr":"Sans champ obligatoire"}},{"value":"read_only","label":{"en":"Read only","fr":"En lecture seule"}}],"default":"normal","list":true,"help":{"en":"Without required fields, or read only, nothing has to be filled in.","fr":"Sans champ obligatoire, ou en lecture seule, rien n’est à remplir absolument."}},
    {"name":"optinMessage","kind":"text","label":{"en":"Opt-in message","fr":"Message de consentement"},"column":"optin_message","maxLength":1000,"help":{"en":"Beside the box to tick for news. Messages of organisational units take its place.","fr":"À côté de la case à cocher pour recevoir des nouvelles. Les messages des unités organisationnelles le remplacent."}},
    {"name":"fieldList","kind":"json","label":{"en":"Fields asked for","fr":"Champs demandés"},"comment":{"en":"What it asks for, in its order. A field has one form and one slug in all of a contract, so that it cannot be of every form that asks for it: a form names slugs, each required or not there. One that names none asks for the fields whose form it is.","fr":"Ce qu’il demande, dans son ordre. Un champ n’a qu’un formulaire et son identifiant est unique chez l’organisateur : il ne peut appartenir à tous les formulaires qui le demandent. Un formulaire nomme donc des identifiants, obligatoires ou non chez lui. Celui qui n’en nomme aucun demande les champs dont il est le formulaire."},"column":"field_list","many":true,"shape":"FormField"},
    {"name":"customerFieldContractList","kind":"relation","label":{"en":"Fields of this form alone","fr":"Champs de ce seul formulaire"},"many":true,"target":"CustomerFieldContract","inverse":"form"}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [],
  "rights": {"read":"signedIn","write":"settings.write"},
  "uniques": [["bookingTrack","type"]]
} as const satisfies EntityDescriptor;
