// Made by codegen from schema/customers/CustomerFieldContract.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Field of the customer form, as answered. */
export interface CustomerFieldContract {
  readonly '@id': string;
  readonly '@type': 'CustomerFieldContract';
  readonly contract: string;
  readonly label: string;
  readonly slug: string;
  readonly type: "organization" | "contact" | "shopping";
  readonly customerField: string | null;
  readonly description: string | null;
  readonly position: number | null;
  readonly required: boolean | null;
  readonly readOnly: boolean | null;
  readonly isDeleteable: boolean;
  readonly inputType: "text" | "phone" | "email" | "date" | "boolean" | "uniqueList" | "multipleList" | "number" | "dateSelector" | "dateIsBefore" | "dateIsAfter" | "match" | "contains" | null;
  readonly options: unknown;
  readonly formType: "text" | "phone" | "email" | "date" | "boolean" | "uniqueList" | "multipleList" | "number" | "dateSelector" | "dateIsBefore" | "dateIsAfter" | "match" | "contains" | null;
  readonly formIsMultiple: boolean | null;
  readonly formOptions: unknown;
  readonly noList: boolean | null;
  readonly form: string | null;
  readonly parent: string | null;
  readonly searchType: "text" | "phone" | "email" | "date" | "boolean" | "uniqueList" | "multipleList" | "number" | "dateSelector" | "dateIsBefore" | "dateIsAfter" | "match" | "contains" | null;
  readonly searchOptions: unknown;
  readonly dataTarget: string | null;
  readonly relatedTo: string | null;
}

/** What is accepted for CustomerFieldContract: relations as IRIs. */
export interface CustomerFieldContractInput {
  readonly contract?: string;
  readonly label: string;
  readonly slug: string;
  readonly type?: "organization" | "contact" | "shopping";
  readonly customerField?: string | null;
  readonly description?: string | null;
  readonly position?: number | null;
  readonly required?: boolean | null;
  readonly readOnly?: boolean | null;
  readonly inputType?: "text" | "phone" | "email" | "date" | "boolean" | "uniqueList" | "multipleList" | "number" | "dateSelector" | "dateIsBefore" | "dateIsAfter" | "match" | "contains" | null;
  readonly options?: unknown;
  readonly formType?: "text" | "phone" | "email" | "date" | "boolean" | "uniqueList" | "multipleList" | "number" | "dateSelector" | "dateIsBefore" | "dateIsAfter" | "match" | "contains" | null;
  readonly formIsMultiple?: boolean | null;
  readonly formOptions?: unknown;
  readonly noList?: boolean | null;
  readonly form?: string | null;
  readonly parent?: string | null;
  readonly searchType?: "text" | "phone" | "email" | "date" | "boolean" | "uniqueList" | "multipleList" | "number" | "dateSelector" | "dateIsBefore" | "dateIsAfter" | "match" | "contains" | null;
  readonly searchOptions?: unknown;
  readonly dataTarget?: string | null;
  readonly relatedTo?: string | null;
}

/** CustomerFieldContract as the server handles it: relations as ids. */
export interface CustomerFieldContractValues {
  readonly contract: number;
  readonly label: string;
  readonly slug: string;
  readonly type: "organization" | "contact" | "shopping";
  readonly customerField: number | null;
  readonly description: string | null;
  readonly position: number | null;
  readonly required: boolean | null;
  readonly readOnly: boolean | null;
  readonly isDeleteable: boolean;
  readonly inputType: "text" | "phone" | "email" | "date" | "boolean" | "uniqueList" | "multipleList" | "number" | "dateSelector" | "dateIsBefore" | "dateIsAfter" | "match" | "contains" | null;
  readonly options: unknown;
  readonly formType: "text" | "phone" | "email" | "date" | "boolean" | "uniqueList" | "multipleList" | "number" | "dateSelector" | "dateIsBefore" | "dateIsAfter" | "match" | "contains" | null;
  readonly formIsMultiple: boolean | null;
  readonly formOptions: unknown;
  readonly noList: boolean | null;
  readonly form: number | null;
  readonly parent: number | null;
  readonly searchType: "text" | "phone" | "email" | "date" | "boolean" | "uniqueList" | "multipleList" | "number" | "dateSelector" | "dateIsBefore" | "dateIsAfter" | "match" | "contains" | null;
  readonly searchOptions: unknown;
  readonly dataTarget: string | null;
  readonly relatedTo: string | null;
}

