// Made by codegen from schema/customers/Customer.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Buyer, as answered. */
export interface Customer {
  readonly '@id': string;
  readonly '@type': 'Customer';
  readonly contract: string;
  readonly displayName: string | null;
  readonly type: "contact" | "organization" | null;
  readonly civility: "mr" | "mrs" | "other" | null;
  readonly lastname: string;
  readonly firstname: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly birthday: string | null;
  readonly nationality: string | null;
  readonly countryOfResidence: string | null;
  readonly address: string | null;
  readonly zipcode: string | null;
  readonly city: string | null;
  readonly crmId: string | null;
  readonly client: string | null;
  readonly additionnalInformation: unknown;
  readonly diffusionList: unknown;
  readonly shippingData: unknown;
  readonly shoppingData: unknown;
  readonly gdprInformation: unknown;
  readonly orderList: readonly string[];
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What is accepted for Customer: relations as IRIs. */
export interface CustomerInput {
  readonly contract?: string;
  readonly type?: "contact" | "organization" | null;
  readonly civility?: "mr" | "mrs" | "other" | null;
  readonly lastname: string;
  readonly firstname?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly birthday?: string | null;
  readonly nationality?: string | null;
  readonly countryOfResidence?: string | null;
  readonly address?: string | null;
  readonly zipcode?: string | null;
  readonly city?: string | null;
  readonly crmId?: string | null;
  readonly client?: string | null;
  readonly additionnalInformation?: unknown;
  readonly diffusionList?: unknown;
  readonly shippingData?: unknown;
  readonly shoppingData?: unknown;
  readonly gdprInformation?: unknown;
  readonly orderList?: readonly string[];
}

/** Customer as the server handles it: relations as ids. */
export interface CustomerValues {
  readonly contract: number;
  readonly displayName: string | null;
  readonly type: "contact" | "organization" | null;
  readonly civility: "mr" | "mrs" | "other" | null;
  readonly lastname: string;
  readonly firstname: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly birthday: string | null;
  readonly nationality: string | null;
  readonly countryOfResidence: string | null;
  readonly address: string | null;
  readonly zipcode: string | null;
  readonly city: string | null;
  readonly crmId: string | null;
  readonly client: number | null;
  readonly additionnalInformation: unknown;
  readonly diffusionList: unknown;
  readonly shippingData: unknown;
  readonly shoppingData: unknown;
  readonly gdprInformation: unknown;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export const customerDescriptor = {
  "name": "Customer",
  "area": "customers",
  "api": "ticketing",
  "collection": "/customers",
  "scope": "contract",
  "table": "customer",
  "title": "displayName",
  "search": ["displayName","email","phone","city"],
  "label": {"en":"Buyer","fr":"Acheteur"},
  "plural": {"en":"Buyers","fr":"Acheteurs"},
  "group": "customers",
  "icon": "People",
  "order": {"lastname":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"displayName","kind":"string","label":{"en":"Customer","fr":"Client"},"column":"display_name","readOnly":true,"maxLength":300,"list":true,"personal":true},
    {"name":"type","kind":"enum","label":{"en":"Type","fr":"Type"},"column":"type","values":[{"value":"contact","label":{"en":"Contact","fr":"Contact"}},{"value":"organization","label":{"en":"Organisation","fr":"Structure"}}],"default":"contact","list":true,"filter":true},
    {"name":"civility","kind":"enum","label":{"en":"Title","fr":"Civilité"},"column":"civility","values":[{"value":"mr","label":{"en":"Mr","fr":"M."}},{"value":"mrs","label":{"en":"Mrs","fr":"Mme"}},{"value":"other","label":{"en":"Other","fr":"Autre"}}],"personal":true},
    {"name":"lastname","kind":"string","label":{"en":"Surname","fr":"Nom"},"column":"lastname","required":true,"maxLength":200,"filter":true,"personal":true},
    {"name":"firstname","kind":"string","label":{"en":"First name","fr":"Prénom"},"column":"firstname","maxLength":200,"personal":true},
    {"name":"email","kind":"email","label":{"en":"E-mail","fr":"Adresse e-mail"},"column":"email","maxLength":320,"list":true,"filter":true,"personal":true},
    {"name":"phone","kind":"phone","label":{"en":"Phone","fr":"Téléphone"},"column":"phone","maxLength":40,"list":true,"personal":true},
    {"name":"birthday","kind":"date","label":{"en":"Birthday","fr":"Date de naissance"},"column":"birthday","personal":true},
    {"name":"nationality","kind":"string","label":{"en":"Nationality","fr":"Nationalité"},"column":"nationality","maxLength":2,"personal":true},
    {"name":"countryOfResidence","kind":"string","label":{"en":"Country of residence","fr":"Pays de résidence"},"column":"country_of_residence","maxLength":2,"personal":true},
    {"name":"address","kind":"string","label":{"en":"Address","fr":"Adresse"},"column":"address","maxLength":500,"personal":true},
    {"name":"zipcode","kind":"string","label":{"en":"Postcode","fr":"Code postal"},"column":"zipcode","maxLength":20,"filter":true,"personal":true},
    {"name":"city","kind":"string","label":{"en":"City","fr":"Ville"},"column":"city","maxLength":200,"list":true,"filter":true,"personal":true},
    {"name":"crmId","kind":"string","label":{"en":"CRM id","fr":"Identifiant CRM"},"column":"crm_id","maxLength":100,"section":{"en":"More","fr":"Divers"}},
    {"name":"client","kind":"relation","label":{"en":"Account holder","fr":"Client en compte"},"column":"client_id","target":"Client","onDelete":"clear","section":{"en":"More","fr":"Divers"}},
    {"name":"additionnalInformation","kind":"json","label":{"en":"Additional information","fr":"Informations complémentaires"},"column":"additionnal_information","section":{"en":"More","fr":"Divers"},"personal":true},
    {"name":"diffusionList","kind":"json","label":{"en":"Mailing lists","fr":"Listes de diffusion"},"column":"diffusion_list","section":{"en":"More","fr":"Divers"},"personal":true},
    {"name":"shippingData","kind":"json","label":{"en":"Shipping","fr":"Livraison"},"column":"shipping_data","section":{"en":"More","fr":"Divers"},"personal":true},
    {"name":"shoppingData","kind":"json","label":{"en":"Shopping","fr":"Achats"},"column":"shopping_data","section":{"en":"More","fr":"Divers"},"personal":true},
    {"name":"gdprInformation","kind":"json","label":{"en":"Consent","fr":"Consentement"},"column":"gdpr_information","section":{"en":"More","fr":"Divers"},"personal":true},
    {"name":"orderList","kind":"relation","label":{"en":"Orders","fr":"Commandes"},"many":true,"target":"Order","inverse":"customer"},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Created","fr":"Créé le"},"column":"created_at","role":"createdAt"},
    {"name":"updatedAt","kind":"dateTime","label":{"en":"Changed","fr":"Modifié le"},"column":"updated_at","role":"updatedAt"}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [],
  "rights": {"read":"customers.read","write":"customers.write","delete":"customers.erase","export":"customers.export","import":"customers.import"},
  "indexes": [["lastname"],["email"],["city"],["crmId"]]
} as const satisfies EntityDescriptor;
