// Made by codegen from schema/jobs/MassActionAggregate.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Mass action preview, as answered. */
export interface MassActionAggregate {
  readonly '@id': string;
  readonly '@type': 'MassActionAggregate';
  readonly contract: string;
  readonly name: string;
  readonly aggregationParams: unknown;
  /** For each value found: whether all or some of the chosen records have it (all, some). */
  readonly aggregationResult: unknown;
  readonly createdAt: string;
}

/** What is accepted for MassActionAggregate: relations as IRIs. */
export interface MassActionAggregateInput {
  readonly contract?: string;
  readonly name: string;
  readonly aggregationParams?: unknown;
}

/** MassActionAggregate as the server handles it: relations as ids. */
export interface MassActionAggregateValues {
  readonly contract: number;
  readonly name: string;
  readonly aggregationParams: unknown;
  readonly aggregationResult: unknown;
  readonly createdAt: string;
}

export const massActionAggregateDescriptor = {
  "name": "MassActionAggregate",
  "area": "jobs",
  "api": "ticketing",
  "collection": "/mass_action_aggregates",
  "scope": "contract",
  "table": "mass_action_aggregate",
  "title": "name",
  "label": {"en":"Mass action preview","fr":"Aperçu d’action de masse"},
  "plural": {"en":"Mass action previews","fr":"Aperçus d’actions de masse"},
  "icon": "QueryStats",
  "order": {"createdAt":"desc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"column":"name","required":true,"immutable":true,"maxLength":200,"list":true,"filter":true},
    {"name":"aggregationParams","kind":"json","label":{"en":"Asked","fr":"Demande"},"column":"aggregation_params","immutable":true},
    {"name":"aggregationResult","kind":"json","label":{"en":"Answer","fr":"Réponse"},"comment":{"en":"For each value found: whether all or some of the chosen records have it (all, some).","fr":"Pour chaque valeur trouvée : si tous les éléments choisis l’ont, ou certains (all, some)."},"column":"aggregation_result","readOnly":true},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Created","fr":"Créé le"},"column":"created_at","timezoneFrom":"contract.timezone","role":"createdAt","list":true}
  ],
  "operations": ["list","read","create"],
  "actions": [],
  "rights": {"read":"signedIn","write":["programming.write","orders.correct","prices.write"]}
} as const satisfies EntityDescriptor;
