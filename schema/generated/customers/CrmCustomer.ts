// Made by codegen from schema/customers/CrmCustomer.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** A person or an organisation the organiser keeps in touch with. */
export interface CrmCustomer {
  readonly '@id': string;
  readonly '@type': 'CrmCustomer';
  readonly contract: string;
  readonly displayName: string | null;
  readonly customerType: "contact" | "organization" | null;
  readonly civility: "mr" | "mrs" | "other" | null;
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
  readonly organizationList: readonly string[];
  readonly role: string | null;
  readonly service: string | null;
  readonly organizationType: string | null;
  readonly vatNumber: string | null;
  readonly website: string | null;
  readonly lastOrderAt: string | null;
  readonly orderCount: number | null;
  readonly tagList: readonly string[];
  readonly interests: readonly string[];
  readonly gdprConsent: boolean | null;
  readonly gdprConsentAt: string | null;
  readonly diffusionListOK: readonly string[];
  readonly diffusionListNO: readonly string[];
  readonly hasOnlineAccount: boolean;
  /** Values of the organiser’s own fields, by slug. */
  readonly customFields: unknown;
  readonly importedFile: string | null;
  readonly deletedAt: string | null;
  readonly mergedInto: string | null;
  readonly statusList: readonly string[];
  readonly couponList: readonly string[];
  readonly participationList: readonly string[];
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What is accepted for CrmCustomer: relations as IRIs. */
export interface CrmCustomerInput {
  readonly contract?: string;
  readonly customerType?: "contact" | "organization" | null;
  readonly civility?: "mr" | "mrs" | "other" | null;
  readonly lastname?: string | null;
  readonly firstname?: string | null;
  readonly emailList?: readonly string[];
  readonly phoneList?: readonly string[];
  readonly birthday?: string | null;
  readonly nationality?: string | null;
  readonly address?: string | null;
  readonly zipcode?: string | null;
  readonly city?: string | null;
  readonly country?: string | null;
  readonly geoZone?: string | null;
  readonly organizationList?: readonly string[];
  readonly role?: string | null;
  readonly service?: string | null;
  readonly organizationType?: string | null;
  readonly vatNumber?: string | null;
  readonly website?: string | null;
  readonly tagList?: readonly string[];
  readonly interests?: readonly string[];
  readonly gdprConsent?: boolean | null;
  readonly diffusionListOK?: readonly string[];
  readonly diffusionListNO?: readonly string[];
  /** Values of the organiser’s own fields, by slug. */
  readonly customFields?: unknown;
  readonly couponList?: readonly string[];
  readonly participationList?: readonly string[];
}

/** CrmCustomer as the server handles it: relations as ids. */
export interface CrmCustomerValues {
  readonly contract: number;
  readonly customerType: "contact" | "organization" | null;
  readonly civility: "mr" | "mrs" | "other" | null;
  readonly lastname: string | null;
  readonly firstname: string | null;
  readonly emailList: readonly string[] | null;
  readonly phoneList: readonly string[] | null;
  readonly birthday: string | null;
  readonly nationality: string | null;
  readonly address: string | null;
  readonly zipcode: string | null;
  readonly city: string | null;
  readonly country: string | null;
  readonly geoZone: string | null;
  readonly organizationList: readonly number[];
  readonly role: string | null;
  readonly service: string | null;
  readonly organizationType: string | null;
  readonly vatNumber: string | null;
  readonly website: string | null;
  readonly tagList: readonly number[];
  readonly interests: readonly string[] | null;
  readonly gdprConsent: boolean | null;
  readonly gdprConsentAt: string | null;
  readonly diffusionListOK: readonly string[] | null;
  readonly diffusionListNO: readonly string[] | null;
  readonly hasOnlineAccount: boolean;
  readonly customFields: unknown;
  readonly importedFile: number | null;
  readonly deletedAt: string | null;
  readonly mergedInto: number | null;
  readonly statusList: readonly number[];
  readonly createdAt: string;
  readonly updatedAt: string;
}

export const crmCustomerDescriptor = {
  "name": "CrmCustomer",
  "area": "customers",
  "api": "crm",
  "collection": "/customers",
  "path": "/customers",
  "scope": "contract",
  "table": "crm_customer",
  "title": "displayName",
  "search": ["lastname","firstname","emailList","phoneList","city"],
  "label": {"en":"Customer","fr":"Client"},
  "plural": {"en":"Customers","fr":"Clients"},
  "comment": {"en":"A person or an organisation the organiser keeps in touch with.","fr":"Une personne ou une structure avec laquelle l’organisateur est en relation."},
  "group": "customers",
  "icon": "Contacts",
  "order": {"lastname":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"displayName","kind":"string","label":{"en":"Name","fr":"Nom"},"computed":true,"maxLength":255,"list":true,"personal":true},
    {"name":"customerType","kind":"enum","label":{"en":"Type","fr":"Type"},"column":"customer_type","values":[{"value":"contact","label":{"en":"Contact","fr":"Contact"}},{"value":"organization","label":{"en":"Organisation","fr":"Structure"}}],"immutable":true,"default":"contact","filter":true,"commaSeparated":true},
    {"name":"civility","kind":"enum","label":{"en":"Title","fr":"Civilité"},"column":"civility","values":[{"value":"mr","label":{"en":"Mr","fr":"M."}},{"value":"mrs","label":{"en":"Mrs","fr":"Mme"}},{"value":"other","label":{"en":"Other","fr":"Autre"}}],"personal":true},
    {"name":"lastname","kind":"string","label":{"en":"Surname","fr":"Nom"},"column":"lastname","maxLength":200,"filter":true,"help":{"en":"Of an organisation: its name.","fr":"Pour une structure : son nom."},"personal":true},
    {"name":"firstname","kind":"string","label":{"en":"First name","fr":"Prénom"},"column":"firstname","maxLength":200,"filter":true,"personal":true},
    {"name":"emailList","kind":"email","label":{"en":"E-mails","fr":"Adresses e-mail"},"column":"email_list","many":true,"list":true,"personal":true},
    {"name":"phoneList","kind":"phone","label":{"en":"Phones","fr":"Téléphones"},"column":"phone_list","many":true,"list":true,"personal":true},
    {"name":"birthday","kind":"date","label":{"en":"Birthday","fr":"Date de naissance"},"column":"birthday","personal":true},
    {"name":"nationality","kind":"string","label":{"en":"Nationality","fr":"Nationalité"},"column":"nationality","maxLength":2,"pattern":"^[A-Z]{2}$","help":{"en":"Two capital letters, e.g. FR.","fr":"Deux majuscules, par exemple FR."},"personal":true},
    {"name":"address","kind":"string","label":{"en":"Address","fr":"Adresse"},"column":"address","maxLength":500,"section":{"en":"Address","fr":"Adresse"},"personal":true},
    {"name":"zipcode","kind":"string","label":{"en":"Postcode","fr":"Code postal"},"column":"zipcode","maxLength":20,"filter":true,"section":{"en":"Address","fr":"Adresse"},"personal":true},
    {"name":"city","kind":"string","label":{"en":"City","fr":"Ville"},"column":"city","maxLength":200,"list":true,"filter":true,"section":{"en":"Address","fr":"Adresse"},"personal":true},
    {"name":"country","kind":"string","label":{"en":"Country","fr":"Pays"},"column":"country","maxLength":2,"pattern":"^[A-Z]{2}$","filter":true,"section":{"en":"Address","fr":"Adresse"},"help":{"en":"Two letters, e.g. FR.","fr":"Deux lettres, par exemple FR."}},
    {"name":"geoZone","kind":"string","label":{"en":"Area","fr":"Zone géographique"},"column":"geo_zone","maxLength":100,"section":{"en":"Address","fr":"Adresse"}},
    {"name":"organizationList","kind":"relation","label":{"en":"Organisations","fr":"Structures"},"many":true,"target":"CrmCustomer","through":"crm_customer_organization_list","section":{"en":"Organisation","fr":"Structure"}},
    {"name":"role","kind":"string","label":{"en":"Function","fr":"Fonction"},"column":"role","maxLength":200,"section":{"en":"Organisation","fr":"Structure"}},
    {"name":"service","kind":"string","label":{"en":"Department","fr":"Service"},"column":"service","maxLength":200,"section":{"en":"Organisation","fr":"Structure"}},
    {"name":"organizationType","kind":"string","label":{"en":"Kind of organisation","fr":"Type de structure"},"column":"organization_type","maxLength":100,"filter":true,"section":{"en":"Organisation","fr":"Structure"}},
    {"name":"vatNumber","kind":"string","label":{"en":"VAT number","fr":"Numéro de TVA"},"column":"vat_number","maxLength":40,"section":{"en":"Organisation","fr":"Structure"}},
    {"name":"website","kind":"url","label":{"en":"Website","fr":"Site web"},"column":"website","maxLength":500,"section":{"en":"Organisation","fr":"Structure"}},
    {"name":"lastOrderAt","kind":"dateTime","label":{"en":"Last purchase","fr":"Dernier achat"},"computed":true,"timezoneFrom":"contract.timezone","list":true,"section":{"en":"Purchases","fr":"Achats"},"needs":"orders.read"},
    {"name":"orderCount","kind":"integer","label":{"en":"Orders","fr":"Commandes"},"computed":true,"list":true,"section":{"en":"Purchases","fr":"Achats"},"needs":"orders.read"},
    {"name":"tagList","kind":"relation","label":{"en":"Tags","fr":"Étiquettes"},"many":true,"target":"Tag","through":"crm_customer_tag_list","filter":true},
    {"name":"interests","kind":"string","label":{"en":"Interests","fr":"Centres d’intérêt"},"column":"interests","many":true},
    {"name":"gdprConsent","kind":"boolean","label":{"en":"Agreed to be written to","fr":"A accepté d’être contacté"},"column":"gdpr_consent","default":false,"filter":true,"section":{"en":"Consent","fr":"Consentement"}},
    {"name":"gdprConsentAt","kind":"dateTime","label":{"en":"Agreed on","fr":"Accepté le"},"column":"gdpr_consent_at","readOnly":true,"timezoneFrom":"contract.timezone","filter":true,"section":{"en":"Consent","fr":"Consentement"}},
    {"name":"diffusionListOK","kind":"string","label":{"en":"Mailing lists joined","fr":"Listes de diffusion acceptées"},"column":"diffusion_list_ok","many":true,"section":{"en":"Consent","fr":"Consentement"}},
    {"name":"diffusionListNO","kind":"string","label":{"en":"Mailing lists refused","fr":"Listes de diffusion refusées"},"column":"diffusion_list_no","many":true,"section":{"en":"Consent","fr":"Consentement"},"help":{"en":"A refusal wins over a consent when records are merged.","fr":"Un refus l’emporte sur un accord lors d’une fusion."}},
    {"name":"hasOnlineAccount","kind":"boolean","label":{"en":"Online account","fr":"Compte en ligne"},"column":"has_online_account","readOnly":true,"default":false,"filter":true},
    {"name":"customFields","kind":"json","label":{"en":"Own fields","fr":"Champs personnalisés"},"comment":{"en":"Values of the organiser’s own fields, by slug.","fr":"Valeurs des champs propres à l’organisateur, par identifiant de champ."},"column":"custom_fields","section":{"en":"More","fr":"Divers"},"personal":true},
    {"name":"importedFile","kind":"relation","label":{"en":"Came by the file","fr":"Venu par le fichier"},"column":"imported_file_id","target":"ImportedFile","onDelete":"clear","readOnly":true,"filter":true,"section":{"en":"More","fr":"Divers"}},
    {"name":"deletedAt","kind":"dateTime","label":{"en":"Deleted on","fr":"Supprimé le"},"column":"deleted_at","readOnly":true,"timezoneFrom":"contract.timezone","section":{"en":"More","fr":"Divers"}},
    {"name":"mergedInto","kind":"relation","label":{"en":"Merged into","fr":"Fusionné dans"},"column":"merged_into_id","target":"CrmCustomer","onDelete":"cascade","readOnly":true,"section":{"en":"More","fr":"Divers"}},
    {"name":"statusList","kind":"relation","label":{"en":"Statuses","fr":"Statuts"},"many":true,"target":"CustomerStatus","through":"crm_customer_status_list","readOnly":true,"section":{"en":"More","fr":"Divers"}},
    {"name":"couponList","kind":"relation","label":{"en":"Coupons","fr":"Codes et avantages"},"many":true,"target":"CustomerCoupon","inverse":"customer"},
    {"name":"participationList","kind":"relation","label":{"en":"Participations","fr":"Participations"},"many":true,"target":"TicketParticipation","inverse":"customer"},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Created","fr":"Créé le"},"column":"created_at","timezoneFrom":"contract.timezone","role":"createdAt","filter":true},
    {"name":"updatedAt","kind":"dateTime","label":{"en":"Changed","fr":"Modifié le"},"column":"updated_at","timezoneFrom":"contract.timezone","role":"updatedAt","filter":true}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [
    {"name":"search","method":"POST","path":"/customers/search","label":{"en":"Search","fr":"Rechercher"},"expects":"CustomerSearch","returns":"CustomerSearchResult"},
    {"name":"searchBody","method":"POST","path":"/customers/searchBody","label":{"en":"Search with a body","fr":"Rechercher par corps"},"expects":"CustomerSearch","returns":"CustomerSearchResult"},
    {"name":"updateFiltered","method":"PUT","path":"/customers/filter","label":{"en":"Change all found","fr":"Modifier tous les résultats"},"expects":"CustomerChange","returns":"Job","status":202,"idempotent":true,"ownScreen":true},
    {"name":"deleteFiltered","method":"DELETE","path":"/customers/filter","label":{"en":"Delete all found","fr":"Supprimer tous les résultats"},"expects":"CustomerDeletion","returns":"Job","status":202,"idempotent":true,"confirm":{"en":"All contacts found are deleted. They are kept for 30 days, in which this can be undone.","fr":"Tous les contacts trouvés sont supprimés. Ils restent 30 jours, pendant lesquels on peut revenir en arrière."},"ownScreen":true},
    {"name":"previewChange","method":"POST","path":"/v1/customers/filter/preview","label":{"en":"Preview a change of all found","fr":"Aperçu d’une modification"},"expects":"CustomerChange","returns":"CustomerChangePreview","ownScreen":true},
    {"name":"previewDeletion","method":"POST","path":"/v1/customers/filter/deletion-preview","label":{"en":"Preview a deletion of all found","fr":"Aperçu d’une suppression"},"expects":"CustomerDeletion","returns":"CustomerChangePreview","ownScreen":true},
    {"name":"undoChange","method":"POST","path":"/v1/customers/filter/undo","label":{"en":"Undo a change of many","fr":"Annuler une modification en nombre"},"expects":"CustomerChangeUndo","returns":"Job","status":202,"idempotent":true,"ownScreen":true},
    {"name":"dataviz","method":"POST","path":"/customers/dataviz","label":{"en":"Chart","fr":"Graphique"},"expects":"CustomerChart","returns":"json"},
    {"name":"datavizActionList","method":"POST","path":"/customers/dataviz/actionlist","label":{"en":"Actions of a chart","fr":"Actions d’un graphique"},"expects":"ChartActionQuery","returns":"json"},
    {"name":"overview","method":"GET","path":"/customers/{id}/overview","label":{"en":"At a glance","fr":"En un coup d’œil"},"returns":"CustomerOverview","ownScreen":true},
    {"name":"lookalikes","method":"GET","path":"/v1/customers/lookalikes","label":{"en":"Who looks like this","fr":"Qui ressemble à cela"},"query":"CustomerLookalike","returns":"collection:LikelyDuplicate","ownScreen":true},
    {"name":"labelCount","method":"GET","path":"/v1/customers/labels","label":{"en":"Count labels","fr":"Compter les étiquettes"},"query":"CustomerLabelQuery","returns":"CustomerLabelCount","ownScreen":true},
    {"name":"labels","method":"GET","path":"/v1/customers/labels.pdf","label":{"en":"Labels","fr":"Étiquettes"},"query":"CustomerLabelQuery","returns":"document","ownScreen":true},
    {"name":"duplicates","method":"GET","path":"/v1/customers/duplicates","label":{"en":"Duplicates","fr":"Doublons"},"query":"DuplicateQuery","returns":"DuplicateList","ownScreen":true},
    {"name":"previewMerge","method":"POST","path":"/v1/customers/merge/preview","label":{"en":"Preview a merge","fr":"Aperçu d’une fusion"},"expects":"CustomerMerge","returns":"CustomerMergePreview","ownScreen":true},
    {"name":"merge","method":"POST","path":"/customers/merge","label":{"en":"Merge","fr":"Fusionner"},"expects":"CustomerMerge","returns":"CrmCustomer","ownScreen":true},
    {"name":"searchCollection","method":"POST","path":"/v1/customers/search","label":{"en":"Search as a collection","fr":"Rechercher en collection"},"expects":"CustomerSearch","returns":"collection:CrmCustomer"},
    {"name":"exportCustomers","method":"POST","path":"/export","label":{"en":"Export","fr":"Exporter"},"expects":"CustomerExport","returns":"document"}
  ],
  "rights": {"read":"customers.read","write":"customers.write","delete":"customers.erase","export":"customers.export","actions":{"search":"customers.read","searchBody":"customers.read","updateFiltered":"customers.write","deleteFiltered":"customers.erase","previewChange":"customers.write","previewDeletion":"customers.erase","undoChange":"customers.write","dataviz":"customers.read","datavizActionList":"customers.read","duplicates":"customers.read","overview":"customers.read","lookalikes":"customers.read","labels":"customers.export","labelCount":"customers.export","merge":"customers.write","previewMerge":"customers.write","searchCollection":"customers.read","exportCustomers":"customers.export"}},
  "indexes": [["lastname","firstname"],["city"],["zipcode"],["updatedAt"]]
} as const satisfies EntityDescriptor;
