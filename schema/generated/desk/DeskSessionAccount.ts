// Made by codegen from schema/desk/DeskSessionAccount.jsonld. Never edit: change the source and run `npm run codegen`.
import type { CashCountLine, CashCountLineInput, CashCountLineValues } from './CashCountLine.ts';
import type { DeskSessionMethod, DeskSessionMethodInput, DeskSessionMethodValues } from './DeskSessionMethod.ts';
import type { DeskSessionMovement, DeskSessionMovementInput, DeskSessionMovementValues } from './DeskSessionMovement.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** Account of a desk session, as answered. */
export interface DeskSessionAccount {
  readonly sessionNumber: number;
  readonly userEmail: string;
  readonly currency: string;
  readonly timezone: string;
  readonly operator: string;
  readonly desk: string | null;
  readonly startDate: string;
  readonly endDate: string | null;
  readonly orderCount: number;
  readonly ticketCount: number;
  readonly total: number;
  readonly methods: readonly DeskSessionMethod[];
  readonly openingFloat: number;
  readonly cashTaken: number;
  readonly cashIn: number;
  readonly cashOut: number;
  readonly expectedCash: number;
  readonly countedCash: number | null;
  readonly cashDifference: number | null;
  readonly differenceReason: string | null;
  readonly cashCount: readonly CashCountLine[];
  readonly movements: readonly DeskSessionMovement[];
}

/** What is accepted for DeskSessionAccount: relations as IRIs. */
export interface DeskSessionAccountInput {
  readonly sessionNumber: number;
  readonly userEmail: string;
  readonly currency: string;
  readonly timezone: string;
  readonly operator: string;
  readonly desk?: string | null;
  readonly startDate: string;
  readonly endDate?: string | null;
  readonly orderCount: number;
  readonly ticketCount: number;
  readonly total: number;
  readonly methods: readonly DeskSessionMethodInput[];
  readonly openingFloat: number;
  readonly cashTaken: number;
  readonly cashIn: number;
  readonly cashOut: number;
  readonly expectedCash: number;
  readonly countedCash?: number | null;
  readonly cashDifference?: number | null;
  readonly differenceReason?: string | null;
  readonly cashCount: readonly CashCountLineInput[];
  readonly movements: readonly DeskSessionMovementInput[];
}

/** DeskSessionAccount as the server handles it: relations as ids. */
export interface DeskSessionAccountValues {
  readonly sessionNumber: number;
  readonly userEmail: string;
  readonly currency: string;
  readonly timezone: string;
  readonly operator: string;
  readonly desk?: string | null;
  readonly startDate: string;
  readonly endDate?: string | null;
  readonly orderCount: number;
  readonly ticketCount: number;
  readonly total: number;
  readonly methods: readonly DeskSessionMethodValues[];
  readonly openingFloat: number;
  readonly cashTaken: number;
  readonly cashIn: number;
  readonly cashOut: number;
  readonly expectedCash: number;
  readonly countedCash?: number | null;
  readonly cashDifference?: number | null;
  readonly differenceReason?: string | null;
  readonly cashCount: readonly CashCountLineValues[];
  readonly movements: readonly DeskSessionMovementValues[];
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
    {"name":"operator","kind":"string","label":{"en":"Organiser","fr":"Organisateur"},"required":true,"maxLength":255},
    {"name":"desk","kind":"string","label":{"en":"Desk","fr":"Guichet"},"maxLength":255},
    {"name":"startDate","kind":"dateTime","label":{"en":"Opened","fr":"Ouverte le"},"required":true},
    {"name":"endDate","kind":"dateTime","label":{"en":"Closed","fr":"Fermée le"}},
    {"name":"orderCount","kind":"integer","label":{"en":"Orders","fr":"Commandes"},"required":true},
    {"name":"ticketCount","kind":"integer","label":{"en":"Tickets","fr":"Billets"},"required":true},
    {"name":"total","kind":"money","label":{"en":"Total","fr":"Total"},"required":true,"currencyFrom":"currency","help":{"en":"In the currency of the session.","fr":"Dans la devise de la session."}},
    {"name":"methods","kind":"json","label":{"en":"By means of payment","fr":"Par moyen de paiement"},"many":true,"shape":"DeskSessionMethod","required":true},
    {"name":"openingFloat","kind":"money","label":{"en":"Opening float","fr":"Fond de caisse"},"required":true,"currencyFrom":"currency"},
    {"name":"cashTaken","kind":"money","label":{"en":"Cash taken","fr":"Espèces encaissées"},"required":true,"currencyFrom":"currency"},
    {"name":"cashIn","kind":"money","label":{"en":"Cash in","fr":"Entrées d’espèces"},"required":true,"currencyFrom":"currency"},
    {"name":"cashOut","kind":"money","label":{"en":"Cash out","fr":"Sorties d’espèces"},"required":true,"currencyFrom":"currency"},
    {"name":"expectedCash","kind":"money","label":{"en":"Cash expected","fr":"Espèces attendues"},"required":true,"currencyFrom":"currency"},
    {"name":"countedCash","kind":"money","label":{"en":"Cash counted","fr":"Espèces comptées"},"currencyFrom":"currency"},
    {"name":"cashDifference","kind":"money","label":{"en":"Difference","fr":"Écart"},"currencyFrom":"currency"},
    {"name":"differenceReason","kind":"string","label":{"en":"Reason for the difference","fr":"Motif de l’écart"},"maxLength":255},
    {"name":"cashCount","kind":"json","label":{"en":"Coins and notes","fr":"Pièces et billets"},"many":true,"shape":"CashCountLine","required":true},
    {"name":"movements","kind":"json","label":{"en":"Cash in and out","fr":"Entrées et sorties d’espèces"},"many":true,"shape":"DeskSessionMovement","required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
