// Made by codegen from schema/customers/MailRecipient.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** What became of a customer in a sending. */
export interface MailRecipient {
  readonly '@id': string;
  readonly '@type': 'MailRecipient';
  readonly contract: string;
  readonly sending: string;
  readonly customer: string;
  readonly name: string;
  readonly email: string | null;
  readonly state: "waiting" | "sent" | "notAgreed" | "withoutEmail" | "same" | "withdrawn" | "removed";
}

/** What is accepted for MailRecipient: relations as IRIs. */
export interface MailRecipientInput {
  readonly contract?: string;
}

/** MailRecipient as the server handles it: relations as ids. */
export interface MailRecipientValues {
  readonly contract: number;
  readonly sending: number;
  readonly customer: number;
  readonly name: string;
  readonly email: string | null;
  readonly state: "waiting" | "sent" | "notAgreed" | "withoutEmail" | "same" | "withdrawn" | "removed";
}

export const mailRecipientDescriptor = {
  "name": "MailRecipient",
  "area": "customers",
  "api": "crm",
  "collection": "/v1/mail_recipients",
  "path": "/settings/marketing/recipients",
  "scope": "contract",
  "table": "mail_recipient",
  "title": "name",
  "label": {"en":"Customer of a sending","fr":"Client d’un envoi"},
  "plural": {"en":"Customers of a sending","fr":"Clients d’un envoi"},
  "comment": {"en":"What became of a customer in a sending.","fr":"Ce qu’il est advenu d’un client dans un envoi."},
  "icon": "People",
  "order": {"name":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"sending","kind":"relation","label":{"en":"Sending","fr":"Envoi"},"column":"sending_id","target":"MailSending","onDelete":"cascade","required":true,"readOnly":true,"filter":true},
    {"name":"customer","kind":"relation","label":{"en":"Customer","fr":"Client"},"column":"customer_id","target":"CrmCustomer","onDelete":"cascade","required":true,"readOnly":true,"list":true,"filter":true},
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"column":"name","required":true,"readOnly":true,"maxLength":500,"personal":true},
    {"name":"email","kind":"email","label":{"en":"E-mail","fr":"Adresse e-mail"},"column":"email","readOnly":true,"maxLength":255,"list":true,"personal":true},
    {"name":"state","kind":"enum","label":{"en":"What became of it","fr":"Suite donnée"},"column":"state","values":[{"value":"waiting","label":{"en":"Waiting","fr":"En attente"}},{"value":"sent","label":{"en":"Sent","fr":"Envoyé"}},{"value":"notAgreed","label":{"en":"Has not agreed","fr":"N’a pas accepté"}},{"value":"withoutEmail","label":{"en":"Without an e-mail","fr":"Sans adresse e-mail"}},{"value":"same","label":{"en":"Same e-mail as another","fr":"Même adresse qu’un autre"}},{"value":"withdrawn","label":{"en":"To be taken off","fr":"À retirer"}},{"value":"removed","label":{"en":"Taken off the list","fr":"Retiré de la liste"}}],"tones":{"success":["sent"],"warning":["notAgreed","withoutEmail","same"]},"required":true,"readOnly":true,"default":"waiting","list":true,"filter":true}
  ],
  "operations": ["list","read"],
  "actions": [],
  "rights": {"read":"customers.mail","write":"customers.mail"},
  "uniques": [["sending","customer"]],
  "indexes": [["customer"]]
} as const satisfies EntityDescriptor;
