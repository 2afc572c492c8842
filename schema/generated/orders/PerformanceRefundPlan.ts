// Made by codegen from schema/orders/PerformanceRefundPlan.jsonld. Never edit: change the source and run `npm run codegen`.
import type { PerformanceRefundOrder, PerformanceRefundOrderInput, PerformanceRefundOrderValues } from './PerformanceRefundOrder.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** What a performance has to give back, as answered. */
export interface PerformanceRefundPlan {
  readonly title: string;
  readonly startDate: string | null;
  readonly timezone: string;
  readonly status: string;
  readonly currency: string;
  readonly orders: readonly PerformanceRefundOrder[];
  readonly job: string | null;
}

/** What is accepted for PerformanceRefundPlan: relations as IRIs. */
export interface PerformanceRefundPlanInput {
  readonly title: string;
  readonly startDate?: string | null;
  readonly timezone: string;
  readonly status: string;
  readonly currency: string;
  readonly orders: readonly PerformanceRefundOrderInput[];
  readonly job?: string | null;
}

/** PerformanceRefundPlan as the server handles it: relations as ids. */
export interface PerformanceRefundPlanValues {
  readonly title: string;
  readonly startDate?: string | null;
  readonly timezone: string;
  readonly status: string;
  readonly currency: string;
  readonly orders: readonly PerformanceRefundOrderValues[];
  readonly job?: string | null;
}

export const performanceRefundPlanDescriptor = {
  "name": "PerformanceRefundPlan",
  "area": "orders",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "performance_refund_plan",
  "title": "title",
  "label": {"en":"What a performance has to give back","fr":"Ce qu’une représentation doit rendre"},
  "plural": {"en":"What performances have to give back","fr":"Ce que des représentations doivent rendre"},
  "properties": [
    {"name":"title","kind":"string","label":{"en":"Show","fr":"Spectacle"},"required":true,"maxLength":255},
    {"name":"startDate","kind":"dateTime","label":{"en":"Performance","fr":"Représentation"}},
    {"name":"timezone","kind":"string","label":{"en":"Timezone","fr":"Fuseau horaire"},"required":true,"maxLength":255},
    {"name":"status","kind":"string","label":{"en":"Status","fr":"Statut"},"required":true,"maxLength":255},
    {"name":"currency","kind":"string","label":{"en":"Currency","fr":"Devise"},"required":true,"maxLength":255},
    {"name":"orders","kind":"json","label":{"en":"Orders","fr":"Commandes"},"many":true,"shape":"PerformanceRefundOrder","required":true},
    {"name":"job","kind":"string","label":{"en":"Job","fr":"Tâche"},"maxLength":255,"help":{"en":"Address of the last job that gave back.","fr":"Adresse de la dernière tâche de remboursement."}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
