// Made by codegen from schema/customers/ClientStanding.jsonld. Never edit: change the source and run `npm run codegen`.
import type { ClientBalanceOf, ClientBalanceOfInput, ClientBalanceOfValues } from './ClientBalanceOf.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** How an account stands, as answered. */
export interface ClientStanding {
  readonly client: number;
  readonly name: string;
  readonly email: string | null;
  readonly accountingNumber: string | null;
  readonly dueSince: string | null;
  readonly isOverdue: boolean;
  readonly lastAt: string | null;
  readonly balances: readonly ClientBalanceOf[];
}

/** What is accepted for ClientStanding: relations as IRIs. */
export interface ClientStandingInput {
  readonly client: number;
  readonly name: string;
  readonly email?: string | null;
  readonly accountingNumber?: string | null;
  readonly dueSince?: string | null;
  readonly isOverdue: boolean;
  readonly lastAt?: string | null;
  readonly balances: readonly ClientBalanceOfInput[];
}

/** ClientStanding as the server handles it: relations as ids. */
export interface ClientStandingValues {
  readonly client: number;
  readonly name: string;
  readonly email?: string | null;
  readonly accountingNumber?: string | null;
  readonly dueSince?: string | null;
  readonly isOverdue: boolean;
  readonly lastAt?: string | null;
  readonly balances: readonly ClientBalanceOfValues[];
}

export const clientStandingDescriptor = {
  "name": "ClientStanding",
  "area": "customers",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "client_standing",
  "title": "name",
  "label": {"en":"How an account stands","fr":"Situation d’un compte"},
  "plural": {"en":"How accounts stand","fr":"Situation des comptes"},
  "properties": [
    {"name":"client","kind":"integer","label":{"en":"Account","fr":"Compte"},"required":true},
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"required":true,"maxLength":255},
    {"name":"email","kind":"string","label":{"en":"E-mail","fr":"E-mail"},"maxLength":255,"personal":true},
    {"name":"accountingNumber","kind":"string","label":{"en":"Account number","fr":"Numéro de compte"},"maxLength":255},
    {"name":"dueSince","kind":"dateTime","label":{"en":"Due since","fr":"Dû depuis"},"help":{"en":"When the oldest order that is not paid was made.","fr":"Date de la plus ancienne commande impayée."}},
    {"name":"isOverdue","kind":"boolean","label":{"en":"Overdue","fr":"En retard"},"required":true,"help":{"en":"Due for more than 30 days.","fr":"Dû depuis plus de 30 jours."}},
    {"name":"lastAt","kind":"dateTime","label":{"en":"Last movement","fr":"Dernier mouvement"}},
    {"name":"balances","kind":"json","label":{"en":"Balances","fr":"Soldes"},"many":true,"shape":"ClientBalanceOf","required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
