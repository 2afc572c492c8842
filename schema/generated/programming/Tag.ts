// Made by codegen from schema/programming/Tag.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Tag, as answered. */
export interface Tag {
  readonly '@id': string;
  readonly '@type': 'Tag';
  readonly contract: string;
  readonly name: string;
  readonly nameTokenized: string | null;
  readonly uniqueId: string | null;
}

/** What is accepted for Tag: relations as IRIs. */
export interface TagInput {
  readonly contract?: string;
  readonly name: string;
  readonly uniqueId?: string | null;
}

/** Tag as the server handles it: relations as ids. */
export interface TagValues {
  readonly contract: number;
  readonly name: string;
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
  "label": {"en":"Tag","fr":"Étiquette"},
  "plural": {"en":"Tags","fr":"Étiquettes"},
  "group": "programming",
  "icon": "LocalOffer",
  "order": {"name":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"column":"name","required":true,"maxLength":200,"list":true,"filter":true},
    {"name":"nameTokenized","kind":"string","label":{"en":"Tokenised name","fr":"Nom normalisé"},"column":"name_tokenized","readOnly":true,"maxLength":255},
    {"name":"uniqueId","kind":"string","label":{"en":"Unique id","fr":"Identifiant unique"},"column":"unique_id","maxLength":100}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [],
  "rights": {"read":"signedIn","write":["programming.write","settings.write"]}
} as const satisfies EntityDescriptor;