export const customerFieldContractDescriptor = {
  "name": "CustomerFieldContract",
  "area": "customers",
  "api": "ticketing",
  "collection": "/customer_field_contracts",
  "path": "/settings/crm/fields",
  "scope": "contract",
  "table": "customer_field_contract",
  "title": "label",
  "search": ["label","slug"],
  "label": {"en":"Field of the customer form","fr":"Champ du formulaire client"},
  "plural": {"en":"Fields of customers","fr":"Champs des clients"},
  "group": "customers",
  "icon": "DynamicForm",
  "order": {"position":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"label","kind":"string","label":{"en":"Label","fr":"Libellé"},"column":"label","required":true,"maxLength":200,"list":true},
    {"name":"slug","kind":"string","label":{"en":"Slug","fr":"Identifiant"},"column":"slug","required":true,"unique":true,"immutable":true,"maxLength":200,"pattern":"^(organization|contact|shopping)\\.[A-Za-z0-9_.-]+$","list":true,"filter":true,"help":{"en":"Its beginning says where the value is stored: organization., contact., shopping., contact.diffusionListOK. or organization.diffusionListOK.","fr":"Son début dit où la valeur est enregistrée : organization., contact., shopping., contact.diffusionListOK. ou organization.diffusionListOK."}},
    {"name":"type","kind":"enum","label":{"en":"Group","fr":"Groupe"},"column":"type","values":[{"value":"organization","label":{"en":"Organisation","fr":"Structure"}},{"value":"contact","label":{"en":"Contact","fr":"Contact"}},{"value":"shopping","label":{"en":"Purchase","fr":"Achat"}}],"required":true,"default":"contact","list":true,"filter":true},
    {"name":"customerField","kind":"relation","label":{"en":"Generic field","fr":"Champ générique"},"column":"customer_field_id","target":"CustomerField","onDelete":"clear"},
    {"name":"description","kind":"text","label":{"en":"Description","fr":"Description"},"column":"description"},
    {"name":"position","kind":"integer","label":{"en":"Position","fr":"Position"},"column":"position","default":0,"list":true},
    {"name":"required","kind":"boolean","label":{"en":"Required","fr":"Obligatoire"},"column":"required","default":false,"list":true,"filter":true},
    {"name":"readOnly","kind":"boolean","label":{"en":"Read only","fr":"En lecture seule"},"column":"read_only","default":false,"filter":true},
    {"name":"isDeleteable","kind":"boolean","label":{"en":"Can be deleted","fr":"Peut être supprimé"},"column":"is_deleteable","readOnly":true,"default":true},
    {"name":"inputType","kind":"enum","label":{"en":"Input","fr":"Saisie"},"column":"input_type","values":[{"value":"text","label":{"en":"Text","fr":"Texte"}},{"value":"phone","label":{"en":"Phone","fr":"Téléphone"}},{"value":"email","label":{"en":"E-mail","fr":"Adresse e-mail"}},{"value":"date","label":{"en":"Date","fr":"Date"}},{"value":"boolean","label":{"en":"Yes or no","fr":"Oui ou non"}},{"value":"uniqueList","label":{"en":"One of a list","fr":"Un choix dans une liste"}},{"value":"multipleList","label":{"en":"Several of a list","fr":"Plusieurs choix dans une liste"}},{"value":"number","label":{"en":"Number","fr":"Nombre"}},{"value":"dateSelector","label":{"en":"Period","fr":"Période"}},{"value":"dateIsBefore","label":{"en":"Before a date","fr":"Avant une date"}},{"value":"dateIsAfter","label":{"en":"After a date","fr":"Après une date"}},{"value":"match","label":{"en":"Match","fr":"Correspondance"}},{"value":"contains","label":{"en":"Contains","fr":"Contient"}}],"default":"text","list":true,"section":{"en":"Form","fr":"Formulaire"}},
    {"name":"options","kind":"json","label":{"en":"Choices","fr":"Choix"},"column":"options","section":{"en":"Form","fr":"Formulaire"}},
    {"name":"formType","kind":"enum","label":{"en":"Input in the form","fr":"Saisie dans le formulaire"},"column":"form_type","values":[{"value":"text","label":{"en":"Text","fr":"Texte"}},{"value":"phone","label":{"en":"Phone","fr":"Téléphone"}},{"value":"email","label":{"en":"E-mail","fr":"Adresse e-mail"}},{"value":"date","label":{"en":"Date","fr":"Date"}},{"value":"boolean","label":{"en":"Yes or no","fr":"Oui ou non"}},{"value":"uniqueList","label":{"en":"One of a list","fr":"Un choix dans une liste"}},{"value":"multipleList","label":{"en":"Several of a list","fr":"Plusieurs choix dans une liste"}},{"value":"number","label":{"en":"Number","fr":"Nombre"}},{"value":"dateSelector","label":{"en":"Period","fr":"Période"}},{"value":"dateIsBefore","label":{"en":"Before a date","fr":"Avant une date"}},{"value":"dateIsAfter","label":{"en":"After a date","fr":"Après une date"}},{"value":"match","label":{"en":"Match","fr":"Correspondance"}},{"value":"contains","label":{"en":"Contains","fr":"Contient"}}],"section":{"en":"Form","fr":"Formulaire"}},
    {"name":"formIsMultiple","kind":"boolean","label":{"en":"Several answers","fr":"Plusieurs réponses"},"column":"form_is_multiple","default":false,"section":{"en":"Form","fr":"Formulaire"}},
    {"name":"formOptions","kind":"json","label":{"en":"Options of the form","fr":"Options du formulaire"},"column":"form_options","section":{"en":"Form","fr":"Formulaire"}},
    {"name":"noList","kind":"boolean","label":{"en":"Not in lists","fr":"Absent des listes"},"column":"no_list","default":false,"section":{"en":"Form","fr":"Formulaire"}},
    {"name":"form","kind":"relation","label":{"en":"Form","fr":"Formulaire"},"column":"form_id","target":"Form","onDelete":"clear","filter":true,"section":{"en":"Form","fr":"Formulaire"}},
    {"name":"parent","kind":"relation","label":{"en":"Stands under","fr":"Placé sous"},"column":"parent_id","target":"CustomerFieldContract","onDelete":"clear","section":{"en":"Form","fr":"Formulaire"}},
    {"name":"searchType","kind":"enum","label":{"en":"Input in searches","fr":"Saisie dans les recherches"},"column":"search_type","values":[{"value":"text","label":{"en":"Text","fr":"Texte"}},{"value":"phone","label":{"en":"Phone","fr":"Téléphone"}},{"value":"email","label":{"en":"E-mail","fr":"Adresse e-mail"}},{"value":"date","label":{"en":"Date","fr":"Date"}},{"value":"boolean","label":{"en":"Yes or no","fr":"Oui ou non"}},{"value":"uniqueList","label":{"en":"One of a list","fr":"Un choix dans une liste"}},{"value":"multipleList","label":{"en":"Several of a list","fr":"Plusieurs choix dans une liste"}},{"value":"number","label":{"en":"Number","fr":"Nombre"}},{"value":"dateSelector","label":{"en":"Period","fr":"Période"}},{"value":"dateIsBefore","label":{"en":"Before a date","fr":"Avant une date"}},{"value":"dateIsAfter","label":{"en":"After a date","fr":"Après une date"}},{"value":"match","label":{"en":"Match","fr":"Correspondance"}},{"value":"contains","label":{"en":"Contains","fr":"Contient"}}],"section":{"en":"Search","fr":"Recherche"}},
    {"name":"searchOptions","kind":"json","label":{"en":"Options of searches","fr":"Options de recherche"},"column":"search_options","section":{"en":"Search","fr":"Recherche"}},
    {"name":"dataTarget","kind":"string","label":{"en":"Stored in","fr":"Enregistré dans"},"column":"data_target","maxLength":200,"section":{"en":"More","fr":"Divers"}},
    {"name":"relatedTo","kind":"string","label":{"en":"Depends on","fr":"Dépend de"},"column":"related_to","maxLength":200,"section":{"en":"More","fr":"Divers"},"help":{"en":"Slug of the field whose answer shows this one.","fr":"Identifiant du champ dont la réponse fait apparaître celui-ci."}}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [],
  "rights": {"read":"signedIn","write":"settings.write"}
} as const satisfies EntityDescriptor;
