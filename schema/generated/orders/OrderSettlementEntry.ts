// Made by codegen from schema/orders/OrderSettlementEntry.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Payment of an order, as answered. */
export interface OrderSettlementEntry {
  readonly transaction: number;
  readonly type: string;
  readonly name: string;
  readonly label: string | null;
  readonly method: number | null;
  readonly currency: string;
  readonly amount: number;
  readonly at: string;
  readonly valueDate: string | null;
  readonly actor: string | null;
  readonly session: number | null;
  readonly reason: string | null;
  readonly state: "valid" | "corrected" | "undoing";
  readonly isCorrectable: boolean;
}

/** What is accepted for OrderSettlementEntry: relations as IRIs. */
export interface OrderSettlementEntryInput {
  readonly transaction: number;
  readonly type: string;
  readonly name: string;
  readonly label?: string | null;
  readonly method?: number | null;
  readonly currency: string;
  readonly amount: number;
  readonly at: string;
  readonly valueDate?: string | null;
  readonly actor?: string | null;
  readonly session?: number | null;
  readonly reason?: string | null;
  readonly state: "valid" | "corrected" | "undoing";
  readonly isCorrectable: boolean;
}

/** OrderSettlementEntry as the server handles it: relations as ids. */
export interface OrderSettlementEntryValues {
  readonly transaction: number;
  readonly type: string;
  readonly name: string;
  readonly label?: string | null;
  readonly method?: number | null;
  readonly currency: string;
  readonly amount: number;
  readonly at: string;
  readonly valueDate?: string | null;
  readonly actor?: string | null;
  readonly session?: number | null;
  readonly reason?: string | null;
  readonly state: "valid" | "corrected" | "undoing";
  readonly isCorrectable: boolean;
}

export const orderSettlementEntryDescriptor = {
  "name": "OrderSettlementEntry",
  "area": "orders",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "order_settlement_entry",
  "title": "label",
  "label": {"en":"Payment of an order","fr":"Paiement d’une commande"},
  "plural": {"en":"Payments of an order","fr":"Paiements d’une commande"},
  "properties": [
    {"name":"transaction","kind":"integer","label":{"en":"Entry","fr":"Écriture"},"required":true},
    {"name":"type","kind":"string","label":{"en":"Event","fr":"Événement"},"required":true,"maxLength":255},
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"required":true,"maxLength":255},
    {"name":"label","kind":"string","label":{"en":"Means of payment","fr":"Moyen de paiement"},"maxLength":255},
    {"name":"method","kind":"integer","label":{"en":"Means of payment","fr":"Moyen de paiement"}},
    {"name":"currency","kind":"string","label":{"en":"Currency","fr":"Devise"},"required":true,"maxLength":255},
    {"name":"amount","kind":"money","label":{"en":"Amount","fr":"Montant"},"required":true,"currencyFrom":"currency","help":{"en":"Below 0 where it went out.","fr":"Négatif si la somme est sortie."}},
    {"name":"at","kind":"dateTime","label":{"en":"Recorded","fr":"Enregistré le"},"required":true},
    {"name":"valueDate","kind":"dateTime","label":{"en":"Value date","fr":"Date de valeur"}},
    {"name":"actor","kind":"string","label":{"en":"By","fr":"Par"},"maxLength":255,"personal":true},
    {"name":"session","kind":"integer","label":{"en":"Desk session","fr":"Session de caisse"}},
    {"name":"reason","kind":"string","label":{"en":"Reason","fr":"Motif"},"maxLength":255},
    {"name":"state","kind":"enum","label":{"en":"State","fr":"État"},"values":[{"value":"valid","label":{"en":"Valid","fr":"Valable"}},{"value":"corrected","label":{"en":"Corrected","fr":"Corrigée"}},{"value":"undoing","label":{"en":"Undoes an entry","fr":"Annule une écriture"}}],"required":true},
    {"name":"isCorrectable","kind":"boolean","label":{"en":"Can be corrected","fr":"Peut être corrigée"},"required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
