// Made by codegen from schema/customers/Client.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** The account of a customer in the organiser’s books. */
export interface Client {
  readonly '@id': string;
  readonly '@type': 'Client';
  readonly contract: string;
  readonly name: string;
  readonly corporateName: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly accountingNumber: string | null;
  readonly origin: string | null;
  readonly reportingAccount: string | null;
  readonly active: boolean | null;
  readonly issuerName: string | null;
  readonly issuerBankName: string | null;
  /** Amounts by currency, in minor units. */
  readonly credit: unknown;
  /** Amounts by currency, in minor units. */
  readonly debit: unknown;
  /** Amounts by currency, in minor units. */
  readonly balance: unknown;
  /** Amounts by currency, in minor units. */
  readonly cashCouponCredit: unknown;
  /** Amounts by currency, in minor units. */
  readonly cashCouponDebit: unknown;
  /** Amounts by currency, in minor units. */
  readonly cashCouponBalance: unknown;
  readonly mostRecentTransactionValueDate: string | null;
  readonly depositList: readonly string[];
  readonly transactionList: readonly string[];
  readonly crmId: string | null;
  readonly crmData: unknown;
  readonly ticketingData: unknown;
  readonly createdAt: string;
}

/** What is accepted for Client: relations as IRIs. */
export interface ClientInput {
  readonly contract?: string;
  readonly name: string;
  readonly corporateName?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly accountingNumber?: string | null;
  readonly origin?: string | null;
  readonly reportingAccount?: string | null;
  readonly active?: boolean | null;
  readonly issuerName?: string | null;
  readonly issuerBankName?: string | null;
  readonly depositList?: readonly string[];
  readonly transactionList?: readonly string[];
  readonly crmId?: string | null;
}

/** Client as the server handles it: relations as ids. */
export interface ClientValues {
  readonly contract: number;
  readonly name: string;
  readonly corporateName: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly accountingNumber: string | null;
  readonly origin: string | null;
  readonly reportingAccount: number | null;
  readonly active: boolean | null;
  readonly issuerName: string | null;
  readonly issuerBankName: string | null;
  readonly crmId: string | null;
  readonly crmData: unknown;
  readonly ticketingData: unknown;
  readonly createdAt: string;
}

