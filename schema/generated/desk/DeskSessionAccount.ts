// Made by codegen from schema/desk/DeskSessionAccount.jsonld. Never edit: change the source and run `npm run codegen`.
import type { DeskSessionMethod, DeskSessionMethodInput, DeskSessionMethodValues } from './DeskSessionMethod.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** Account of a desk session, as answered. */
export interface DeskSessionAccount {
  readonly sessionNumber: number;
  readonly userEmail: string;
  readonly currency: string;
  readonly timezone: string;
  readonly orderCount: number;
  readonly ticketCount: number;
  readonly total: number;
  readonly methods: readonly DeskSessionMethod[];
}

/** What is accepted for DeskSessionAccount: relations as IRIs. */
export interface DeskSessionAccountInput {
  readonly sessionNumber: number;
  readonly userEmail: string;
  readonly currency: string;
  readonly timezone: string;
  readonly orderCount: number;
  readonly ticketCount: number;
  readonly total: number;
  readonly methods: readonly DeskSessionMethodInput[];
}

/** DeskSessionAccount as the server handles it: relations as ids. */
export interface DeskSessionAccountValues {
  readonly sessionNumber: number;
  readonly userEmail: string;
  readonly currency: string;
  readonly timezone: string;
  readonly orderCount: number;
  readonly ticketCount: number;
  readonly total: number;
  readonly methods: readonly DeskSessionMethodValues[];
}

export const deskSessionAccountDescriptor = {
  "name": "DeskSessionAccount",
  "area": "desk",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "desk_session_account",
  "title": "sessionNumber",
  "label": {"en":"Account of a desk session","fr":"Bilan d’une session de caisse"},
  "plural": {"en":"Accounts of desk sessions","fr":"Bilans de sessions de caisse"},
  "properties": [
    {"name":"sessionNumber","kind":"integer","label":{"en":"Session","fr":"Session"},"required":true},
    {"name":"userEmail","kind":"email","label":{"en":"Seller","fr":"Vendeur"},"required":true,"maxLength":255},
    {"name":"currency","kind":"string","label":{"en":"Currency","fr":"Devise"},"required":true,"maxLength":255},
    {"name":"timezone","kind":"string","label":{"en":"Timezone","fr":"Fuseau horaire"},"required":true,"maxLength":255},
    {"name":"orderCount","kind":"integer","label":{"en":"Orders","fr":"Commandes"},"required":true},
    {"name":"ticketCount","kind":"integer","label":{"en":"Tickets","fr":"Billets"},"required":true},
    {"name":"total","kind":"money","label":{"en":"Total","fr":"Total"},"required":true,"currencyFrom":"currency"},
    {"name":"methods","kind":"json","label":{"en":"By means of payment","fr":"Par moyen de paiement"},"many":true,"shape":"DeskSessionMethod","required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
