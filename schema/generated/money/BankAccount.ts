// Made by codegen from schema/money/BankAccount.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Bank account, as answered. */
export interface BankAccount {
  readonly '@id': string;
  readonly '@type': 'BankAccount';
  readonly contract: string;
  readonly wallet: string;
  readonly ownerName: string;
  readonly iban: string;
  readonly type: "IBAN" | "GB" | "US" | "CA" | "OTHER" | null;
  readonly tag: string | null;
  readonly defaultAccount: boolean | null;
  readonly addressLine1: string | null;
  readonly addressLine2: string | null;
  readonly postalCode: string | null;
  readonly city: string | null;
  readonly region: string | null;
  readonly addressCountry: string | null;
}

/** What is accepted for BankAccount: relations as IRIs. */
export interface BankAccountInput {
  readonly contract?: string;
  readonly wallet: string;
  readonly ownerName: string;
  readonly iban: string;
  readonly type?: "IBAN" | "GB" | "US" | "CA" | "OTHER" | null;
  readonly tag?: string | null;
  readonly defaultAccount?: boolean | null;
  readonly addressLine1?: string | null;
  readonly addressLine2?: string | null;
  readonly postalCode?: string | null;
  readonly city?: string | null;
  readonly region?: string | null;
  readonly addressCountry?: string | null;
}

/** BankAccount as the server handles it: relations as ids. */
export interface BankAccountValues {
  readonly contract: number;
  readonly wallet: number;
  readonly ownerName: string;
  readonly iban: string;
  readonly type: "IBAN" | "GB" | "US" | "CA" | "OTHER" | null;
  readonly tag: string | null;
  readonly defaultAccount: boolean | null;
  readonly addressLine1: string | null;
  readonly addressLine2: string | null;
  readonly postalCode: string | null;
  readonly city: string | null;
  readonly region: string | null;
  readonly addressCountry: string | null;
}

export const bankAccountDescriptor = {
  "name": "BankAccount",
  "area": "money",
  "api": "ticketing",
  "collection": "/bank_accounts",
  "scope": "contract",
  "table": "bank_account",
  "title": "ownerName",
  "search": ["ownerName","tag"],
  "label": {"en":"Bank account","fr":"Compte bancaire"},
  "plural": {"en":"Bank accounts","fr":"Comptes bancaires"},
  "group": "money",
  "icon": "AccountBalance",
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"wallet","kind":"relation","label":{"en":"Wallet","fr":"Porte-monnaie"},"column":"wallet_id","target":"Wallet","onDelete":"cascade","required":true,"immutable":true,"list":true,"filter":true},
    {"name":"ownerName","kind":"string","label":{"en":"Owner","fr":"Titulaire"},"column":"owner_name","required":true,"maxLength":200,"list":true,"filter":true,"personal":true},
    {"name":"iban","kind":"string","label":{"en":"IBAN","fr":"IBAN"},"column":"iban","required":true,"maxLength":34,"pattern":"^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$","list":true,"help":{"en":"Without spaces, e.g. FR7630006000011234567890189.","fr":"Sans espaces, par exemple FR7630006000011234567890189."},"personal":true},
    {"name":"type","kind":"enum","label":{"en":"Type","fr":"Type"},"column":"type","values":[{"value":"IBAN","label":{"en":"IBAN","fr":"IBAN"}},{"value":"GB","label":{"en":"United Kingdom","fr":"Royaume-Uni"}},{"value":"US","label":{"en":"United States","fr":"États-Unis"}},{"value":"CA","label":{"en":"Canada","fr":"Canada"}},{"value":"OTHER","label":{"en":"Other","fr":"Autre"}}],"default":"IBAN","list":true},
    {"name":"tag","kind":"string","label":{"en":"Tag","fr":"Repère"},"column":"tag","maxLength":100},
    {"name":"defaultAccount","kind":"boolean","label":{"en":"Default","fr":"Par défaut"},"column":"default_account","default":false,"list":true,"filter":true},
    {"name":"addressLine1","kind":"string","label":{"en":"Address","fr":"Adresse"},"column":"address_line1","maxLength":300,"section":{"en":"Owner’s address","fr":"Adresse du titulaire"},"personal":true},
    {"name":"addressLine2","kind":"string","label":{"en":"Address, second line","fr":"Complément d’adresse"},"column":"address_line2","maxLength":300,"section":{"en":"Owner’s address","fr":"Adresse du titulaire"},"personal":true},
    {"name":"postalCode","kind":"string","label":{"en":"Postcode","fr":"Code postal"},"column":"postal_code","maxLength":20,"section":{"en":"Owner’s address","fr":"Adresse du titulaire"},"personal":true},
    {"name":"city","kind":"string","label":{"en":"City","fr":"Ville"},"column":"city","maxLength":200,"section":{"en":"Owner’s address","fr":"Adresse du titulaire"},"personal":true},
    {"name":"region","kind":"string","label":{"en":"Region","fr":"Région"},"column":"region","maxLength":200,"section":{"en":"Owner’s address","fr":"Adresse du titulaire"}},
    {"name":"addressCountry","kind":"string","label":{"en":"Country","fr":"Pays"},"column":"address_country","maxLength":2,"pattern":"^[A-Z]{2}$","section":{"en":"Owner’s address","fr":"Adresse du titulaire"},"help":{"en":"Two capital letters, e.g. FR.","fr":"Deux majuscules, par exemple FR."}}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [],
  "rights": {"read":"payouts.read","write":"accounting.write","export":"accounting.export","exportPersonal":"accounting.export"}
} as const satisfies EntityDescriptor;
