// Made by codegen from schema/customers/CustomerProfile.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Profile of a customer, as answered. */
export interface CustomerProfile {
  readonly civility: string | null;
  readonly lastname: string | null;
  readonly firstname: string | null;
  readonly emailList: readonly string[];
  readonly phoneList: readonly string[];
  readonly birthday: string | null;
  readonly nationality: string | null;
  readonly address: string | null;
  readonly zipcode: string | null;
  readonly city: string | null;
  readonly country: string | null;
  readonly geoZone: string | null;
  readonly role: string | null;
  readonly service: string | null;
  readonly organizationType: string | null;
  readonly vatNumber: string | null;
  readonly website: string | null;
  readonly interests: readonly string[];
  readonly tags: readonly string[];
  readonly statuses: readonly string[];
  readonly gdprConsent: boolean;
  readonly gdprConsentAt: string | null;
  readonly diffusionListOK: readonly string[];
  readonly diffusionListNO: readonly string[];
  readonly hasOnlineAccount: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What is accepted for CustomerProfile: relations as IRIs. */
export interface CustomerProfileInput {
  readonly civility?: string | null;
  readonly lastname?: string | null;
  readonly firstname?: string | null;
  readonly emailList: readonly string[];
  readonly phoneList: readonly string[];
  readonly birthday?: string | null;
  readonly nationality?: string | null;
  readonly address?: string | null;
  readonly zipcode?: string | null;
  readonly city?: string | null;
  readonly country?: string | null;
  readonly geoZone?: string | null;
  readonly role?: string | null;
  readonly service?: string | null;
  readonly organizationType?: string | null;
  readonly vatNumber?: string | null;
  readonly website?: string | null;
  readonly interests: readonly string[];
  readonly tags: readonly string[];
  readonly statuses: readonly string[];
  readonly gdprConsent: boolean;
  readonly gdprConsentAt?: string | null;
  readonly diffusionListOK: readonly string[];
  readonly diffusionListNO: readonly string[];
  readonly hasOnlineAccount: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** CustomerProfile as the server handles it: relations as ids. */
export interface CustomerProfileValues {
  readonly civility?: string | null;
  readonly lastname?: string | null;
  readonly firstname?: string | null;
  readonly emailList: readonly string[];
  readonly phoneList: readonly string[];
  readonly birthday?: string | null;
  readonly nationality?: string | null;
  readonly address?: string | null;
  readonly zipcode?: string | null;
  readonly city?: string | null;
  readonly country?: string | null;
  readonly geoZone?: string | null;
  readonly role?: string | null;
  readonly service?: string | null;
  readonly organizationType?: string | null;
  readonly vatNumber?: string | null;
  readonly website?: string | null;
  readonly interests: readonly string[];
  readonly tags: readonly string[];
  readonly statuses: readonly string[];
  readonly gdprConsent: boolean;
  readonly gdprConsentAt?: string | null;
  readonly diffusionListOK: readonly string[];
  readonly diffusionListNO: readonly string[];
  readonly hasOnlineAccount: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export const customerProfileDescriptor = {
  "name": "CustomerProfile",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "customer_profile",
  "title": "lastname",
  "label": {"en":"Profile of a customer","fr":"Fiche d’un client"},
  "plural": {"en":"Profiles of customers","fr":"Fiches de clients"},
  "properties": [
    {"name":"civility","kind":"string","label":{"en":"Title","fr":"Civilité"},"maxLength":255,"personal":true},
    {"name":"lastname","kind":"string","label":{"en":"Surname","fr":"Nom"},"maxLength":255,"personal":true},
    {"name":"firstname","kind":"string","label":{"en":"First name","fr":"Prénom"},"maxLength":255,"personal":true},
    {"name":"emailList","kind":"email","label":{"en":"E-mails","fr":"Adresses e-mail"},"many":true,"required":true,"personal":true},
    {"name":"phoneList","kind":"phone","label":{"en":"Phones","fr":"Téléphones"},"many":true,"required":true,"personal":true},
    {"name":"birthday","kind":"date","label":{"en":"Birthday","fr":"Date de naissance"},"personal":true},
    {"name":"nationality","kind":"string","label":{"en":"Nationality","fr":"Nationalité"},"maxLength":255,"personal":true},
    {"name":"address","kind":"string","label":{"en":"Address","fr":"Adresse"},"maxLength":255,"personal":true},
    {"name":"zipcode","kind":"string","label":{"en":"Postcode","fr":"Code postal"},"maxLength":255,"personal":true},
    {"name":"city","kind":"string","label":{"en":"City","fr":"Ville"},"maxLength":255,"personal":true},
    {"name":"country","kind":"string","label":{"en":"Country","fr":"Pays"},"maxLength":255},
    {"name":"geoZone","kind":"string","label":{"en":"Area","fr":"Zone géographique"},"maxLength":255},
    {"name":"role","kind":"string","label":{"en":"Function","fr":"Fonction"},"maxLength":255},
    {"name":"service","kind":"string","label":{"en":"Department","fr":"Service"},"maxLength":255},
    {"name":"organizationType","kind":"string","label":{"en":"Kind of organisation","fr":"Type de structure"},"maxLength":255},
    {"name":"vatNumber","kind":"string","label":{"en":"VAT number","fr":"Numéro de TVA"},"maxLength":255},
    {"name":"website","kind":"url","label":{"en":"Website","fr":"Site web"}},
    {"name":"interests","kind":"string","label":{"en":"Interests","fr":"Centres d’intérêt"},"many":true,"required":true},
    {"name":"tags","kind":"string","label":{"en":"Tags","fr":"Étiquettes"},"many":true,"required":true},
    {"name":"statuses","kind":"string","label":{"en":"Statuses","fr":"Statuts"},"many":true,"required":true},
    {"name":"gdprConsent","kind":"boolean","label":{"en":"Agreed to be written to","fr":"A accepté d’être contacté"},"required":true},
    {"name":"gdprConsentAt","kind":"dateTime","label":{"en":"Agreed on","fr":"Accepté le"}},
    {"name":"diffusionListOK","kind":"string","label":{"en":"Mailing lists joined","fr":"Listes de diffusion acceptées"},"many":true,"required":true},
    {"name":"diffusionListNO","kind":"string","label":{"en":"Mailing lists refused","fr":"Listes de diffusion refusées"},"many":true,"required":true},
    {"name":"hasOnlineAccount","kind":"boolean","label":{"en":"Online account","fr":"Compte en ligne"},"required":true},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Created","fr":"Créé le"},"required":true},
    {"name":"updatedAt","kind":"dateTime","label":{"en":"Changed","fr":"Modifié le"},"required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
