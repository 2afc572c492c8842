// Made by codegen from schema/sale/TerminalPaymentSettlement.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** What became of a card payment, as answered. */
export interface TerminalPaymentSettlement {
  readonly outcome: "taken" | "not_taken";
  readonly reason: string;
}

/** What is accepted for TerminalPaymentSettlement: relations as IRIs. */
export interface TerminalPaymentSettlementInput {
  readonly outcome: "taken" | "not_taken";
  readonly reason: string;
}

/** TerminalPaymentSettlement as the server handles it: relations as ids. */
export interface TerminalPaymentSettlementValues {
  readonly outcome: "taken" | "not_taken";
  readonly reason: string;
}

export const terminalPaymentSettlementDescriptor = {
  "name": "TerminalPaymentSettlement",
  "area": "sale",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "terminal_payment_settlement",
  "title": "outcome",
  "label": {"en":"What became of a card payment","fr":"Issue d’un paiement par carte"},
  "plural": {"en":"What became of card payments","fr":"Issues de paiements par carte"},
  "properties": [
    {"name":"outcome","kind":"enum","label":{"en":"Outcome","fr":"Issue"},"values":[{"value":"taken","label":{"en":"The card was debited","fr":"La carte a été débitée"}},{"value":"not_taken","label":{"en":"The card was not debited, or was refunded","fr":"La carte n’a pas été débitée, ou a été remboursée"}}],"required":true},
    {"name":"reason","kind":"text","label":{"en":"What was checked","fr":"Ce qui a été vérifié"},"required":true,"maxLength":500,"help":{"en":"What you checked: the terminal’s receipt, its list of payments, the bank.","fr":"Ce que vous avez vérifié : ticket du terminal, liste de ses opérations, banque."}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
