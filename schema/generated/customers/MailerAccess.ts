// Made by codegen from schema/customers/MailerAccess.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Access to the service that keeps the organiser’s mailing lists. */
export interface MailerAccess {
  readonly '@id': string;
  readonly '@type': 'MailerAccess';
  readonly contract: string;
  readonly mailerProvider: "brevo";
  readonly apiKeySet: boolean | null;
  readonly accountName: string | null;
  readonly testedAt: string | null;
}

/** What is accepted for MailerAccess: relations as IRIs. */
export interface MailerAccessInput {
  readonly contract?: string;
  readonly mailerProvider?: "brevo";
  readonly apiKey: string;
}

/** MailerAccess as the server handles it: relations as ids. */
export interface MailerAccessValues {
  readonly contract: number;
  readonly mailerProvider: "brevo";
  readonly apiKey: string;
  readonly accountName: string | null;
  readonly testedAt: string | null;
}

export const mailerAccessDescriptor = {
  "name": "MailerAccess",
  "area": "customers",
  "api": "crm",
  "collection": "/v1/mailer_accesses",
  "path": "/settings/marketing/services",
  "scope": "contract",
  "table": "mailer_access",
  "title": "mailerProvider",
  "label": {"en":"Mailing service","fr":"Service d’e-mailing"},
  "plural": {"en":"Mailing services","fr":"Services d’e-mailing"},
  "comment": {"en":"Access to the service that keeps the organiser’s mailing lists.","fr":"Accès au service qui tient les listes d’envoi de l’organisateur."},
  "group": "customers",
  "icon": "ContactMail",
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"mailerProvider","kind":"enum","label":{"en":"Service","fr":"Service"},"column":"mailer_provider","values":[{"value":"brevo","label":{"en":"Brevo","fr":"Brevo"}}],"required":true,"immutable":true,"default":"brevo","list":true,"filter":true},
    {"name":"apiKey","kind":"string","label":{"en":"API key","fr":"Clé API"},"column":"api_key","required":true,"secret":true,"maxLength":300,"help":{"en":"From your account with the service, under SMTP & API.","fr":"Dans votre compte chez ce service, rubrique SMTP et API."}},
    {"name":"apiKeySet","kind":"boolean","label":{"en":"API key stored","fr":"Clé API enregistrée"},"computed":true,"isSetOf":"apiKey"},
    {"name":"accountName","kind":"string","label":{"en":"Account","fr":"Compte"},"column":"account_name","readOnly":true,"maxLength":300,"list":true},
    {"name":"testedAt","kind":"dateTime","label":{"en":"Last answered on","fr":"Dernière réponse le"},"column":"tested_at","readOnly":true,"timezoneFrom":"contract.timezone","list":true}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [
    {"name":"test","method":"POST","path":"/v1/mailer_accesses/{id}/test","label":{"en":"Test the connection","fr":"Tester la connexion"},"returns":"MailerAccess"}
  ],
  "rights": {"read":"customers.mail","write":"settings.write","actions":{"test":"customers.mail"}}
} as const satisfies EntityDescriptor;
