// Made by codegen from schema/contract/SavedView.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** The filter, order and columns of a list, kept under a name. */
export interface SavedView {
  readonly '@id': string;
  readonly '@type': 'SavedView';
  readonly contract: string;
  readonly name: string;
  readonly resource: string;
  readonly isShared: boolean | null;
  /** E-mail of the account that made it, set by the server. */
  readonly owner: string | null;
  readonly position: number | null;
  readonly filter: unknown;
  readonly sort: unknown;
  readonly columns: unknown;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What is accepted for SavedView: relations as IRIs. */
export interface SavedViewInput {
  readonly contract?: string;
  readonly name: string;
  readonly resource: string;
  readonly isShared?: boolean | null;
  readonly position?: number | null;
  readonly filter?: unknown;
  readonly sort?: unknown;
  readonly columns?: unknown;
}

/** SavedView as the server handles it: relations as ids. */
export interface SavedViewValues {
  readonly contract: number;
  readonly name: string;
  readonly resource: string;
  readonly isShared: boolean | null;
  readonly owner: string | null;
  readonly position: number | null;
  readonly filter: unknown;
  readonly sort: unknown;
  readonly columns: unknown;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export const savedViewDescriptor = {
  "name": "SavedView",
  "area": "contract",
  "api": "ticketing",
  "collection": "/saved_views",
  "scope": "contract",
  "table": "saved_view",
  "title": "name",
  "label": {"en":"Saved view","fr":"Vue enregistrée"},
  "plural": {"en":"Saved views","fr":"Vues enregistrées"},
  "comment": {"en":"The filter, order and columns of a list, kept under a name.","fr":"Le filtre, le tri et les colonnes d’une liste, gardés sous un nom."},
  "icon": "Bookmark",
  "order": {"position":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"column":"name","required":true,"maxLength":100,"list":true},
    {"name":"resource","kind":"string","label":{"en":"List","fr":"Liste"},"column":"resource","required":true,"immutable":true,"maxLength":100,"pattern":"^[A-Z][A-Za-z0-9]*$","list":true,"filter":true,"help":{"en":"Name of the entity whose list it shows.","fr":"Nom de l’entité dont elle montre la liste."}},
    {"name":"isShared","kind":"boolean","label":{"en":"Shared with everyone","fr":"Partagée avec tous"},"column":"is_shared","default":false,"list":true,"filter":true,"help":{"en":"Everyone who works for the organiser sees it; only its owner changes it.","fr":"Toute l’équipe la voit ; seul son propriétaire la modifie."}},
    {"name":"owner","kind":"email","label":{"en":"Owner","fr":"Propriétaire"},"comment":{"en":"E-mail of the account that made it, set by the server.","fr":"Adresse e-mail du compte qui l’a créée, posée par le serveur."},"column":"owner","readOnly":true,"maxLength":255,"list":true,"filter":true,"personal":true},
    {"name":"position","kind":"integer","label":{"en":"Position","fr":"Position"},"column":"position","default":0,"min":0},
    {"name":"filter","kind":"json","label":{"en":"Filter","fr":"Filtre"},"column":"filter","section":{"en":"Content","fr":"Contenu"}},
    {"name":"sort","kind":"json","label":{"en":"Order","fr":"Tri"},"column":"sort","section":{"en":"Content","fr":"Contenu"}},
    {"name":"columns","kind":"json","label":{"en":"Columns","fr":"Colonnes"},"column":"columns","section":{"en":"Content","fr":"Contenu"}},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Created","fr":"Créé le"},"column":"created_at","role":"createdAt"},
    {"name":"updatedAt","kind":"dateTime","label":{"en":"Changed","fr":"Modifié le"},"column":"updated_at","role":"updatedAt"}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [],
  "rights": {"read":"signedIn","write":"signedIn","exportPersonal":"rights.read"},
  "indexes": [["resource","owner"]]
} as const satisfies EntityDescriptor;
