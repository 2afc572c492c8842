// Made by codegen from schema/accounts/ContractUser.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Desk member, as answered. */
export interface ContractUser {
  readonly '@id': string;
  readonly '@type': 'ContractUser';
  readonly contract: string;
  readonly user: string;
  readonly email: string | null;
  readonly userId: number | null;
  readonly contractId: number | null;
  readonly deskSellingDeviceId: number | null;
  readonly position: string | null;
  readonly roles: readonly string[];
}

/** What is accepted for ContractUser: relations as IRIs. */
export interface ContractUserInput {
  readonly contract?: string;
}

/** ContractUser as the server handles it: relations as ids. */
export interface ContractUserValues {
  readonly contract: number;
  readonly user: number;
}

export const contractUserDescriptor = {
  "name": "ContractUser",
  "area": "accounts",
  "api": "desk",
  "collection": "/contract_users",
  "scope": "contract",
  "table": "contract_user",
  "title": "email",
  "label": {"en":"Desk member","fr":"Membre du guichet"},
  "plural": {"en":"Desk members","fr":"Membres du guichet"},
  "icon": "Badge",
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"user","kind":"relation","label":{"en":"User","fr":"Utilisateur"},"column":"user_id","target":"User","onDelete":"cascade","required":true,"unique":true,"readOnly":true,"list":true,"filter":true},
    {"name":"email","kind":"email","label":{"en":"E-mail","fr":"Adresse e-mail"},"computed":true,"maxLength":255,"list":true,"personal":true},
    {"name":"userId","kind":"integer","label":{"en":"User id","fr":"Identifiant de l’utilisateur"},"computed":true},
    {"name":"contractId","kind":"integer","label":{"en":"Organiser id","fr":"Identifiant de l’organisateur"},"computed":true},
    {"name":"deskSellingDeviceId","kind":"integer","label":{"en":"Desk id","fr":"Identifiant du guichet"},"computed":true},
    {"name":"position","kind":"string","label":{"en":"Position","fr":"Fonction"},"computed":true,"maxLength":255,"list":true},
    {"name":"roles","kind":"string","label":{"en":"Roles","fr":"Rôles"},"many":true,"computed":true,"list":true}
  ],
  "operations": ["list","read"],
  "actions": [
    {"name":"customerFieldContracts","method":"GET","path":"/crm/customer-field-contracts/{type}","label":{"en":"Customer fields","fr":"Champs client"},"returns":"collection:CustomerFieldContract"}
  ],
  "rights": {"read":"signedIn","write":"rights.write","exportPersonal":"rights.read","actions":{"customerFieldContracts":"signedIn"}}
} as const satisfies EntityDescriptor;
