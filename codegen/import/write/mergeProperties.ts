/** The properties of a file: merged where they are, new ones at their place, those of people alone kept. */
import type { AddRemark } from '../facts.ts';
import { chooseColumns } from './chooseColumns.ts';
import type { Described } from './describeProperties.ts';
import type { EntityPlan } from './entityPlan.ts';
import { firstTexts } from './firstTexts.ts';
import { mergeProperty, orderKeys } from './mergeProperty.ts';
import type { Values } from './printEntity.ts';

/** No document says what it holds. */
const isUnsaid = ({ values }: Described): boolean => values.range === undefined && values.in === undefined;

function firstProperty(one: Described, plan: EntityPlan, columns: ReadonlySet<string>): Values {
  const { facts, name, values } = one;
  const inverse = plan.inverses.get(name);
  return orderKeys({
    ...(isUnsaid(one) ? { range: 'string' } : {}),
    ...values,
    ...(inverse !== undefined && { inverse }),
    // The other side of a relation is read only anyway, unless its records are written with this one.
    ...(inverse !== undefined && { required: undefined }),
    ...(inverse !== undefined && !values.embedded && { readOnly: undefined }),
    ...(columns.has(name) && !plan.facts.isValue && { list: true }),
    ...firstTexts(facts, name),
  });
}

export function mergeProperties(plan: EntityPlan, title: string, remark: AddRemark): Map<string, Values> {
  const { existing, name } = plan;
  const before = new Map(existing?.properties.map((property) => [property.name, property.values]));
  const columns = existing ? new Set<string>() : chooseColumns(plan.properties, title);
  const merged = new Map<string, Values>();
  const documented = new Map(plan.properties.map((one) => [one.name, one]));
  for (const [key, values] of before) {
    const one = documented.get(key);
    if (one) merged.set(key, mergeProperty(values, one));
    else {
      merged.set(key, values);
      remark('gone', `${name}.${key}`, 'stands in the file and not in the documents: kept');
    }
  }
  const unsaid = plan.properties.filter((one) => !before.has(one.name) && isUnsaid(one));
  if (unsaid.length > 0)
    remark(
      'note',
      name,
      `no document says what these hold, and they are read as text: ${unsaid.map((one) => one.name).join(', ')}`,
    );
  return insertNew(merged, plan, columns);
}

/** A new property is behind the one it follows in the document. */
function insertNew(
  merged: Map<string, Values>,
  plan: EntityPlan,
  columns: ReadonlySet<string>,
): Map<string, Values> {
  let order = [...merged.keys()];
  const values = new Map(merged);
  let previous = '';
  for (const one of plan.properties) {
    if (!values.has(one.name)) {
      values.set(one.name, firstProperty(one, plan, columns));
      const at = previous === '' ? (merged.size > 0 ? 0 : order.length) : order.indexOf(previous) + 1;
      order = [...order.slice(0, at), one.name, ...order.slice(at)];
    }
    previous = one.name;
  }
  return new Map(order.map((name) => [name, values.get(name) ?? {}]));
}
