// Made by codegen from schema/reports/DeskSessionsOfDays.jsonld. Never edit: change the source and run `npm run codegen`.
import type { DeskSessionOfDay, DeskSessionOfDayInput, DeskSessionOfDayValues } from './DeskSessionOfDay.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** Desk sessions of a period, as answered. */
export interface DeskSessionsOfDays {
  readonly today: string;
  readonly from: string;
  readonly to: string;
  readonly timezone: string;
  readonly sessions: readonly DeskSessionOfDay[];
}

/** What is accepted for DeskSessionsOfDays: relations as IRIs. */
export interface DeskSessionsOfDaysInput {
  readonly today: string;
  readonly from: string;
  readonly to: string;
  readonly timezone: string;
  readonly sessions: readonly DeskSessionOfDayInput[];
}

/** DeskSessionsOfDays as the server handles it: relations as ids. */
export interface DeskSessionsOfDaysValues {
  readonly today: string;
  readonly from: string;
  readonly to: string;
  readonly timezone: string;
  readonly sessions: readonly DeskSessionOfDayValues[];
}

export const deskSessionsOfDaysDescriptor = {
  "name": "DeskSessionsOfDays",
  "area": "reports",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "desk_sessions_of_days",
  "title": "from",
  "label": {"en":"Desk sessions of a period","fr":"Sessions de caisse d’une période"},
  "plural": {"en":"Desk sessions of periods","fr":"Sessions de caisse de périodes"},
  "properties": [
    {"name":"today","kind":"date","label":{"en":"Today","fr":"Aujourd’hui"},"required":true},
    {"name":"from","kind":"date","label":{"en":"First day","fr":"Premier jour"},"required":true},
    {"name":"to","kind":"date","label":{"en":"Last day","fr":"Dernier jour"},"required":true},
    {"name":"timezone","kind":"string","label":{"en":"Timezone","fr":"Fuseau horaire"},"required":true,"maxLength":255},
    {"name":"sessions","kind":"json","label":{"en":"Desk sessions","fr":"Sessions de caisse"},"many":true,"shape":"DeskSessionOfDay","required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
