// Made by codegen from schema/customers/CustomerFilterCriteria.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Filter criterion, as answered. */
export interface CustomerFilterCriteria {
  readonly '@id': string;
  readonly '@type': 'CustomerFilterCriteria';
  readonly name: "id" | "customerType" | "civility" | "phone" | "email" | "city" | "country" | "zipcode" | "address" | "lastname" | "firstname" | "ticketingTitle" | "createdAt" | "updatedAt" | "gdprConsentAt" | "gdprConsent" | "categoryName" | "seasonId" | "statusName" | "venueName" | "ticketPriceName" | "contingentName" | "isBefore" | "isAfter" | "sellingDeviceOriginType" | "appliedOfferName" | "ticketStatus" | "validFrom" | "validUntil" | "atLeastXTimes" | "atMostXTimes" | "customerIdentity" | "organizationIdList" | "tagList" | "generic" | "vatNumber" | "geoZone" | "role" | "service" | "website" | "interests" | "diffusionListOK" | "diffusionListNO" | "organizationType" | "birthday" | "atLeastAmount" | "atMostAmount";
  readonly label: string;
  readonly type: "text" | "phone" | "email" | "date" | "boolean" | "uniqueList" | "multipleList" | "number" | "dateSelector" | "dateIsBefore" | "dateIsAfter" | "match" | "contains";
  readonly typologyVisibilityList: readonly ("contact" | "organization")[];
}

/** What is accepted for CustomerFilterCriteria: relations as IRIs. */
export interface CustomerFilterCriteriaInput {
  readonly name: "id" | "customerType" | "civility" | "phone" | "email" | "city" | "country" | "zipcode" | "address" | "lastname" | "firstname" | "ticketingTitle" | "createdAt" | "updatedAt" | "gdprConsentAt" | "gdprConsent" | "categoryName" | "seasonId" | "statusName" | "venueName" | "ticketPriceName" | "contingentName" | "isBefore" | "isAfter" | "sellingDeviceOriginType" | "appliedOfferName" | "ticketStatus" | "validFrom" | "validUntil" | "atLeastXTimes" | "atMostXTimes" | "customerIdentity" | "organizationIdList" | "tagList" | "generic" | "vatNumber" | "geoZone" | "role" | "service" | "website" | "interests" | "diffusionListOK" | "diffusionListNO" | "organizationType" | "birthday" | "atLeastAmount" | "atMostAmount";
  readonly label: string;
  readonly type: "text" | "phone" | "email" | "date" | "boolean" | "uniqueList" | "multipleList" | "number" | "dateSelector" | "dateIsBefore" | "dateIsAfter" | "match" | "contains";
  readonly typologyVisibilityList?: readonly ("contact" | "organization")[];
}

/** CustomerFilterCriteria as the server handles it: relations as ids. */
export interface CustomerFilterCriteriaValues {
  readonly name: "id" | "customerType" | "civility" | "phone" | "email" | "city" | "country" | "zipcode" | "address" | "lastname" | "firstname" | "ticketingTitle" | "createdAt" | "updatedAt" | "gdprConsentAt" | "gdprConsent" | "categoryName" | "seasonId" | "statusName" | "venueName" | "ticketPriceName" | "contingentName" | "isBefore" | "isAfter" | "sellingDeviceOriginType" | "appliedOfferName" | "ticketStatus" | "validFrom" | "validUntil" | "atLeastXTimes" | "atMostXTimes" | "customerIdentity" | "organizationIdList" | "tagList" | "generic" | "vatNumber" | "geoZone" | "role" | "service" | "website" | "interests" | "diffusionListOK" | "diffusionListNO" | "organizationType" | "birthday" | "atLeastAmount" | "atMostAmount";
  readonly label: string;
  readonly type: "text" | "phone" | "email" | "date" | "boolean" | "uniqueList" | "multipleList" | "number" | "dateSelector" | "dateIsBefore" | "dateIsAfter" | "match" | "contains";
  readonly typologyVisibilityList: readonly ("contact" | "organization")[] | null;
}

