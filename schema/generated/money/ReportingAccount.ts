// Made by codegen from schema/money/ReportingAccount.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Reporting account, as answered. */
export interface ReportingAccount {
  readonly '@id': string;
  readonly '@type': 'ReportingAccount';
  readonly contract: string;
  readonly name: string;
  readonly type: "sale" | "bank" | "client" | "sale_suspense" | "sale_order_fee" | "sale_ticket_fee" | "sale_shipping_fee";
  readonly code: string | null;
  readonly label: string | null;
  readonly budgetCode: string | null;
  readonly budgetLabel: string | null;
  readonly accountingMode: "event_end" | "sale_date" | "deposit_date" | null;
  readonly isDefault: boolean | null;
  readonly isHidden: boolean;
}

/** What is accepted for ReportingAccount: relations as IRIs. */
export interface ReportingAccountInput {
  readonly contract?: string;
  readonly name: string;
  readonly type?: "sale" | "bank" | "client" | "sale_suspense" | "sale_order_fee" | "sale_ticket_fee" | "sale_shipping_fee";
  readonly code?: string | null;
  readonly label?: string | null;
  readonly budgetCode?: string | null;
  readonly budgetLabel?: string | null;
  readonly accountingMode?: "event_end" | "sale_date" | "deposit_date" | null;
  readonly isDefault?: boolean | null;
  readonly isHidden?: boolean;
}

/** ReportingAccount as the server handles it: relations as ids. */
export interface ReportingAccountValues {
  readonly contract: number;
  readonly name: string;
  readonly type: "sale" | "bank" | "client" | "sale_suspense" | "sale_order_fee" | "sale_ticket_fee" | "sale_shipping_fee";
  readonly code: string | null;
  readonly label: string | null;
  readonly budgetCode: string | null;
  readonly budgetLabel: string | null;
  readonly accountingMode: "event_end" | "sale_date" | "deposit_date" | null;
  readonly isDefault: boolean | null;
  readonly isHidden: boolean;
}

export const reportingAccountDescriptor = {
  "name": "ReportingAccount",
  "area": "money",
  "api": "ticketing",
  "collection": "/reporting_accounts",
  "path": {"list":"/reporting-accounts","create":"/reporting-accounts/new","edit":"/reporting-accounts/edit/{id}","show":"/reporting-accounts/{id}"},
  "scope": "contract",
  "table": "reporting_account",
  "title": "name",
  "search": ["name","code","label","budgetCode"],
  "hide": "isHidden",
  "label": {"en":"Reporting account","fr":"Compte de reporting"},
  "plural": {"en":"Reporting accounts","fr":"Comptes de reporting"},
  "group": "money",
  "icon": "MenuBook",
  "order": {"code":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"column":"name","required":true,"maxLength":200,"list":true,"filter":true},
    {"name":"type","kind":"enum","label":{"en":"Account","fr":"Compte"},"column":"type","values":[{"value":"sale","label":{"en":"Sale","fr":"Vente"}},{"value":"bank","label":{"en":"Bank","fr":"Banque"}},{"value":"client","label":{"en":"Client","fr":"Client"}},{"value":"sale_suspense","label":{"en":"Sale in suspense","fr":"Vente en attente"}},{"value":"sale_order_fee","label":{"en":"Order fee","fr":"Frais de commande"}},{"value":"sale_ticket_fee","label":{"en":"Ticket fee","fr":"Frais de billet"}},{"value":"sale_shipping_fee","label":{"en":"Shipping fee","fr":"Frais d’envoi"}}],"required":true,"default":"sale","list":true,"filter":true},
    {"name":"code","kind":"string","label":{"en":"Code","fr":"Code"},"column":"code","maxLength":50,"list":true,"filter":true},
    {"name":"label","kind":"string","label":{"en":"Label","fr":"Libellé"},"column":"label","maxLength":200,"list":true},
    {"name":"budgetCode","kind":"string","label":{"en":"Budget code","fr":"Code analytique"},"column":"budget_code","maxLength":50,"list":true},
    {"name":"budgetLabel","kind":"string","label":{"en":"Budget label","fr":"Libellé analytique"},"column":"budget_label","maxLength":200},
    {"name":"accountingMode","kind":"enum","label":{"en":"Counted","fr":"Comptabilisé"},"column":"accounting_mode","values":[{"value":"event_end","label":{"en":"When the performance ends","fr":"À la fin de la représentation"}},{"value":"sale_date","label":{"en":"When it is sold","fr":"À la date de vente"}},{"value":"deposit_date","label":{"en":"When it is paid in","fr":"À la date d’encaissement"}}],"default":"event_end","list":true,"filter":true},
    {"name":"isDefault","kind":"boolean","label":{"en":"Default","fr":"Par défaut"},"column":"is_default","default":false,"filter":true},
    {"name":"isHidden","kind":"boolean","label":{"en":"Hidden","fr":"Masqué"},"column":"is_hidden","required":true,"default":false,"filter":true}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [],
  "rights": {"read":"accounting.read","write":"accounting.write","export":"accounting.export"}
} as const satisfies EntityDescriptor;
