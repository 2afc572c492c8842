// Made by codegen from schema/contract/OrganizationalUnit.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Organisational unit, as answered. */
export interface OrganizationalUnit {
  readonly '@id': string;
  readonly '@type': 'OrganizationalUnit';
  readonly contract: string;
  readonly name: string;
  readonly isDefault: boolean | null;
  readonly publicContactEmail: string | null;
  readonly customerRequiredFields: readonly string[];
  readonly hideFees: boolean | null;
  readonly gdprOptinMessage: string | null;
  readonly templateParameters: unknown;
  readonly mailAdditionalInformation: string | null;
  readonly notifyOnNewOrderSuccess: boolean | null;
  readonly orderNotificationEmailList: readonly string[];
}

/** What is accepted for OrganizationalUnit: relations as IRIs. */
export interface OrganizationalUnitInput {
  readonly contract?: string;
  readonly name: string;
  readonly isDefault?: boolean | null;
  readonly publicContactEmail?: string | null;
  readonly customerRequiredFields?: readonly string[];
  readonly hideFees?: boolean | null;
  readonly gdprOptinMessage?: string | null;
  readonly templateParameters?: unknown;
  readonly mailAdditionalInformation?: string | null;
  readonly notifyOnNewOrderSuccess?: boolean | null;
  readonly orderNotificationEmailList?: readonly string[];
}

/** OrganizationalUnit as the server handles it: relations as ids. */
export interface OrganizationalUnitValues {
  readonly contract: number;
  readonly name: string;
  readonly isDefault: boolean | null;
  readonly publicContactEmail: string | null;
  readonly customerRequiredFields: readonly string[] | null;
  readonly hideFees: boolean | null;
  readonly gdprOptinMessage: string | null;
  readonly templateParameters: unknown;
  readonly mailAdditionalInformation: string | null;
  readonly notifyOnNewOrderSuccess: boolean | null;
  readonly orderNotificationEmailList: readonly string[] | null;
}

export const organizationalUnitDescriptor = {
  "name": "OrganizationalUnit",
  "area": "contract",
  "api": "ticketing",
  "collection": "/organizational_units",
  "scope": "contract",
  "table": "organizational_unit",
  "title": "name",
  "label": {"en":"Organisational unit","fr":"Unité organisationnelle"},
  "plural": {"en":"Organisational units","fr":"Unités organisationnelles"},
  "group": "contract",
  "icon": "AccountTree",
  "order": {"name":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"column":"name","required":true,"maxLength":200,"list":true,"filter":true},
    {"name":"isDefault","kind":"boolean","label":{"en":"Default","fr":"Par défaut"},"column":"is_default","default":false,"list":true},
    {"name":"publicContactEmail","kind":"email","label":{"en":"Public contact","fr":"Contact public"},"column":"public_contact_email","maxLength":255,"list":true},
    {"name":"customerRequiredFields","kind":"string","label":{"en":"Required customer fields","fr":"Champs client obligatoires"},"column":"customer_required_fields","many":true,"known":[{"value":"contact.lastname","label":{"en":"Surname","fr":"Nom"}},{"value":"contact.firstname","label":{"en":"First name","fr":"Prénom"}},{"value":"contact.email","label":{"en":"E-mail","fr":"Adresse e-mail"}},{"value":"contact.phone","label":{"en":"Phone","fr":"Téléphone"}},{"value":"contact.birthday","label":{"en":"Birthday","fr":"Date de naissance"}},{"value":"contact.address","label":{"en":"Address","fr":"Adresse"}},{"value":"contact.zipcode","label":{"en":"Postcode","fr":"Code postal"}},{"value":"contact.city","label":{"en":"City","fr":"Ville"}},{"value":"contact.country","label":{"en":"Country","fr":"Pays"}},{"value":"organization.name","label":{"en":"Organisation","fr":"Structure"}}],"section":{"en":"More","fr":"Divers"},"help":{"en":"Slugs of the customer form’s fields.","fr":"Identifiants de champs du formulaire client."}},
    {"name":"hideFees","kind":"boolean","label":{"en":"Hide fees","fr":"Masquer les frais"},"column":"hide_fees","default":false,"section":{"en":"More","fr":"Divers"}},
    {"name":"gdprOptinMessage","kind":"text","label":{"en":"Opt-in message","fr":"Message de consentement"},"column":"gdpr_optin_message","section":{"en":"Texts","fr":"Textes"}},
    {"name":"templateParameters","kind":"json","label":{"en":"Template parameters","fr":"Paramètres de modèle"},"column":"template_parameters","keyed":true,"section":{"en":"More","fr":"Divers"},"help":{"en":"What templates of tickets and mails put in by name.","fr":"Ce que les modèles de billets et de mails insèrent par leur nom."}},
    {"name":"mailAdditionalInformation","kind":"text","label":{"en":"Added to mails","fr":"Ajout aux courriels"},"column":"mail_additional_information","section":{"en":"Texts","fr":"Textes"}},
    {"name":"notifyOnNewOrderSuccess","kind":"boolean","label":{"en":"Notify on orders","fr":"Prévenir à chaque commande"},"column":"notify_on_new_order_success","default":false,"section":{"en":"More","fr":"Divers"}},
    {"name":"orderNotificationEmailList","kind":"email","label":{"en":"Notify these addresses","fr":"Adresses à prévenir"},"column":"order_notification_email_list","many":true,"section":{"en":"More","fr":"Divers"},"personal":true}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [],
  "rights": {"read":"signedIn","write":"settings.write","exportPersonal":"settings.read"}
} as const satisfies EntityDescriptor;