export const clientDescriptor = {
  "name": "Client",
  "area": "customers",
  "api": "ticketing",
  "collection": "/clients",
  "path": "/clients",
  "scope": "contract",
  "table": "client",
  "title": "name",
  "search": ["name","corporateName","email","phone","accountingNumber"],
  "label": {"en":"Account holder","fr":"Client en compte"},
  "plural": {"en":"Account holders","fr":"Clients en compte"},
  "comment": {"en":"The account of a customer in the organiser’s books.","fr":"Le compte d’un client dans les livres de l’organisateur."},
  "group": "customers",
  "icon": "AccountBalanceWallet",
  "order": {"name":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"column":"name","required":true,"maxLength":300,"list":true,"filter":true,"personal":true},
    {"name":"corporateName","kind":"string","label":{"en":"Corporate name","fr":"Raison sociale"},"column":"corporate_name","maxLength":300,"list":true,"personal":true},
    {"name":"email","kind":"email","label":{"en":"E-mail","fr":"Adresse e-mail"},"column":"email","maxLength":255,"list":true,"filter":true,"personal":true},
    {"name":"phone","kind":"phone","label":{"en":"Phone","fr":"Téléphone"},"column":"phone","maxLength":40,"personal":true},
    {"name":"accountingNumber","kind":"string","label":{"en":"Account number","fr":"Numéro de compte"},"column":"accounting_number","unique":true,"maxLength":50,"filter":true},
    {"name":"origin","kind":"string","label":{"en":"Origin","fr":"Origine"},"column":"origin","maxLength":100},
    {"name":"reportingAccount","kind":"relation","label":{"en":"Reporting account","fr":"Compte de reporting"},"column":"reporting_account_id","target":"ReportingAccount","onDelete":"clear"},
    {"name":"active","kind":"boolean","label":{"en":"Active","fr":"Actif"},"column":"active","default":true,"list":true,"filter":true},
    {"name":"issuerName","kind":"string","label":{"en":"Payer","fr":"Émetteur"},"column":"issuer_name","maxLength":200,"section":{"en":"Payer","fr":"Émetteur"},"help":{"en":"Name on their checks.","fr":"Nom porté sur ses chèques."},"personal":true},
    {"name":"issuerBankName","kind":"string","label":{"en":"Payer’s bank","fr":"Banque de l’émetteur"},"column":"issuer_bank_name","maxLength":200,"section":{"en":"Payer","fr":"Émetteur"}},
    {"name":"credit","kind":"json","label":{"en":"Credit","fr":"Crédit"},"comment":{"en":"Amounts by currency, in minor units.","fr":"Montants par devise, en unités mineures."},"computed":true,"section":{"en":"Balances","fr":"Soldes"}},
    {"name":"debit","kind":"json","label":{"en":"Debit","fr":"Débit"},"comment":{"en":"Amounts by currency, in minor units.","fr":"Montants par devise, en unités mineures."},"computed":true,"section":{"en":"Balances","fr":"Soldes"}},
    {"name":"balance","kind":"json","label":{"en":"Balance","fr":"Solde"},"comment":{"en":"Amounts by currency, in minor units.","fr":"Montants par devise, en unités mineures."},"computed":true,"list":true,"section":{"en":"Balances","fr":"Soldes"}},
    {"name":"cashCouponCredit","kind":"json","label":{"en":"Credit of cash coupons","fr":"Crédit en bons d’achat"},"comment":{"en":"Amounts by currency, in minor units.","fr":"Montants par devise, en unités mineures."},"computed":true,"section":{"en":"Balances","fr":"Soldes"}},
    {"name":"cashCouponDebit","kind":"json","label":{"en":"Debit of cash coupons","fr":"Débit en bons d’achat"},"comment":{"en":"Amounts by currency, in minor units.","fr":"Montants par devise, en unités mineures."},"computed":true,"section":{"en":"Balances","fr":"Soldes"}},
    {"name":"cashCouponBalance","kind":"json","label":{"en":"Balance of cash coupons","fr":"Solde en bons d’achat"},"comment":{"en":"Amounts by currency, in minor units.","fr":"Montants par devise, en unités mineures."},"computed":true,"section":{"en":"Balances","fr":"Soldes"}},
    {"name":"mostRecentTransactionValueDate","kind":"dateTime","label":{"en":"Last movement","fr":"Dernier mouvement"},"computed":true,"timezoneFrom":"contract.timezone","list":true,"section":{"en":"Balances","fr":"Soldes"}},
    {"name":"depositList","kind":"relation","label":{"en":"Deposits","fr":"Dépôts"},"many":true,"target":"Deposit","inverse":"client"},
    {"name":"transactionList","kind":"relation","label":{"en":"Transactions","fr":"Écritures"},"many":true,"target":"Transaction","inverse":"client"},
    {"name":"crmId","kind":"string","label":{"en":"CRM id","fr":"Identifiant CRM"},"column":"crm_id","maxLength":100,"section":{"en":"More","fr":"Divers"}},
    {"name":"crmData","kind":"json","label":{"en":"CRM data","fr":"Données de relation client"},"column":"crm_data","readOnly":true,"section":{"en":"More","fr":"Divers"},"personal":true},
    {"name":"ticketingData","kind":"json","label":{"en":"Ticketing data","fr":"Données de billetterie"},"column":"ticketing_data","readOnly":true,"section":{"en":"More","fr":"Divers"},"personal":true},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Created","fr":"Créé le"},"column":"created_at","timezoneFrom":"contract.timezone","role":"createdAt"}
  ],
  "operations": ["list","read","create","update"],
  "actions": [
    {"name":"account","method":"GET","path":"/clients/{id}/account","label":{"en":"Account","fr":"Compte"},"returns":"ClientAccount","ownScreen":true},
    {"name":"credit","method":"POST","path":"/clients/{id}/credit","label":{"en":"Put money on account","fr":"Encaisser un acompte"},"expects":"ClientMovement","returns":"Client","idempotent":true,"ownScreen":true},
    {"name":"debit","method":"POST","path":"/clients/{id}/debit","label":{"en":"Pay back from the account","fr":"Rendre une somme du compte"},"expects":"ClientMovement","returns":"Client","idempotent":true,"ownScreen":true},
    {"name":"letter","method":"POST","path":"/clients/{id}/lettering","label":{"en":"Letter entries","fr":"Lettrer des écritures"},"expects":"LetteringSelection","returns":"Lettering","status":201,"idempotent":true,"ownScreen":true},
    {"name":"lettering","method":"GET","path":"/clients/{id}/lettering","label":{"en":"Lettering","fr":"Lettrage"},"returns":"ClientLettering","ownScreen":true},
    {"name":"statement","method":"GET","path":"/clients/{id}/statement.pdf","label":{"en":"Statement (PDF)","fr":"Relevé (PDF)"},"query":"ClientStatementQuery","returns":"document","ownScreen":true}
  ],
  "rights": {"read":"customers.read","write":"customers.write","delete":"customers.erase","export":"customers.export","actions":{"account":["customers.read"],"credit":["accounting.write","sales.sell"],"debit":["accounting.write","orders.refund"],"letter":"accounting.write","lettering":"accounting.read","statement":"customers.read"}},
  "indexes": [["crmId"]]
} as const satisfies EntityDescriptor;
