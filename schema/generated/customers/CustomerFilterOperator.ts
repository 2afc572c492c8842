// Made by codegen from schema/customers/CustomerFilterOperator.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Filter operator, as answered. */
export interface CustomerFilterOperator {
  readonly '@id': string;
  readonly '@type': 'CustomerFilterOperator';
  readonly name: "dateIsInDay" | "isEqualTo" | "isNotEqualTo" | "startsWith" | "contains" | "notContains" | "isEmpty" | "isNotEmpty" | "isFilled" | "isNotFilled" | "isAfter" | "isBefore" | "isChecked" | "isNotChecked" | "match";
  readonly label: string;
}

/** What is accepted for CustomerFilterOperator: relations as IRIs. */
export interface CustomerFilterOperatorInput {
  readonly name: "dateIsInDay" | "isEqualTo" | "isNotEqualTo" | "startsWith" | "contains" | "notContains" | "isEmpty" | "isNotEmpty" | "isFilled" | "isNotFilled" | "isAfter" | "isBefore" | "isChecked" | "isNotChecked" | "match";
  readonly label: string;
}

/** CustomerFilterOperator as the server handles it: relations as ids. */
export interface CustomerFilterOperatorValues {
  readonly name: "dateIsInDay" | "isEqualTo" | "isNotEqualTo" | "startsWith" | "contains" | "notContains" | "isEmpty" | "isNotEmpty" | "isFilled" | "isNotFilled" | "isAfter" | "isBefore" | "isChecked" | "isNotChecked" | "match";
  readonly label: string;
}

export const customerFilterOperatorDescriptor = {
  "name": "CustomerFilterOperator",
  "area": "customers",
  "api": "crm",
  "collection": "/v1/customer_filter_operators",
  "scope": "global",
  "table": "customer_filter_operator",
  "title": "label",
  "label": {"en":"Filter operator","fr":"Opérateur de filtre"},
  "plural": {"en":"Filter operators","fr":"Opérateurs de filtre"},
  "icon": "Functions",
  "properties": [
    {"name":"name","kind":"enum","label":{"en":"Name","fr":"Nom"},"column":"name","values":[{"value":"dateIsInDay","label":{"en":"is … days away","fr":"est à … jours"}},{"value":"isEqualTo","label":{"en":"is","fr":"est"}},{"value":"isNotEqualTo","label":{"en":"is not","fr":"n’est pas"}},{"value":"startsWith","label":{"en":"starts with","fr":"commence par"}},{"value":"contains","label":{"en":"contains","fr":"contient"}},{"value":"notContains","label":{"en":"does not contain","fr":"ne contient pas"}},{"value":"isEmpty","label":{"en":"is empty","fr":"est vide"}},{"value":"isNotEmpty","label":{"en":"is not empty","fr":"n’est pas vide"}},{"value":"isFilled","label":{"en":"is filled in","fr":"est renseigné"}},{"value":"isNotFilled","label":{"en":"is not filled in","fr":"n’est pas renseigné"}},{"value":"isAfter","label":{"en":"is after","fr":"est après"}},{"value":"isBefore","label":{"en":"is before","fr":"est avant"}},{"value":"isChecked","label":{"en":"is ticked","fr":"est coché"}},{"value":"isNotChecked","label":{"en":"is not ticked","fr":"n’est pas coché"}},{"value":"match","label":{"en":"matches","fr":"correspond à"}}],"required":true,"unique":true,"list":true,"filter":true},
    {"name":"label","kind":"string","label":{"en":"Label","fr":"Libellé"},"column":"label","required":true,"maxLength":100,"list":true}
  ],
  "operations": ["list","read"],
  "actions": [],
  "rights": {"read":"signedIn","write":"settings.write"}
} as const satisfies EntityDescriptor;
