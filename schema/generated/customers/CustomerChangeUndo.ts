// Made by codegen from schema/customers/CustomerChangeUndo.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Undoing of a change of many customers, as answered. */
export interface CustomerChangeUndo {
  readonly job: string;
}

/** What is accepted for CustomerChangeUndo: relations as IRIs. */
export interface CustomerChangeUndoInput {
  readonly job: string;
}

/** CustomerChangeUndo as the server handles it: relations as ids. */
export interface CustomerChangeUndoValues {
  readonly job: number;
}

export const customerChangeUndoDescriptor = {
  "name": "CustomerChangeUndo",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "customer_change_undo",
  "title": "job",
  "label": {"en":"Undoing of a change of many customers","fr":"Annulation d’une modification en nombre"},
  "plural": {"en":"Undoings of changes of many customers","fr":"Annulations de modifications en nombre"},
  "properties": [
    {"name":"job","kind":"relation","label":{"en":"Job","fr":"Tâche"},"target":"Job","required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
