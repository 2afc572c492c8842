// Made by codegen from schema/customers/AccountingClient.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Accounting client, as answered. */
export interface AccountingClient {
  readonly '@id': string;
  readonly '@type': 'AccountingClient';
  readonly contract: string;
  readonly name: string;
  readonly accountingCode: string | null;
  readonly reportingAccount: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: string | null;
  readonly crmId: string | null;
  readonly isEnabled: boolean | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What is accepted for AccountingClient: relations as IRIs. */
export interface AccountingClientInput {
  readonly contract?: string;
  readonly name: string;
  readonly accountingCode?: string | null;
  readonly reportingAccount?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly address?: string | null;
  readonly crmId?: string | null;
  readonly isEnabled?: boolean | null;
}

/** AccountingClient as the server handles it: relations as ids. */
export interface AccountingClientValues {
  readonly contract: number;
  readonly name: string;
  readonly accountingCode: string | null;
  readonly reportingAccount: number | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: string | null;
  readonly crmId: string | null;
  readonly isEnabled: boolean | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export const accountingClientDescriptor = {
  "name": "AccountingClient",
  "area": "customers",
  "api": "ticketing",
  "collection": "/accounting_clients",
  "scope": "contract",
  "table": "accounting_client",
  "title": "name",
  "search": ["name","accountingCode","email"],
  "label": {"en":"Accounting client","fr":"Client comptable"},
  "plural": {"en":"Accounting clients","fr":"Clients comptables"},
  "group": "customers",
  "icon": "ContactMail",
  "order": {"name":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"column":"name","required":true,"maxLength":300,"list":true,"filter":true,"personal":true},
    {"name":"accountingCode","kind":"string","label":{"en":"Accounting code","fr":"Code comptable"},"column":"accounting_code","maxLength":50,"list":true,"filter":true},
    {"name":"reportingAccount","kind":"relation","label":{"en":"Reporting account","fr":"Compte de reporting"},"column":"reporting_account_id","target":"ReportingAccount","onDelete":"clear","list":true,"filter":true},
    {"name":"email","kind":"email","label":{"en":"E-mail","fr":"Adresse e-mail"},"column":"email","maxLength":255,"list":true,"personal":true},
    {"name":"phone","kind":"phone","label":{"en":"Phone","fr":"Téléphone"},"column":"phone","maxLength":40,"personal":true},
    {"name":"address","kind":"string","label":{"en":"Address","fr":"Adresse"},"column":"address","maxLength":500,"personal":true},
    {"name":"crmId","kind":"string","label":{"en":"CRM id","fr":"Identifiant CRM"},"column":"crm_id","maxLength":100},
    {"name":"isEnabled","kind":"boolean","label":{"en":"Enabled","fr":"Actif"},"column":"is_enabled","default":true,"list":true,"filter":true},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Created","fr":"Créé le"},"column":"created_at","timezoneFrom":"contract.timezone","role":"createdAt"},
    {"name":"updatedAt","kind":"dateTime","label":{"en":"Changed","fr":"Modifié le"},"column":"updated_at","role":"updatedAt"}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [],
  "rights": {"read":["accounting.read","customers.read"],"write":["accounting.write","customers.write"],"delete":"accounting.write","export":["customers.export","accounting.export"],"exportPersonal":["customers.export","accounting.export"]}
} as const satisfies EntityDescriptor;
