// Made by codegen from schema/contract/ContractAddendum.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** A change to the contract between the organiser and the platform. */
export interface ContractAddendum {
  readonly '@id': string;
  readonly '@type': 'ContractAddendum';
  readonly contract: string;
  readonly summary: string;
  readonly content: string;
  readonly signatureDate: string | null;
  readonly createdAt: string;
}

/** What is accepted for ContractAddendum: relations as IRIs. */
export interface ContractAddendumInput {
  readonly contract?: string;
  readonly summary: string;
  readonly content: string;
}

/** ContractAddendum as the server handles it: relations as ids. */
export interface ContractAddendumValues {
  readonly contract: number;
  readonly summary: string;
  readonly content: string;
  readonly signatureDate: string | null;
  readonly createdAt: string;
}

export const contractAddendumDescriptor = {
  "name": "ContractAddendum",
  "area": "contract",
  "api": "ticketing",
  "collection": "/contract_addenda",
  "path": "/onboarding/contract_addendums",
  "scope": "contract",
  "table": "contract_addendum",
  "title": "summary",
  "label": {"en":"Addendum","fr":"Avenant"},
  "plural": {"en":"Addenda","fr":"Avenants"},
  "comment": {"en":"A change to the contract between the organiser and the platform.","fr":"Une modification du contrat entre l’organisateur et la plateforme."},
  "group": "contract",
  "icon": "Description",
  "order": {"createdAt":"desc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"summary","kind":"string","label":{"en":"Summary","fr":"Résumé"},"column":"summary","required":true,"maxLength":300,"list":true},
    {"name":"content","kind":"html","label":{"en":"Content","fr":"Contenu"},"column":"content","required":true},
    {"name":"signatureDate","kind":"dateTime","label":{"en":"Signed","fr":"Signé le"},"column":"signature_date","readOnly":true,"timezoneFrom":"contract.timezone","list":true,"filter":true},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Created","fr":"Créé le"},"column":"created_at","timezoneFrom":"contract.timezone","role":"createdAt","list":true}
  ],
  "operations": ["list","read"],
  "actions": [],
  "rights": {"read":"settings.read","write":"settings.write"}
} as const satisfies EntityDescriptor;
