// Made by codegen from schema/contract/Feature.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Feature, as answered. */
export interface Feature {
  readonly '@id': string;
  readonly '@type': 'Feature';
  readonly name: string;
  readonly label: string | null;
  readonly enabled: boolean | null;
}

/** What is accepted for Feature: relations as IRIs. */
export interface FeatureInput {
  readonly name: string;
  readonly label?: string | null;
  readonly enabled?: boolean | null;
}

/** Feature as the server handles it: relations as ids. */
export interface FeatureValues {
  readonly name: string;
  readonly label: string | null;
  readonly enabled: boolean | null;
}

export const featureDescriptor = {
  "name": "Feature",
  "area": "contract",
  "api": "ticketing",
  "collection": "/features",
  "scope": "global",
  "table": "feature",
  "title": "name",
  "label": {"en":"Feature","fr":"Fonction"},
  "plural": {"en":"Features","fr":"Fonctions"},
  "group": "contract",
  "icon": "Flag",
  "properties": [
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"column":"name","required":true,"unique":true,"maxLength":100,"list":true},
    {"name":"label","kind":"string","label":{"en":"Label","fr":"Libellé"},"column":"label","maxLength":200,"list":true},
    {"name":"enabled","kind":"boolean","label":{"en":"Enabled","fr":"Active"},"column":"enabled","default":false,"list":true}
  ],
  "operations": ["list","read"],
  "actions": [
    {"name":"ofContract","method":"GET","path":"/contracts/{id}/features","label":{"en":"Features of an organiser","fr":"Fonctions d’un organisateur"},"returns":"collection:Feature"},
    {"name":"switch","method":"PUT","path":"/contracts/{id}/features","label":{"en":"Switch a feature","fr":"Activer ou désactiver une fonction"},"expects":"FeatureSwitch","returns":"collection:Feature"}
  ],
  "rights": {"read":"signedIn","write":"settings.write","actions":{"ofContract":"signedIn","switch":"settings.write"}}
} as const satisfies EntityDescriptor;
