// Made by codegen from schema/contract/FeatureSwitch.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Switch of a feature, as answered. */
export interface FeatureSwitch {
  readonly name: string;
  readonly enabled: boolean | null;
}

/** What is accepted for FeatureSwitch: relations as IRIs. */
export interface FeatureSwitchInput {
  readonly name: string;
  readonly enabled?: boolean | null;
}

/** FeatureSwitch as the server handles it: relations as ids. */
export interface FeatureSwitchValues {
  readonly name: string;
  readonly enabled?: boolean | null;
}

export const featureSwitchDescriptor = {
  "name": "FeatureSwitch",
  "area": "contract",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "feature_switch",
  "title": "name",
  "label": {"en":"Switch of a feature","fr":"Activation d’une fonction"},
  "plural": {"en":"Switches of features","fr":"Activations de fonctions"},
  "properties": [
    {"name":"name","kind":"string","label":{"en":"Feature","fr":"Fonction"},"required":true,"maxLength":100},
    {"name":"enabled","kind":"boolean","label":{"en":"Enabled","fr":"Active"},"help":{"en":"Nothing: as the product has it.","fr":"Vide : comme le produit le prévoit."}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
