/** What a form for segments offers, from the same lists that the compiler reads. */
import { defineCall } from '../../../../server/call.ts';
import { CRITERIA, type CriterionName, GROUPS, OPERATORS, OPERATORS_OF } from '../model/criteria.ts';

const people = ['contact', 'organization'] as const;

/** Asked for most often. */
const COMMON: readonly CriterionName[] = [
  'generic',
  'customerType',
  'city',
  'zipcode',
  'tagList',
  'gdprConsent',
];

const criteria = CRITERIA.map(([name, type, label, typology], index) => ({
  '@id': `/crm/v1/customer_filter_criteria/${index + 1}`,
  '@type': 'CustomerFilterCriteria' as const,
  name,
  label,
  type,
  typologyVisibilityList: typology ? [typology] : people,
}));

const pick = (names: readonly CriterionName[]) => criteria.filter(({ name }) => names.includes(name));

export const customerFilters = defineCall('GET /v1/customers/filters', () => ({
  value: {
    commonFilterList: pick(COMMON),
    groupList: GROUPS.map(([name, label, names], index) => ({
      '@id': `/crm/v1/customer_filter_groups/${index + 1}`,
      '@type': 'CustomerFilterGroup' as const,
      name,
      label,
      criteriaList: pick(names),
    })),
    operatorTypeList: Object.entries(OPERATORS_OF).map(([name, operators]) => ({
      name,
      operatorList: OPERATORS.filter(([one]) => operators.includes(one)).map(([one, label]) => ({
        name: one,
        label,
      })),
    })),
  },
}));
