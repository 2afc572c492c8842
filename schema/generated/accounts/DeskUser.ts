// Made by codegen from schema/accounts/DeskUser.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Desk user, as answered. */
export interface DeskUser {
  readonly '@id': string;
  readonly '@type': 'DeskUser';
  readonly contract: string;
  readonly user: string;
  readonly fullName: string | null;
  readonly firstname: string | null;
  readonly lastname: string | null;
  readonly email: string | null;
  readonly avatar: string | null;
  readonly phoneNumber: string | null;
  readonly address: string | null;
  readonly zipcode: string | null;
  readonly city: string | null;
  readonly impersonated: boolean | null;
  readonly enabled: boolean;
  readonly roles: readonly string[];
}

/** What is accepted for DeskUser: relations as IRIs. */
export interface DeskUserInput {
  readonly contract?: string;
}

/** DeskUser as the server handles it: relations as ids. */
export interface DeskUserValues {
  readonly contract: number;
  readonly user: number;
  readonly enabled: boolean;
}

export const deskUserDescriptor = {
  "name": "DeskUser",
  "area": "accounts",
  "api": "desk",
  "collection": "/users",
  "scope": "contract",
  "table": "desk_user",
  "title": "fullName",
  "label": {"en":"Desk user","fr":"Utilisateur du guichet"},
  "plural": {"en":"Desk users","fr":"Utilisateurs du guichet"},
  "icon": "Person",
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"user","kind":"relation","label":{"en":"User","fr":"Utilisateur"},"column":"user_id","target":"User","onDelete":"cascade","required":true,"unique":true,"readOnly":true},
    {"name":"fullName","kind":"string","label":{"en":"Name","fr":"Nom complet"},"computed":true,"maxLength":255,"list":true,"personal":true},
    {"name":"firstname","kind":"string","label":{"en":"First name","fr":"Prénom"},"computed":true,"maxLength":255,"personal":true},
    {"name":"lastname","kind":"string","label":{"en":"Surname","fr":"Nom"},"computed":true,"maxLength":255,"personal":true},
    {"name":"email","kind":"email","label":{"en":"E-mail","fr":"Adresse e-mail"},"computed":true,"maxLength":255,"list":true,"personal":true},
    {"name":"avatar","kind":"image","label":{"en":"Portrait","fr":"Portrait"},"computed":true,"personal":true},
    {"name":"phoneNumber","kind":"phone","label":{"en":"Phone","fr":"Téléphone"},"computed":true,"maxLength":255,"needs":"rights.read","personal":true},
    {"name":"address","kind":"string","label":{"en":"Address","fr":"Adresse"},"computed":true,"maxLength":255,"needs":"rights.read","personal":true},
    {"name":"zipcode","kind":"string","label":{"en":"Postcode","fr":"Code postal"},"computed":true,"maxLength":255,"needs":"rights.read","personal":true},
    {"name":"city","kind":"string","label":{"en":"City","fr":"Ville"},"computed":true,"maxLength":255,"needs":"rights.read","personal":true},
    {"name":"impersonated","kind":"boolean","label":{"en":"Impersonated","fr":"Sous une autre identité"},"computed":true},
    {"name":"enabled","kind":"boolean","label":{"en":"Enabled","fr":"Actif"},"column":"enabled","readOnly":true,"default":true,"list":true,"filter":true},
    {"name":"roles","kind":"string","label":{"en":"Roles","fr":"Rôles"},"many":true,"computed":true,"list":true}
  ],
  "operations": ["list","read"],
  "actions": [],
  "rights": {"read":"signedIn","write":"rights.write","exportPersonal":"rights.read"}
} as const satisfies EntityDescriptor;
