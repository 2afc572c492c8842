// Made by codegen from schema/customers/CustomerMergeRecord.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Customers who became one, and what it takes to undo it. */
export interface CustomerMergeRecord {
  readonly '@id': string;
  readonly '@type': 'CustomerMergeRecord';
  readonly contract: string;
  readonly mergedNames: string;
  readonly kept: string;
  readonly mergedIdList: readonly number[];
  readonly state: "done" | "undone";
  readonly mergedBy: string | null;
  readonly createdAt: string;
  readonly undoneAt: string | null;
  readonly notRestored: readonly string[];
  readonly moved: unknown;
}

/** What is accepted for CustomerMergeRecord: relations as IRIs. */
export interface CustomerMergeRecordInput {
  readonly contract?: string;
}

/** CustomerMergeRecord as the server handles it: relations as ids. */
export interface CustomerMergeRecordValues {
  readonly contract: number;
  readonly mergedNames: string;
  readonly kept: number;
  readonly mergedIdList: readonly number[];
  readonly state: "done" | "undone";
  readonly mergedBy: string | null;
  readonly createdAt: string;
  readonly undoneAt: string | null;
  readonly notRestored: readonly string[] | null;
  readonly moved: unknown;
}

export const customerMergeRecordDescriptor = {
  "name": "CustomerMergeRecord",
  "area": "customers",
  "api": "crm",
  "collection": "/v1/customer_merges",
  "path": "/customers/merges",
  "scope": "contract",
  "table": "customer_merge_record",
  "title": "mergedNames",
  "label": {"en":"Merge of customers","fr":"Fusion de clients"},
  "plural": {"en":"Merges of customers","fr":"Fusions de clients"},
  "comment": {"en":"Customers who became one, and what it takes to undo it.","fr":"Des clients qui n’en font plus qu’un, et de quoi annuler la fusion."},
  "icon": "People",
  "order": {"createdAt":"desc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"mergedNames","kind":"string","label":{"en":"Merged","fr":"Fusionnés"},"column":"merged_names","required":true,"readOnly":true,"maxLength":2000,"list":true,"personal":true},
    {"name":"kept","kind":"relation","label":{"en":"Into","fr":"Dans"},"column":"kept_id","target":"CrmCustomer","onDelete":"cascade","required":true,"readOnly":true,"list":true,"filter":true},
    {"name":"mergedIdList","kind":"integer","label":{"en":"Numbers of the merged","fr":"Numéros des fusionnés"},"column":"merged_id_list","many":true,"required":true,"readOnly":true},
    {"name":"state","kind":"enum","label":{"en":"State","fr":"État"},"column":"state","values":[{"value":"done","label":{"en":"Merged","fr":"Fusionné"}},{"value":"undone","label":{"en":"Undone","fr":"Annulé"}}],"tones":{"success":["done"]},"required":true,"readOnly":true,"list":true,"filter":true},
    {"name":"mergedBy","kind":"email","label":{"en":"By","fr":"Par"},"column":"merged_by","readOnly":true,"maxLength":255,"list":true,"personal":true},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Merged on","fr":"Fusionné le"},"column":"created_at","timezoneFrom":"contract.timezone","role":"createdAt","list":true,"filter":true},
    {"name":"undoneAt","kind":"dateTime","label":{"en":"Undone on","fr":"Annulé le"},"column":"undone_at","readOnly":true,"timezoneFrom":"contract.timezone"},
    {"name":"notRestored","kind":"string","label":{"en":"Left as it was","fr":"Laissé tel quel"},"column":"not_restored","many":true,"readOnly":true,"help":{"en":"Changed after the merge, and left as it was.","fr":"Modifié après la fusion, et laissé tel quel."}},
    {"name":"moved","kind":"json","label":{"en":"What moved","fr":"Ce qui a été déplacé"},"column":"moved","required":true,"readOnly":true,"section":{"en":"What it takes to undo it","fr":"De quoi annuler"},"personal":true}
  ],
  "operations": ["list","read"],
  "actions": [
    {"name":"undo","method":"POST","path":"/v1/customer_merges/{id}/undo","label":{"en":"Undo the merge","fr":"Annuler la fusion"},"returns":"CustomerMergeRecord","confirm":{"en":"The customers are apart again, with what each had. What was changed since stays with the kept one.","fr":"Les clients sont de nouveau séparés, chacun avec ce qu’il avait. Ce qui a changé depuis reste au client conservé."},"when":{"state":["done"]}}
  ],
  "rights": {"read":"customers.read","write":"customers.write","export":"customers.export","actions":{"undo":"customers.write"}}
} as const satisfies EntityDescriptor;
