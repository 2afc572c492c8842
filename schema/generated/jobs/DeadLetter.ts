// Made by codegen from schema/jobs/DeadLetter.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** A change that something kept up to date could not take. It was tried several times; everything after it went on. */
export interface DeadLetter {
  readonly '@id': string;
  readonly '@type': 'DeadLetter';
  readonly contract: string;
  readonly subscriber: string;
  readonly entity: string;
  readonly recordId: number;
  readonly action: "create" | "update" | "delete";
  /** Of the outbox, which has the change itself. */
  readonly row: number;
  readonly attempts: number;
  readonly error: string;
  readonly createdAt: string;
}

/** What is accepted for DeadLetter: relations as IRIs. */
export interface DeadLetterInput {
  readonly contract?: string;
}

/** DeadLetter as the server handles it: relations as ids. */
export interface DeadLetterValues {
  readonly contract: number;
  readonly subscriber: string;
  readonly entity: string;
  readonly recordId: number;
  readonly action: "create" | "update" | "delete";
  readonly row: number;
  readonly attempts: number;
  readonly error: string;
  readonly createdAt: string;
}

export const deadLetterDescriptor = {
  "name": "DeadLetter",
  "area": "jobs",
  "api": "ticketing",
  "collection": "/dead_letters",
  "scope": "contract",
  "table": "dead_letter",
  "title": "subscriber",
  "label": {"en":"Failed update","fr":"Mise à jour en échec"},
  "plural": {"en":"Failed updates","fr":"Mises à jour en échec"},
  "comment": {"en":"A change that something kept up to date could not take. It was tried several times; everything after it went on.","fr":"Une modification qui n’a pas pu être répercutée. Plusieurs essais ont eu lieu ; la suite a été traitée."},
  "group": "jobs",
  "icon": "ReportProblem",
  "order": {"createdAt":"desc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"subscriber","kind":"string","label":{"en":"What was to be updated","fr":"Ce qui devait être mis à jour"},"column":"subscriber","required":true,"readOnly":true,"maxLength":200,"list":true,"filter":true},
    {"name":"entity","kind":"string","label":{"en":"Changed record","fr":"Élément modifié"},"column":"entity","required":true,"readOnly":true,"maxLength":200,"list":true,"filter":true},
    {"name":"recordId","kind":"integer","label":{"en":"Its number","fr":"Son numéro"},"column":"record_id","required":true,"readOnly":true,"list":true},
    {"name":"action","kind":"enum","label":{"en":"Change","fr":"Modification"},"column":"action","values":[{"value":"create","label":{"en":"Created","fr":"Créé"}},{"value":"update","label":{"en":"Changed","fr":"Modifié"}},{"value":"delete","label":{"en":"Deleted","fr":"Supprimé"}}],"required":true,"readOnly":true,"list":true},
    {"name":"row","kind":"integer","label":{"en":"Row of the outbox","fr":"Ligne de la boîte d’envoi"},"comment":{"en":"Of the outbox, which has the change itself.","fr":"Dans la boîte d’envoi, qui contient la modification."},"column":"row","required":true,"readOnly":true,"section":{"en":"Details","fr":"Détail"}},
    {"name":"attempts","kind":"integer","label":{"en":"Attempts","fr":"Essais"},"column":"attempts","required":true,"readOnly":true,"section":{"en":"Details","fr":"Détail"}},
    {"name":"error","kind":"text","label":{"en":"Last error, for support","fr":"Dernière erreur, pour l’assistance"},"column":"error","required":true,"readOnly":true,"section":{"en":"Details","fr":"Détail"}},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Given up on","fr":"Abandonnée le"},"column":"created_at","timezoneFrom":"contract.timezone","role":"createdAt","list":true}
  ],
  "operations": ["list","read"],
  "actions": [
    {"name":"retry","method":"PUT","path":"/dead_letters/{id}/retry","label":{"en":"Try again","fr":"Réessayer"}},
    {"name":"skip","method":"PUT","path":"/dead_letters/{id}/skip","label":{"en":"Skip","fr":"Ignorer"},"confirm":{"en":"This change is not carried over, now or later.","fr":"Cette modification ne sera pas répercutée, ni maintenant ni plus tard."}}
  ],
  "rights": {"read":"jobs.manage","write":"jobs.manage","actions":{"retry":"jobs.manage","skip":"jobs.manage"}}
} as const satisfies EntityDescriptor;
