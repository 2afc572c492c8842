// Made by codegen from schema/sale/OptionAnswerResult.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Options answered, as answered. */
export interface OptionAnswerResult {
  readonly notified: number;
}

/** What is accepted for OptionAnswerResult: relations as IRIs. */
export interface OptionAnswerResultInput {
  readonly notified: number;
}

/** OptionAnswerResult as the server handles it: relations as ids. */
export interface OptionAnswerResultValues {
  readonly notified: number;
}

export const optionAnswerResultDescriptor = {
  "name": "OptionAnswerResult",
  "area": "sale",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "option_answer_result",
  "title": "notified",
  "label": {"en":"Options answered","fr":"Options traitées"},
  "plural": {"en":"Options answered","fr":"Options traitées"},
  "properties": [
    {"name":"notified","kind":"integer","label":{"en":"Customers notified","fr":"Clients prévenus"},"required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