export const customerFilterCriteriaDescriptor = {
  "name": "CustomerFilterCriteria",
  "area": "customers",
  "api": "crm",
  "collection": "/v1/customer_filter_criteria",
  "scope": "global",
  "table": "customer_filter_criteria",
  "title": "label",
  "label": {"en":"Filter criterion","fr":"Critère de filtre"},
  "plural": {"en":"Filter criteria","fr":"Critères de filtre"},
  "icon": "FilterAlt",
  "properties": [
    {"name":"name","kind":"enum","label":{"en":"Name","fr":"Nom"},"column":"name","values":[{"value":"id","label":{"en":"Id","fr":"Identifiant"}},{"value":"customerType","label":{"en":"Type","fr":"Type"}},{"value":"civility","label":{"en":"Title","fr":"Civilité"}},{"value":"phone","label":{"en":"Phone","fr":"Téléphone"}},{"value":"email","label":{"en":"E-mail","fr":"Adresse e-mail"}},{"value":"city","label":{"en":"City","fr":"Ville"}},{"value":"country","label":{"en":"Country","fr":"Pays"}},{"value":"zipcode","label":{"en":"Postcode","fr":"Code postal"}},{"value":"address","label":{"en":"Address","fr":"Adresse"}},{"value":"lastname","label":{"en":"Surname","fr":"Nom"}},{"value":"firstname","label":{"en":"First name","fr":"Prénom"}},{"value":"ticketingTitle","label":{"en":"Show","fr":"Spectacle"}},{"value":"createdAt","label":{"en":"Created","fr":"Créé le"}},{"value":"updatedAt","label":{"en":"Changed","fr":"Modifié le"}},{"value":"gdprConsentAt","label":{"en":"Agreed on","fr":"Consentement le"}},{"value":"gdprConsent","label":{"en":"Consent","fr":"Consentement"}},{"value":"categoryName","label":{"en":"Category","fr":"Catégorie"}},{"value":"seasonId","label":{"en":"Season","fr":"Saison"}},{"value":"statusName","label":{"en":"Status","fr":"Statut"}},{"value":"venueName","label":{"en":"Venue","fr":"Lieu"}},{"value":"ticketPriceName","label":{"en":"Price","fr":"Tarif"}},{"value":"contingentName","label":{"en":"Contingent","fr":"Contingent"}},{"value":"isBefore","label":{"en":"Before","fr":"Avant"}},{"value":"isAfter","label":{"en":"After","fr":"Après"}},{"value":"sellingDeviceOriginType","label":{"en":"Sold by","fr":"Canal de vente"}},{"value":"appliedOfferName","label":{"en":"Offer applied","fr":"Offre appliquée"}},{"value":"ticketStatus","label":{"en":"Ticket status","fr":"Statut du billet"}},{"value":"validFrom","label":{"en":"Valid from","fr":"Valable du"}},{"value":"validUntil","label":{"en":"Valid until","fr":"Valable jusqu’au"}},{"value":"atLeastXTimes","label":{"en":"At least … times","fr":"Au moins … fois"}},{"value":"atMostXTimes","label":{"en":"At most … times","fr":"Au plus … fois"}},{"value":"customerIdentity","label":{"en":"Identity","fr":"Identité"}},{"value":"organizationIdList","label":{"en":"Organisation","fr":"Structure"}},{"value":"tagList","label":{"en":"Tags","fr":"Étiquettes"}},{"value":"generic","label":{"en":"Anywhere","fr":"Partout"}},{"value":"vatNumber","label":{"en":"VAT number","fr":"Numéro de TVA"}},{"value":"geoZone","label":{"en":"Area","fr":"Zone géographique"}},{"value":"role","label":{"en":"Function","fr":"Fonction"}},{"value":"service","label":{"en":"Department","fr":"Service"}},{"value":"website","label":{"en":"Website","fr":"Site web"}},{"value":"interests","label":{"en":"Interests","fr":"Centres d’intérêt"}},{"value":"diffusionListOK","label":{"en":"Mailing lists joined","fr":"Listes acceptées"}},{"value":"diffusionListNO","label":{"en":"Mailing lists refused","fr":"Listes refusées"}},{"value":"organizationType","label":{"en":"Kind of organisation","fr":"Type de structure"}},{"value":"birthday","label":{"en":"Date of birth","fr":"Date de naissance"}},{"value":"atLeastAmount","label":{"en":"For at least","fr":"Pour au moins"}},{"value":"atMostAmount","label":{"en":"For at most","fr":"Pour au plus"}}],"required":true,"unique":true,"list":true,"filter":true},
    {"name":"label","kind":"string","label":{"en":"Label","fr":"Libellé"},"column":"label","required":true,"maxLength":100,"list":true},
    {"name":"type","kind":"enum","label":{"en":"Input","fr":"Saisie"},"column":"type","values":[{"value":"text","label":{"en":"Text","fr":"Texte"}},{"value":"phone","label":{"en":"Phone","fr":"Téléphone"}},{"value":"email","label":{"en":"E-mail","fr":"Adresse e-mail"}},{"value":"date","label":{"en":"Date","fr":"Date"}},{"value":"boolean","label":{"en":"Yes or no","fr":"Oui ou non"}},{"value":"uniqueList","label":{"en":"One of a list","fr":"Un choix dans une liste"}},{"value":"multipleList","label":{"en":"Several of a list","fr":"Plusieurs choix dans une liste"}},{"value":"number","label":{"en":"Number","fr":"Nombre"}},{"value":"dateSelector","label":{"en":"Period","fr":"Période"}},{"value":"dateIsBefore","label":{"en":"Before a date","fr":"Avant une date"}},{"value":"dateIsAfter","label":{"en":"After a date","fr":"Après une date"}},{"value":"match","label":{"en":"Match","fr":"Correspondance"}},{"value":"contains","label":{"en":"Contains","fr":"Contient"}}],"required":true,"list":true,"filter":true},
    {"name":"typologyVisibilityList","kind":"enum","label":{"en":"Offered for","fr":"Proposé pour"},"column":"typology_visibility_list","many":true,"values":[{"value":"contact","label":{"en":"Contact","fr":"Contact"}},{"value":"organization","label":{"en":"Organisation","fr":"Structure"}}],"list":true}
  ],
  "operations": ["list","read"],
  "actions": [],
  "rights": {"read":"signedIn","write":"settings.write"}
} as const satisfies EntityDescriptor;
