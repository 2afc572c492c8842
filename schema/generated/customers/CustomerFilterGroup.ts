// Made by codegen from schema/customers/CustomerFilterGroup.jsonld. Never edit: change the source and run `npm run codegen`.
import type { CustomerFilterCriteria, CustomerFilterCriteriaInput } from './CustomerFilterCriteria.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** Filter group, as answered. */
export interface CustomerFilterGroup {
  readonly '@id': string;
  readonly '@type': 'CustomerFilterGroup';
  readonly name: "contactOrOrganizationCharacteristic" | "linkContactCharacteristic" | "linkOrganizationCharacteristic" | "hasOrdered" | "hasNotOrdered" | "hasParticipated" | "hasNotParticipated" | "hasStatus" | "hasNoStatus";
  readonly label: string;
  readonly criteriaList: readonly CustomerFilterCriteria[];
}

/** What is accepted for CustomerFilterGroup: relations as IRIs. */
export interface CustomerFilterGroupInput {
  readonly name: "contactOrOrganizationCharacteristic" | "linkContactCharacteristic" | "linkOrganizationCharacteristic" | "hasOrdered" | "hasNotOrdered" | "hasParticipated" | "hasNotParticipated" | "hasStatus" | "hasNoStatus";
  readonly label: string;
  readonly criteriaList?: readonly (string | CustomerFilterCriteriaInput)[];
}

/** CustomerFilterGroup as the server handles it: relations as ids. */
export interface CustomerFilterGroupValues {
  readonly name: "contactOrOrganizationCharacteristic" | "linkContactCharacteristic" | "linkOrganizationCharacteristic" | "hasOrdered" | "hasNotOrdered" | "hasParticipated" | "hasNotParticipated" | "hasStatus" | "hasNoStatus";
  readonly label: string;
  readonly criteriaList: readonly number[];
}

export const customerFilterGroupDescriptor = {
  "name": "CustomerFilterGroup",
  "area": "customers",
  "api": "crm",
  "collection": "/v1/customer_filter_groups",
  "scope": "global",
  "table": "customer_filter_group",
  "title": "label",
  "label": {"en":"Filter group","fr":"Groupe de filtres"},
  "plural": {"en":"Filter groups","fr":"Groupes de filtres"},
  "icon": "FilterList",
  "properties": [
    {"name":"name","kind":"enum","label":{"en":"Name","fr":"Nom"},"column":"name","values":[{"value":"contactOrOrganizationCharacteristic","label":{"en":"Contact or organisation","fr":"Contact ou structure"}},{"value":"linkContactCharacteristic","label":{"en":"Linked contact","fr":"Contact lié"}},{"value":"linkOrganizationCharacteristic","label":{"en":"Linked organisation","fr":"Structure liée"}},{"value":"hasOrdered","label":{"en":"Has ordered","fr":"A commandé"}},{"value":"hasNotOrdered","label":{"en":"Has not ordered","fr":"N’a pas commandé"}},{"value":"hasParticipated","label":{"en":"Has attended","fr":"A participé"}},{"value":"hasNotParticipated","label":{"en":"Has not attended","fr":"N’a pas participé"}},{"value":"hasStatus","label":{"en":"Has a status","fr":"A un statut"}},{"value":"hasNoStatus","label":{"en":"Has no status","fr":"N’a pas de statut"}}],"required":true,"unique":true,"list":true,"filter":true},
    {"name":"label","kind":"string","label":{"en":"Label","fr":"Libellé"},"column":"label","required":true,"maxLength":100,"list":true},
    {"name":"criteriaList","kind":"relation","label":{"en":"Criteria","fr":"Critères"},"many":true,"target":"CustomerFilterCriteria","through":"customer_filter_group_criteria_list","embedded":true}
  ],
  "operations": ["list","read"],
  "actions": [],
  "rights": {"read":"signedIn","write":"settings.write"}
} as const satisfies EntityDescriptor;
