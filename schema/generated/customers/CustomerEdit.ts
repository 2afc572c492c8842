// Made by codegen from schema/customers/CustomerEdit.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** What many customers may have in common; what is left out stays, null empties. */
export interface CustomerEdit {
  readonly civility: "mr" | "mrs" | "other" | null;
  readonly nationality: string | null;
  readonly address: string | null;
  readonly zipcode: string | null;
  readonly city: string | null;
  readonly country: string | null;
  readonly geoZone: string | null;
  readonly role: string | null;
  readonly service: string | null;
  readonly organizationType: string | null;
  readonly gdprConsent: boolean | null;
  readonly tagList: readonly string[];
  readonly statusList: readonly string[];
  readonly interests: readonly string[];
  readonly diffusionListOK: readonly string[];
  readonly diffusionListNO: readonly string[];
}

/** What is accepted for CustomerEdit: relations as IRIs. */
export interface CustomerEditInput {
  readonly civility?: "mr" | "mrs" | "other" | null;
  readonly nationality?: string | null;
  readonly address?: string | null;
  readonly zipcode?: string | null;
  readonly city?: string | null;
  readonly country?: string | null;
  readonly geoZone?: string | null;
  readonly role?: string | null;
  readonly service?: string | null;
  readonly organizationType?: string | null;
  readonly gdprConsent?: boolean | null;
  readonly tagList?: readonly string[];
  readonly statusList?: readonly string[];
  readonly interests?: readonly string[];
  readonly diffusionListOK?: readonly string[];
  readonly diffusionListNO?: readonly string[];
}

/** CustomerEdit as the server handles it: relations as ids. */
export interface CustomerEditValues {
  readonly civility?: "mr" | "mrs" | "other" | null;
  readonly nationality?: string | null;
  readonly address?: string | null;
  readonly zipcode?: string | null;
  readonly city?: string | null;
  readonly country?: string | null;
  readonly geoZone?: string | null;
  readonly role?: string | null;
  readonly service?: string | null;
  readonly organizationType?: string | null;
  readonly gdprConsent?: boolean | null;
  readonly tagList?: readonly number[] | null;
  readonly statusList?: readonly number[] | null;
  readonly interests?: readonly string[] | null;
  readonly diffusionListOK?: readonly string[] | null;
  readonly diffusionListNO?: readonly string[] | null;
}

export const customerEditDescriptor = {
  "name": "CustomerEdit",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "customer_edit",
  "title": "city",
  "label": {"en":"Values for many customers","fr":"Valeurs pour plusieurs clients"},
  "plural": {"en":"Values for many customers","fr":"Valeurs pour plusieurs clients"},
  "comment": {"en":"What many customers may have in common; what is left out stays, null empties.","fr":"Ce que plusieurs clients peuvent avoir en commun ; ce qui est omis reste, null efface."},
  "properties": [
    {"name":"civility","kind":"enum","label":{"en":"Title","fr":"Civilité"},"values":[{"value":"mr","label":{"en":"Mr","fr":"M."}},{"value":"mrs","label":{"en":"Mrs","fr":"Mme"}},{"value":"other","label":{"en":"Other","fr":"Autre"}}]},
    {"name":"nationality","kind":"string","label":{"en":"Nationality","fr":"Nationalité"},"maxLength":2,"pattern":"^[A-Z]{2}$"},
    {"name":"address","kind":"string","label":{"en":"Address","fr":"Adresse"},"maxLength":500},
    {"name":"zipcode","kind":"string","label":{"en":"Postcode","fr":"Code postal"},"maxLength":20},
    {"name":"city","kind":"string","label":{"en":"City","fr":"Ville"},"maxLength":200},
    {"name":"country","kind":"string","label":{"en":"Country","fr":"Pays"},"maxLength":2,"pattern":"^[A-Z]{2}$"},
    {"name":"geoZone","kind":"string","label":{"en":"Area","fr":"Zone géographique"},"maxLength":100},
    {"name":"role","kind":"string","label":{"en":"Function","fr":"Fonction"},"maxLength":200},
    {"name":"service","kind":"string","label":{"en":"Department","fr":"Service"},"maxLength":200},
    {"name":"organizationType","kind":"string","label":{"en":"Kind of organisation","fr":"Type de structure"},"maxLength":100},
    {"name":"gdprConsent","kind":"boolean","label":{"en":"Agreed to be written to","fr":"A accepté d’être contacté"}},
    {"name":"tagList","kind":"relation","label":{"en":"Tags","fr":"Étiquettes"},"many":true,"target":"Tag"},
    {"name":"statusList","kind":"relation","label":{"en":"Statuses","fr":"Statuts"},"many":true,"target":"CustomerStatus"},
    {"name":"interests","kind":"string","label":{"en":"Interests","fr":"Centres d’intérêt"},"many":true,"maxLength":200,"maxItems":100},
    {"name":"diffusionListOK","kind":"string","label":{"en":"Mailing lists joined","fr":"Listes de diffusion acceptées"},"many":true,"maxLength":200,"maxItems":100},
    {"name":"diffusionListNO","kind":"string","label":{"en":"Mailing lists refused","fr":"Listes de diffusion refusées"},"many":true,"maxLength":200,"maxItems":100}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
