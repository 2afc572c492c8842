// Made by codegen from schema/fiscal/AuditDocument.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** What the product shows a tax inspector about a period. */
export interface AuditDocument {
  readonly '@id': string;
  readonly '@type': 'AuditDocument';
  readonly contract: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly verifiedAt: string | null;
  readonly recordCount: number | null;
  readonly fault: string | null;
  readonly createdAt: string;
}

/** What is accepted for AuditDocument: relations as IRIs. */
export interface AuditDocumentInput {
  readonly contract?: string;
}

/** AuditDocument as the server handles it: relations as ids. */
export interface AuditDocumentValues {
  readonly contract: number;
  readonly startDate: string;
  readonly endDate: string;
  readonly verifiedAt: string | null;
  readonly recordCount: number | null;
  readonly fault: string | null;
  readonly createdAt: string;
}

export const auditDocumentDescriptor = {
  "name": "AuditDocument",
  "area": "fiscal",
  "api": "ticketing",
  "collection": "/audit_documents",
  "path": "/accountability/compliance-audit-documents",
  "scope": "contract",
  "table": "audit_document",
  "title": "startDate",
  "label": {"en":"Audit document","fr":"Document de contrôle"},
  "plural": {"en":"Audit documents","fr":"Documents de contrôle"},
  "comment": {"en":"What the product shows a tax inspector about a period.","fr":"Ce que le produit présente au contrôleur pour une période."},
  "group": "fiscal",
  "icon": "FactCheck",
  "order": {"startDate":"desc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"startDate","kind":"dateTime","label":{"en":"From","fr":"Du"},"column":"start_date","required":true,"readOnly":true,"timezoneFrom":"contract.timezone","list":true,"filter":true},
    {"name":"endDate","kind":"dateTime","label":{"en":"To","fr":"Au"},"column":"end_date","required":true,"readOnly":true,"timezoneFrom":"contract.timezone","list":true,"filter":true},
    {"name":"verifiedAt","kind":"dateTime","label":{"en":"Verified","fr":"Vérifié le"},"column":"verified_at","readOnly":true,"timezoneFrom":"contract.timezone","list":true},
    {"name":"recordCount","kind":"integer","label":{"en":"Records","fr":"Enregistrements"},"column":"record_count","readOnly":true,"help":{"en":"Of the journal in its period, when it was verified.","fr":"Ceux du journal sur sa période, lors de la vérification."}},
    {"name":"fault","kind":"string","label":{"en":"First broken record","fr":"Premier enregistrement rompu"},"column":"fault","readOnly":true,"maxLength":500,"help":{"en":"The first record that was found broken; empty where all are whole.","fr":"Le premier enregistrement trouvé rompu ; vide quand tout est intact."}},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Created","fr":"Créé le"},"column":"created_at","timezoneFrom":"contract.timezone","role":"createdAt","list":true}
  ],
  "operations": ["list","read"],
  "actions": [
    {"name":"file","method":"GET","path":"/audit_documents/{id}/file.pdf","label":{"en":"Document","fr":"Document"},"query":"StatementQuery","returns":"document"},
    {"name":"make","method":"POST","path":"/audit_documents/make","label":{"en":"Make a document","fr":"Établir un document"},"expects":"AuditPeriod","returns":"AuditDocument","status":201,"ownScreen":true},
    {"name":"verify","method":"POST","path":"/audit_documents/{id}/verify","label":{"en":"Verify the records","fr":"Vérifier les enregistrements"},"returns":"AuditDocument"}
  ],
  "rights": {"read":"fiscal.read","write":"fiscal.write"},
  "uniques": [["startDate","endDate"]]
} as const satisfies EntityDescriptor;
