// Made by codegen from schema/customers/CustomerChangeRow.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** What a change of many customers made of each, and what it takes to undo it. */
export interface CustomerChangeRow {
  readonly '@id': string;
  readonly '@type': 'CustomerChangeRow';
  readonly contract: string;
  readonly job: string;
  readonly customer: string;
  readonly name: string;
  readonly state: "waiting" | "changed" | "unchanged" | "refused";
  readonly reason: "optedOut" | "changedSince" | "gone" | null;
  readonly before: unknown;
  readonly after: unknown;
}

/** What is accepted for CustomerChangeRow: relations as IRIs. */
export interface CustomerChangeRowInput {
  readonly contract?: string;
}

/** CustomerChangeRow as the server handles it: relations as ids. */
export interface CustomerChangeRowValues {
  readonly contract: number;
  readonly job: number;
  readonly customer: number;
  readonly name: string;
  readonly state: "waiting" | "changed" | "unchanged" | "refused";
  readonly reason: "optedOut" | "changedSince" | "gone" | null;
  readonly before: unknown;
  readonly after: unknown;
}

export const customerChangeRowDescriptor = {
  "name": "CustomerChangeRow",
  "area": "customers",
  "api": "crm",
  "collection": "/v1/customer_change_rows",
  "scope": "contract",
  "table": "customer_change_row",
  "title": "name",
  "label": {"en":"Customer of a change of many","fr":"Client d’une modification en nombre"},
  "plural": {"en":"Customers of a change of many","fr":"Clients d’une modification en nombre"},
  "comment": {"en":"What a change of many customers made of each, and what it takes to undo it.","fr":"Ce qu’une modification en nombre a fait de chaque client, et de quoi l’annuler."},
  "icon": "People",
  "order": {"name":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"job","kind":"relation","label":{"en":"Job","fr":"Tâche"},"column":"job_id","target":"Job","onDelete":"cascade","required":true,"readOnly":true,"filter":true},
    {"name":"customer","kind":"relation","label":{"en":"Customer","fr":"Client"},"column":"customer_id","target":"CrmCustomer","onDelete":"cascade","required":true,"readOnly":true,"list":true,"filter":true},
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"column":"name","required":true,"readOnly":true,"maxLength":500,"list":true,"personal":true},
    {"name":"state","kind":"enum","label":{"en":"State","fr":"État"},"column":"state","values":[{"value":"waiting","label":{"en":"Waiting","fr":"En attente"}},{"value":"changed","label":{"en":"Changed","fr":"Modifié"}},{"value":"unchanged","label":{"en":"Was so already","fr":"L’était déjà"}},{"value":"refused","label":{"en":"Left as it was","fr":"Laissé tel quel"}}],"tones":{"success":["changed"],"warning":["refused"]},"required":true,"readOnly":true,"default":"waiting","list":true,"filter":true},
    {"name":"reason","kind":"enum","label":{"en":"Why","fr":"Pourquoi"},"column":"reason","values":[{"value":"optedOut","label":{"en":"Refused the mailing list","fr":"A refusé la liste"}},{"value":"changedSince","label":{"en":"Changed since","fr":"Modifié depuis"}},{"value":"gone","label":{"en":"Is gone","fr":"N’existe plus"}}],"readOnly":true},
    {"name":"before","kind":"json","label":{"en":"Before","fr":"Avant"},"column":"before","readOnly":true,"personal":true},
    {"name":"after","kind":"json","label":{"en":"After","fr":"Après"},"column":"after","readOnly":true,"personal":true}
  ],
  "operations": ["list","read"],
  "actions": [],
  "rights": {"read":"customers.read","write":"customers.write"},
  "uniques": [["job","customer"]]
} as const satisfies EntityDescriptor;
