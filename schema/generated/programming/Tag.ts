// Made by codegen from schema/programming/Tag.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Tag, as answered. */
export interface Tag {
  readonly '@id': string;
  readonly '@type': 'Tag';
  readonly contract: string;
  readonly name: string;
  readonly color: string | null;
  readonly isHidden: boolean;
  readonly nbTicketings: number | null;
  readonly nbCustomers: number | null;
  readonly nbOrders: number | null;
  readonly nbCarts: number | null;
  readonly nameTokenized: string | null;
  readonly uniqueId: string | null;
}

/** What is accepted for Tag: relations as IRIs. */
export interface TagInput {
  readonly contract?: string;
  readonly name: string;
  readonly color?: string | null;
  readonly isHidden?: boolean;
  readonly uniqueId?: string | null;
}

/** Tag as the server handles it: relations as ids. */
export interface TagValues {
  readonly contract: number;
  readonly name: string;
  readonly color: string | null;
  readonly isHidden: boolean;
  readonly nameTokenized: string | null;
  readonly uniqueId: string | null;
}

export const tagDescriptor = {
  "name": "Tag",
  "area": "programming",
  "api": "ticketing",
  "collection": "/tags",
  "path": "/settings/tags",
  "scope": "contract",
  "table": "tag",
  "title": "name",
  "search": ["name"],
  "hide": "isHidden",
  "label": {"en":"Tag","fr":"Étiquette"},
  "plural": {"en":"Tags","fr":"Étiquettes"},
  "group": "programming",
  "icon": "LocalOffer",
  "order": {"name":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"column":"name","required":true,"maxLength":200,"list":true,"filter":true},
    {"name":"color","kind":"color","label":{"en":"Colour","fr":"Couleur"},"column":"color","maxLength":255,"list":true},
    {"name":"isHidden","kind":"boolean","label":{"en":"Archived","fr":"Archivée"},"column":"is_hidden","required":true,"default":false,"filter":true},
    {"name":"nbTicketings","kind":"integer","label":{"en":"Shows","fr":"Spectacles"},"computed":true,"needs":"programming.read"},
    {"name":"nbCustomers","kind":"integer","label":{"en":"Customers","fr":"Clients"},"computed":true,"needs":"customers.read"},
    {"name":"nbOrders","kind":"integer","label":{"en":"Orders","fr":"Commandes"},"computed":true,"needs":"orders.read"},
    {"name":"nbCarts","kind":"integer","label":{"en":"Carts","fr":"Paniers"},"computed":true,"needs":"orders.read"},
    {"name":"nameTokenized","kind":"string","label":{"en":"Tokenised name","fr":"Nom normalisé"},"column":"name_tokenized","readOnly":true,"maxLength":255},
    {"name":"uniqueId","kind":"string","label":{"en":"Unique id","fr":"Identifiant unique"},"column":"unique_id","maxLength":100}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [
    {"name":"merge","method":"POST","path":"/tags/{id}/merge","label":{"en":"Merge into another","fr":"Fusionner avec une autre"},"expects":"TagMerge","returns":"Tag","confirm":{"en":"Whatever has this tag gets the other one instead, and this tag is deleted.","fr":"Tout ce qui porte cette étiquette reçoit l’autre à sa place, et celle-ci est supprimée."}}
  ],
  "rights": {"read":"signedIn","write":["programming.write","settings.write"],"actions":{"merge":["programming.write","settings.write"]}}
} as const satisfies EntityDescriptor;
