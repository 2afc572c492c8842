// Made by codegen from schema/fiscal/AuditPeriod.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Period of an audit document, as answered. */
export interface AuditPeriod {
  readonly from: string;
  readonly to: string;
}

/** What is accepted for AuditPeriod: relations as IRIs. */
export interface AuditPeriodInput {
  readonly from: string;
  readonly to: string;
}

/** AuditPeriod as the server handles it: relations as ids. */
export interface AuditPeriodValues {
  readonly from: string;
  readonly to: string;
}

export const auditPeriodDescriptor = {
  "name": "AuditPeriod",
  "area": "fiscal",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "audit_period",
  "title": "from",
  "label": {"en":"Period of an audit document","fr":"Période d’un document de contrôle"},
  "plural": {"en":"Periods of audit documents","fr":"Périodes de documents de contrôle"},
  "properties": [
    {"name":"from","kind":"date","label":{"en":"First day","fr":"Premier jour"},"required":true,"help":{"en":"A fiscal day.","fr":"Une journée comptable."}},
    {"name":"to","kind":"date","label":{"en":"Last day","fr":"Dernier jour"},"required":true,"help":{"en":"A fiscal day that is over.","fr":"Une journée comptable terminée."}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
