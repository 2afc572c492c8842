/**
 * What an entity's behaviour makes of values on their way into a record. Which hooks it defines, and for which
 * properties, decides how records are written: without any, those of one shape are one statement. Pure but for the hooks.
 */
import { Carried } from '../kit/behaviour.ts';
import type { HookResult, Values, WriteFacts } from '../kit.ts';
import type { Resource } from '../plan/resource.ts';

function merge(values: Values, set: Values): Values {
  const merged = { ...values, ...set };
  for (const name in set) if (set[name] === undefined) delete merged[name];
  return merged;
}

/** The values with what they imply; those given are left as they are. */
export function normalizeValues({ behaviour }: Resource, values: Values, facts: WriteFacts): Values {
  const set = behaviour?.normalize?.(values, facts);
  return set === undefined ? values : merge(values, set);
}

/** The values as the hook before leaves them, and what it hands to the hook after. */
export async function applyHook(
  values: Values,
  result: HookResult | Promise<HookResult>,
): Promise<{ readonly values: Values; readonly carry: unknown }> {
  const made = await result;
  if (made === undefined) return { values, carry: undefined };
  if (made instanceof Carried) return { values: merge(values, made.set), carry: made.carry };
  return { values: merge(values, made), carry: undefined };
}

/** Whether hooks look at a change of these values. */
export function isHooked({ behaviour }: Resource, values: Values): boolean {
  if (!behaviour?.beforeUpdate && !behaviour?.afterUpdate) return false;
  const { onUpdateOf } = behaviour;
  if (onUpdateOf === undefined) return true;
  if ('allBut' in onUpdateOf) return Object.keys(values).some((name) => !onUpdateOf.allBut.includes(name));
  return onUpdateOf.some((name) => Object.hasOwn(values, name));
}

/** Whether the row is all there is to write: no pairs, embedded lists, nor values compared with the record. */
function isRow(
  { properties }: Resource,
  values: Values,
  { operation, isMerge }: { readonly operation: WriteFacts['operation']; readonly isMerge: boolean },
): boolean {
  for (const name in values) {
    const property = properties.get(name);
    if (!property) continue;
    const { column, kind, many, immutable } = property;
    if (column === undefined || (operation === 'update' && immutable)) return false;
    if (isMerge && kind === 'json' && !many) return false;
  }
  return true;
}

/**
 * The values of the row, where that is all there is to write and no hook runs before it, nor after an update.
 *
 * @param facts `isMerge`: of a value, what is left out stays (PATCH)
 */
export function planRow(
  resource: Resource,
  given: Values,
  facts: WriteFacts & { readonly isMerge?: boolean },
): Values | undefined {
  const { operation, isMerge = false } = facts;
  const isCreate = operation === 'create';
  if (isCreate ? resource.behaviour?.beforeCreate : isHooked(resource, given)) return undefined;
  if (!isRow(resource, given, { operation, isMerge })) return undefined;
  const values = normalizeValues(resource, given, facts);
  if (values === given) return values;
  const isStillRow = isRow(resource, values, { operation, isMerge });
  return isStillRow && (isCreate || !isHooked(resource, values)) ? values : undefined;
}
