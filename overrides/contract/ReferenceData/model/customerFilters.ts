/** What customers can be filtered by, as rows of the tables that API clients read. */
import { CRITERIA, GROUPS, OPERATORS } from '../../../customers/Segment/model/criteria.ts';

const people = ['contact', 'organization'] as const;

type Row = Readonly<Record<string, unknown>>;

/** Rows of the three tables and of the pairs between groups and criteria; an id is a place in its list, from 1 on. */
export function buildCustomerFilters(): Readonly<Record<string, readonly Row[]>> {
  const idOf = new Map<string, number>(CRITERIA.map(([name], index) => [name, index + 1]));
  return {
    customer_filter_criteria: CRITERIA.map(([name, type, label, typology], index) => ({
      id: index + 1,
      name,
      label,
      type,
      typology_visibility_list: typology ? [typology] : people,
    })),
    customer_filter_group: GROUPS.map(([name, label], index) => ({ id: index + 1, name, label })),
    customer_filter_group_criteria_list: GROUPS.flatMap(([, , criteria], index) =>
      criteria.map((name, position) => ({ source_id: index + 1, target_id: idOf.get(name), position })),
    ),
    customer_filter_operator: OPERATORS.map(([name, label], index) => ({ id: index + 1, name, label })),
  };
}
