// Made by codegen from schema/customers/ClientStandings.jsonld. Never edit: change the source and run `npm run codegen`.
import type { ClientStanding, ClientStandingInput, ClientStandingValues } from './ClientStanding.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** How the accounts stand, as answered. */
export interface ClientStandings {
  readonly timezone: string;
  readonly total: number;
  readonly pageSize: number;
  readonly accounts: readonly ClientStanding[];
}

/** What is accepted for ClientStandings: relations as IRIs. */
export interface ClientStandingsInput {
  readonly timezone: string;
  readonly total: number;
  readonly pageSize: number;
  readonly accounts: readonly ClientStandingInput[];
}

/** ClientStandings as the server handles it: relations as ids. */
export interface ClientStandingsValues {
  readonly timezone: string;
  readonly total: number;
  readonly pageSize: number;
  readonly accounts: readonly ClientStandingValues[];
}

export const clientStandingsDescriptor = {
  "name": "ClientStandings",
  "area": "customers",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "client_standings",
  "title": "timezone",
  "label": {"en":"How the accounts stand","fr":"Situation des comptes"},
  "plural": {"en":"How the accounts stand","fr":"Situations des comptes"},
  "properties": [
    {"name":"timezone","kind":"string","label":{"en":"Timezone","fr":"Fuseau horaire"},"required":true,"maxLength":255},
    {"name":"total","kind":"integer","label":{"en":"Accounts","fr":"Comptes"},"required":true},
    {"name":"pageSize","kind":"integer","label":{"en":"Accounts of a page","fr":"Comptes par page"},"required":true},
    {"name":"accounts","kind":"json","label":{"en":"Accounts","fr":"Comptes"},"many":true,"shape":"ClientStanding","required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
