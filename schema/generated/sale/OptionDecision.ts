// Made by codegen from schema/sale/OptionDecision.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EventDateOptionStatus, EventDateOptionStatusInput, EventDateOptionStatusValues } from './EventDateOptionStatus.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** What is answered for each performance of an option; those left out stay as they are. */
export interface OptionDecision {
  readonly eventDateOptionStatusList: readonly EventDateOptionStatus[];
}

/** What is accepted for OptionDecision: relations as IRIs. */
export interface OptionDecisionInput {
  readonly eventDateOptionStatusList: readonly EventDateOptionStatusInput[];
}

/** OptionDecision as the server handles it: relations as ids. */
export interface OptionDecisionValues {
  readonly eventDateOptionStatusList: readonly EventDateOptionStatusValues[];
}

export const optionDecisionDescriptor = {
  "name": "OptionDecision",
  "area": "sale",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "option_decision",
  "title": "eventDateOptionStatusList",
  "label": {"en":"Answer to an option","fr":"Réponse à une option"},
  "plural": {"en":"Answers to an option","fr":"Réponses à une option"},
  "comment": {"en":"What is answered for each performance of an option; those left out stay as they are.","fr":"Ce qui est répondu pour chaque représentation d’une option ; celles qui n’y sont pas restent telles quelles."},
  "properties": [
    {"name":"eventDateOptionStatusList","kind":"json","label":{"en":"By performance","fr":"Par représentation"},"many":true,"shape":"EventDateOptionStatus","required":true,"minItems":1,"maxItems":100}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
