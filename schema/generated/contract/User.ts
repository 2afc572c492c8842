// Made by codegen from schema/contract/User.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** User, as answered. */
export interface User {
  readonly '@id': string;
  readonly '@type': 'User';
  readonly contract: string;
  /** Name and e-mail stand there; this adds what the ticketing keeps about the person. */
  readonly accountsUser: string;
  readonly fullName: string | null;
  readonly firstname: string | null;
  readonly lastname: string | null;
  readonly email: string | null;
  readonly avatar: string | null;
  readonly phoneNumber: string | null;
  readonly address: string | null;
  readonly zipcode: string | null;
  readonly city: string | null;
  /** Someone else is working under this person’s name right now. */
  readonly impersonated: boolean | null;
  readonly contractUserList: readonly string[];
}

/** What is accepted for User: relations as IRIs. */
export interface UserInput {
  readonly contract?: string;
  readonly avatar?: string | null;
  readonly phoneNumber?: string | null;
  readonly address?: string | null;
  readonly zipcode?: string | null;
  readonly city?: string | null;
  readonly contractUserList?: readonly string[];
}

/** User as the server handles it: relations as ids. */
export interface UserValues {
  readonly contract: number;
  readonly accountsUser: number;
  readonly avatar: string | null;
  readonly phoneNumber: string | null;
  readonly address: string | null;
  readonly zipcode: string | null;
  readonly city: string | null;
}

export const userDescriptor = {
  "name": "User",
  "area": "contract",
  "api": "ticketing",
  "collection": "/users",
  "scope": "contract",
  "table": "user",
  "title": "fullName",
  "search": ["city","phoneNumber"],
  "label": {"en":"User","fr":"Utilisateur"},
  "plural": {"en":"Users","fr":"Utilisateurs"},
  "icon": "Person",
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"accountsUser","kind":"relation","label":{"en":"Member of staff","fr":"Membre du personnel"},"comment":{"en":"Name and e-mail stand there; this adds what the ticketing keeps about the person.","fr":"Le nom et l’adresse e-mail s’y trouvent ; on garde ici ce que la billetterie sait de plus de la personne."},"column":"accounts_user_id","target":"AccountsUser","onDelete":"cascade","required":true,"unique":true,"readOnly":true},
    {"name":"fullName","kind":"string","label":{"en":"Name","fr":"Nom complet"},"computed":true,"maxLength":255,"list":true,"personal":true},
    {"name":"firstname","kind":"string","label":{"en":"First name","fr":"Prénom"},"computed":true,"maxLength":255,"list":true,"personal":true},
    {"name":"lastname","kind":"string","label":{"en":"Surname","fr":"Nom"},"computed":true,"maxLength":255,"list":true,"personal":true},
    {"name":"email","kind":"email","label":{"en":"E-mail","fr":"Adresse e-mail"},"computed":true,"maxLength":255,"list":true,"personal":true},
    {"name":"avatar","kind":"image","label":{"en":"Portrait","fr":"Portrait"},"column":"avatar","personal":true},
    {"name":"phoneNumber","kind":"phone","label":{"en":"Phone","fr":"Téléphone"},"column":"phone_number","maxLength":40,"list":true,"needs":"rights.read","personal":true},
    {"name":"address","kind":"string","label":{"en":"Address","fr":"Adresse"},"column":"address","maxLength":500,"section":{"en":"Address","fr":"Adresse"},"needs":"rights.read","personal":true},
    {"name":"zipcode","kind":"string","label":{"en":"Postcode","fr":"Code postal"},"column":"zipcode","maxLength":20,"section":{"en":"Address","fr":"Adresse"},"needs":"rights.read","personal":true},
    {"name":"city","kind":"string","label":{"en":"City","fr":"Ville"},"column":"city","maxLength":200,"list":true,"filter":true,"section":{"en":"Address","fr":"Adresse"},"needs":"rights.read","personal":true},
    {"name":"impersonated","kind":"boolean","label":{"en":"Impersonated","fr":"Sous une autre identité"},"comment":{"en":"Someone else is working under this person’s name right now.","fr":"Une autre personne travaille en ce moment sous son nom."},"computed":true},
    {"name":"contractUserList","kind":"relation","label":{"en":"Desk memberships","fr":"Accès au guichet"},"many":true,"target":"ContractUser","inverse":"user"}
  ],
  "operations": ["list","read","update"],
  "actions": [
    {"name":"me","method":"GET","path":"/me","label":{"en":"My account","fr":"Mon compte"},"returns":"User"}
  ],
  "rights": {"read":"signedIn","write":"signedIn","update":{"own":"signedIn","any":"rights.write"},"ownedBy":"accountsUser.email","exportPersonal":"rights.read","actions":{"me":"signedIn"}}
} as const satisfies EntityDescriptor;
