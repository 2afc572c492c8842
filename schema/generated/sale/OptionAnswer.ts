// Made by codegen from schema/sale/OptionAnswer.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Answer to options, as answered. */
export interface OptionAnswer {
  readonly filters: unknown;
  readonly approvedMessage: string | null;
  readonly rejectedMessage: string | null;
  readonly notifyPendingOptions: boolean | null;
}

/** What is accepted for OptionAnswer: relations as IRIs. */
export interface OptionAnswerInput {
  readonly filters: unknown;
  readonly approvedMessage?: string | null;
  readonly rejectedMessage?: string | null;
  readonly notifyPendingOptions?: boolean | null;
}

/** OptionAnswer as the server handles it: relations as ids. */
export interface OptionAnswerValues {
  readonly filters: unknown;
  readonly approvedMessage?: string | null;
  readonly rejectedMessage?: string | null;
  readonly notifyPendingOptions?: boolean | null;
}

export const optionAnswerDescriptor = {
  "name": "OptionAnswer",
  "area": "sale",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "option_answer",
  "title": "approvedMessage",
  "label": {"en":"Answer to options","fr":"Réponse à des options"},
  "plural": {"en":"Answers to options","fr":"Réponses à des options"},
  "properties": [
    {"name":"filters","kind":"json","label":{"en":"Filters","fr":"Filtres"},"required":true},
    {"name":"approvedMessage","kind":"text","label":{"en":"Message if approved","fr":"Message en cas d’accord"},"maxLength":5000},
    {"name":"rejectedMessage","kind":"text","label":{"en":"Message if rejected","fr":"Message en cas de refus"},"maxLength":5000},
    {"name":"notifyPendingOptions","kind":"boolean","label":{"en":"Also options still open","fr":"Aussi les options en attente"}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
