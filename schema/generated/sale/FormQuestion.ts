// Made by codegen from schema/sale/FormQuestion.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Question of a form, as answered. */
export interface FormQuestion {
  readonly slug: string;
  /** Empty where the organiser has not set the field up: it is one that everybody is asked for. */
  readonly label: string | null;
  readonly type: string;
  readonly inputType: "text" | "phone" | "email" | "date" | "boolean" | "uniqueList" | "multipleList" | "number" | "dateSelector" | "dateIsBefore" | "dateIsAfter" | "match" | "contains";
  readonly formIsMultiple: boolean;
  readonly options: unknown;
  readonly description: string | null;
  readonly relatedTo: string | null;
  readonly required: boolean;
  readonly readOnly: boolean;
}

/** What is accepted for FormQuestion: relations as IRIs. */
export interface FormQuestionInput {
  readonly slug: string;
  /** Empty where the organiser has not set the field up: it is one that everybody is asked for. */
  readonly label?: string | null;
  readonly type: string;
  readonly inputType?: "text" | "phone" | "email" | "date" | "boolean" | "uniqueList" | "multipleList" | "number" | "dateSelector" | "dateIsBefore" | "dateIsAfter" | "match" | "contains";
  readonly formIsMultiple?: boolean;
  readonly options?: unknown;
  readonly description?: string | null;
  readonly relatedTo?: string | null;
  readonly required?: boolean;
  readonly readOnly?: boolean;
}

/** FormQuestion as the server handles it: relations as ids. */
export interface FormQuestionValues {
  readonly slug: string;
  readonly label?: string | null;
  readonly type: string;
  readonly inputType: "text" | "phone" | "email" | "date" | "boolean" | "uniqueList" | "multipleList" | "number" | "dateSelector" | "dateIsBefore" | "dateIsAfter" | "match" | "contains";
  readonly formIsMultiple: boolean;
  readonly options?: unknown;
  readonly description?: string | null;
  readonly relatedTo?: string | null;
  readonly required: boolean;
  readonly readOnly: boolean;
}

export const formQuestionDescriptor = {
  "name": "FormQuestion",
  "area": "sale",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "form_question",
  "title": "slug",
  "label": {"en":"Question of a form","fr":"Question d’un formulaire"},
  "plural": {"en":"Questions of forms","fr":"Questions de formulaires"},
  "properties": [
    {"name":"slug","kind":"string","label":{"en":"Field","fr":"Champ"},"required":true,"maxLength":255},
    {"name":"label","kind":"string","label":{"en":"Label","fr":"Libellé"},"comment":{"en":"Empty where the organiser has not set the field up: it is one that everybody is asked for.","fr":"Vide si l’organisateur n’a pas paramétré le champ : c’est un champ commun à tous."},"maxLength":255},
    {"name":"type","kind":"string","label":{"en":"Group","fr":"Groupe"},"required":true,"maxLength":255},
    {"name":"inputType","kind":"enum","label":{"en":"Input","fr":"Saisie"},"values":[{"value":"text","label":{"en":"Text","fr":"Texte"}},{"value":"phone","label":{"en":"Phone","fr":"Téléphone"}},{"value":"email","label":{"en":"E-mail","fr":"Adresse e-mail"}},{"value":"date","label":{"en":"Date","fr":"Date"}},{"value":"boolean","label":{"en":"Yes or no","fr":"Oui ou non"}},{"value":"uniqueList","label":{"en":"One of a list","fr":"Un choix dans une liste"}},{"value":"multipleList","label":{"en":"Several of a list","fr":"Plusieurs choix dans une liste"}},{"value":"number","label":{"en":"Number","fr":"Nombre"}},{"value":"dateSelector","label":{"en":"Period","fr":"Période"}},{"value":"dateIsBefore","label":{"en":"Before a date","fr":"Avant une date"}},{"value":"dateIsAfter","label":{"en":"After a date","fr":"Après une date"}},{"value":"match","label":{"en":"Match","fr":"Correspondance"}},{"value":"contains","label":{"en":"Contains","fr":"Contient"}}],"required":true,"default":"text"},
    {"name":"formIsMultiple","kind":"boolean","label":{"en":"Several answers","fr":"Plusieurs réponses"},"required":true,"default":false},
    {"name":"options","kind":"json","label":{"en":"Choices","fr":"Choix"}},
    {"name":"description","kind":"text","label":{"en":"Description","fr":"Description"}},
    {"name":"relatedTo","kind":"string","label":{"en":"Depends on","fr":"Dépend de"},"maxLength":255},
    {"name":"required","kind":"boolean","label":{"en":"Required","fr":"Obligatoire"},"required":true,"default":false},
    {"name":"readOnly","kind":"boolean","label":{"en":"Read only","fr":"En lecture seule"},"required":true,"default":false}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
