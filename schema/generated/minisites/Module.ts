// Made by codegen from schema/minisites/Module.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Module, as answered. */
export interface Module {
  readonly '@id': string;
  readonly '@type': 'Module';
  readonly contract: string;
  readonly minisite: string;
  readonly type: "programme" | "information" | "recommendation" | "promote" | "offer_pages" | "ticket_prices" | "event_date_offers" | "upsell";
  readonly pageType: "home" | "event" | "cart";
  readonly position: number | null;
  readonly configuration: unknown;
  /** The specification names the field and not its values; these are ours. */
  readonly canBe: readonly ("moved" | "hidden" | "removed")[];
}

/** What is accepted for Module: relations as IRIs. */
export interface ModuleInput {
  readonly contract?: string;
  readonly minisite: string;
  readonly type: "programme" | "information" | "recommendation" | "promote" | "offer_pages" | "ticket_prices" | "event_date_offers" | "upsell";
  readonly pageType?: "home" | "event" | "cart";
  readonly position?: number | null;
  readonly configuration?: unknown;
}

/** Module as the server handles it: relations as ids. */
export interface ModuleValues {
  readonly contract: number;
  readonly minisite: number;
  readonly type: "programme" | "information" | "recommendation" | "promote" | "offer_pages" | "ticket_prices" | "event_date_offers" | "upsell";
  readonly pageType: "home" | "event" | "cart";
  readonly position: number | null;
  readonly configuration: unknown;
  readonly canBe: readonly ("moved" | "hidden" | "removed")[];
}

export const moduleDescriptor = {
  "name": "Module",
  "area": "minisites",
  "api": "ticketing",
  "collection": "/modules",
  "scope": "contract",
  "table": "module",
  "title": "type",
  "label": {"en":"Module","fr":"Module"},
  "plural": {"en":"Modules","fr":"Modules"},
  "icon": "ViewModule",
  "order": {"position":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"minisite","kind":"relation","label":{"en":"Mini-site","fr":"Mini-site"},"column":"minisite_id","target":"Minisite","onDelete":"cascade","required":true,"immutable":true,"list":true,"filter":true},
    {"name":"type","kind":"enum","label":{"en":"Type","fr":"Type"},"column":"type","values":[{"value":"programme","label":{"en":"Programme","fr":"Programme"}},{"value":"information","label":{"en":"Information","fr":"Information"}},{"value":"recommendation","label":{"en":"Recommendation","fr":"Recommandation"}},{"value":"promote","label":{"en":"Promotion","fr":"Mise en avant"}},{"value":"offer_pages","label":{"en":"Offer pages","fr":"Pages d’offres"}},{"value":"ticket_prices","label":{"en":"Prices","fr":"Tarifs"}},{"value":"event_date_offers","label":{"en":"Offers of a performance","fr":"Offres d’une représentation"}},{"value":"upsell","label":{"en":"Upsell","fr":"Vente additionnelle"}}],"required":true,"list":true,"filter":true},
    {"name":"pageType","kind":"enum","label":{"en":"Page","fr":"Page"},"column":"page_type","values":[{"value":"home","label":{"en":"Home","fr":"Accueil"}},{"value":"event","label":{"en":"Event","fr":"Événement"}},{"value":"cart","label":{"en":"Cart","fr":"Panier"}}],"required":true,"default":"home","list":true,"filter":true},
    {"name":"position","kind":"integer","label":{"en":"Position","fr":"Position"},"column":"position","default":0,"min":0,"list":true},
    {"name":"configuration","kind":"json","label":{"en":"Configuration","fr":"Configuration"},"column":"configuration"},
    {"name":"canBe","kind":"enum","label":{"en":"Can be","fr":"Peut être"},"comment":{"en":"The specification names the field and not its values; these are ours.","fr":"La spécification nomme le champ sans ses valeurs ; celles-ci sont de nous."},"column":"can_be","many":true,"values":[{"value":"moved","label":{"en":"Moved","fr":"Déplacé"}},{"value":"hidden","label":{"en":"Hidden","fr":"Masqué"}},{"value":"removed","label":{"en":"Removed","fr":"Retiré"}}],"readOnly":true,"default":["moved","hidden","removed"]}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [],
  "rights": {"read":["minisites.write","programming.read"],"write":"minisites.write"}
} as const satisfies EntityDescriptor;
