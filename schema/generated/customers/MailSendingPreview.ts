// Made by codegen from schema/customers/MailSendingPreview.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Preview of a sending, as answered. */
export interface MailSendingPreview {
  readonly matched: number;
  readonly toSend: number;
  readonly notAgreed: number;
  readonly withoutEmail: number;
  readonly same: number;
  readonly toRemove: number;
}

/** What is accepted for MailSendingPreview: relations as IRIs. */
export interface MailSendingPreviewInput {
  readonly matched: number;
  readonly toSend: number;
  readonly notAgreed: number;
  readonly withoutEmail: number;
  readonly same: number;
  readonly toRemove: number;
}

/** MailSendingPreview as the server handles it: relations as ids. */
export interface MailSendingPreviewValues {
  readonly matched: number;
  readonly toSend: number;
  readonly notAgreed: number;
  readonly withoutEmail: number;
  readonly same: number;
  readonly toRemove: number;
}

export const mailSendingPreviewDescriptor = {
  "name": "MailSendingPreview",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "mail_sending_preview",
  "title": "matched",
  "label": {"en":"Preview of a sending","fr":"Aperçu d’un envoi"},
  "plural": {"en":"Previews of sendings","fr":"Aperçus d’envois"},
  "properties": [
    {"name":"matched","kind":"integer","label":{"en":"Found","fr":"Trouvés"},"required":true},
    {"name":"toSend","kind":"integer","label":{"en":"To be sent","fr":"À envoyer"},"required":true},
    {"name":"notAgreed","kind":"integer","label":{"en":"Have not agreed","fr":"N’ont pas accepté"},"required":true},
    {"name":"withoutEmail","kind":"integer","label":{"en":"Without an e-mail","fr":"Sans adresse e-mail"},"required":true},
    {"name":"same","kind":"integer","label":{"en":"Same e-mail as another","fr":"Même adresse qu’un autre"},"required":true},
    {"name":"toRemove","kind":"integer","label":{"en":"To be taken off the list","fr":"À retirer de la liste"},"required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
