// Made by codegen from schema/customers/MailSending.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Customers handed to a mailing list: whom it took, and whom it left out and why. */
export interface MailSending {
  readonly '@id': string;
  readonly '@type': 'MailSending';
  readonly contract: string;
  readonly name: string;
  readonly mailerProvider: "brevo";
  readonly state: "waiting" | "sending" | "sent" | "failed";
  readonly createdAt: string;
  readonly endedAt: string | null;
  readonly askedBy: string | null;
  readonly job: string | null;
  readonly matchedCount: number;
  readonly sentCount: number;
  readonly notAgreedCount: number;
  readonly withoutEmailCount: number;
  readonly sameCount: number;
  readonly removedCount: number;
  readonly fault: "key" | "away" | "refused" | "stopped" | null;
  readonly recipientList: readonly string[];
}

/** What is accepted for MailSending: relations as IRIs. */
export interface MailSendingInput {
  readonly contract?: string;
  readonly recipientList?: readonly string[];
}

/** MailSending as the server handles it: relations as ids. */
export interface MailSendingValues {
  readonly contract: number;
  readonly name: string;
  readonly mailerProvider: "brevo";
  readonly state: "waiting" | "sending" | "sent" | "failed";
  readonly createdAt: string;
  readonly endedAt: string | null;
  readonly askedBy: string | null;
  readonly job: number | null;
  readonly matchedCount: number;
  readonly sentCount: number;
  readonly notAgreedCount: number;
  readonly withoutEmailCount: number;
  readonly sameCount: number;
  readonly removedCount: number;
  readonly fault: "key" | "away" | "refused" | "stopped" | null;
}

export const mailSendingDescriptor = {
  "name": "MailSending",
  "area": "customers",
  "api": "crm",
  "collection": "/v1/mail_sendings",
  "path": "/settings/marketing/sendings",
  "scope": "contract",
  "table": "mail_sending",
  "title": "name",
  "label": {"en":"Sending","fr":"Envoi"},
  "plural": {"en":"Sendings","fr":"Envois"},
  "comment": {"en":"Customers handed to a mailing list: whom it took, and whom it left out and why.","fr":"Des clients remis à une liste d’envoi : qui y est, qui n’y est pas et pourquoi."},
  "group": "customers",
  "icon": "ContactMail",
  "order": {"createdAt":"desc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"name","kind":"string","label":{"en":"Mailing list","fr":"Liste d’envoi"},"column":"name","required":true,"readOnly":true,"maxLength":255,"list":true},
    {"name":"mailerProvider","kind":"enum","label":{"en":"Service","fr":"Service"},"column":"mailer_provider","values":[{"value":"brevo","label":{"en":"Brevo","fr":"Brevo"}}],"required":true,"readOnly":true},
    {"name":"state","kind":"enum","label":{"en":"State","fr":"État"},"column":"state","values":[{"value":"waiting","label":{"en":"Waiting","fr":"En attente"}},{"value":"sending","label":{"en":"Under way","fr":"En cours"}},{"value":"sent","label":{"en":"Sent","fr":"Envoyé"}},{"value":"failed","label":{"en":"Failed","fr":"Échoué"}}],"tones":{"success":["sent"],"danger":["failed"]},"required":true,"readOnly":true,"default":"waiting","list":true,"filter":true},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Asked for","fr":"Demandé le"},"column":"created_at","timezoneFrom":"contract.timezone","role":"createdAt","list":true,"filter":true},
    {"name":"endedAt","kind":"dateTime","label":{"en":"Ended","fr":"Terminé le"},"column":"ended_at","readOnly":true,"timezoneFrom":"contract.timezone"},
    {"name":"askedBy","kind":"string","label":{"en":"Asked for by","fr":"Demandé par"},"column":"asked_by","readOnly":true,"maxLength":320},
    {"name":"job","kind":"relation","label":{"en":"Job","fr":"Tâche"},"column":"job_id","target":"Job","onDelete":"clear","readOnly":true,"filter":true},
    {"name":"matchedCount","kind":"integer","label":{"en":"Found","fr":"Trouvés"},"column":"matched_count","required":true,"readOnly":true,"default":0,"section":{"en":"Customers","fr":"Clients"}},
    {"name":"sentCount","kind":"integer","label":{"en":"Sent","fr":"Envoyés"},"column":"sent_count","required":true,"readOnly":true,"default":0,"list":true,"section":{"en":"Customers","fr":"Clients"}},
    {"name":"notAgreedCount","kind":"integer","label":{"en":"Have not agreed","fr":"N’ont pas accepté"},"column":"not_agreed_count","required":true,"readOnly":true,"default":0,"list":true,"section":{"en":"Customers","fr":"Clients"}},
    {"name":"withoutEmailCount","kind":"integer","label":{"en":"Without an e-mail","fr":"Sans adresse e-mail"},"column":"without_email_count","required":true,"readOnly":true,"default":0,"section":{"en":"Customers","fr":"Clients"}},
    {"name":"sameCount","kind":"integer","label":{"en":"Same e-mail as another","fr":"Même adresse qu’un autre"},"column":"same_count","required":true,"readOnly":true,"default":0,"section":{"en":"Customers","fr":"Clients"}},
    {"name":"removedCount","kind":"integer","label":{"en":"Taken off the list","fr":"Retirés de la liste"},"column":"removed_count","required":true,"readOnly":true,"default":0,"section":{"en":"Customers","fr":"Clients"}},
    {"name":"fault","kind":"enum","label":{"en":"What went wrong","fr":"Problème rencontré"},"column":"fault","values":[{"value":"key","label":{"en":"The service does not accept the key","fr":"Le service n’accepte pas la clé"}},{"value":"away","label":{"en":"The service did not answer","fr":"Le service n’a pas répondu"}},{"value":"refused","label":{"en":"The service refused the customers","fr":"Le service a refusé les clients"}},{"value":"stopped","label":{"en":"It stopped on the way","fr":"L’envoi s’est interrompu"}}],"readOnly":true},
    {"name":"recipientList","kind":"relation","label":{"en":"Customers","fr":"Clients"},"many":true,"target":"MailRecipient","inverse":"sending"}
  ],
  "operations": ["list","read"],
  "actions": [
    {"name":"preview","method":"POST","path":"/v1/mail_sendings/preview","label":{"en":"Preview of a sending","fr":"Aperçu d’un envoi"},"expects":"MailSynchronization","returns":"MailSendingPreview","ownScreen":true}
  ],
  "rights": {"read":"customers.mail","write":"customers.mail","actions":{"preview":"customers.mail"}}
} as const satisfies EntityDescriptor;
