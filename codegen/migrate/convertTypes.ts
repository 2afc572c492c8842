/** A column of another type: how its values become that, and whether all of them can. */
import type { Column } from './snapshot.ts';

/** @param isList the property is a list of values, and was one value */
export function convert(from: Column, to: Column, isList: boolean): string {
  const value = `"${to.name}"`;
  if (to.type === 'jsonb') {
    if (isList) return `CASE WHEN ${value} IS NULL THEN NULL ELSE jsonb_build_array(${value}) END`;
    return `to_jsonb(${value})`;
  }
  // Of a list, its first value.
  if (from.type === 'jsonb') {
    const text = `CASE jsonb_typeof(${value}) WHEN 'array' THEN ${value} ->> 0 ELSE ${value} #>> '{}' END`;
    return to.type === 'text' ? `${value} #>> '{}'` : `(${text})::${to.type}`;
  }
  if (to.type === 'text') return `${value}::text`;
  if (from.type === 'text') return `nullif(trim(${value}), '')::${to.type}`;
  if (from.type === 'date' && to.type.startsWith('timestamp'))
    return `${value}::timestamp AT TIME ZONE 'UTC'`;
  if (from.type.startsWith('timestamp') && to.type === 'date') return `(${value} AT TIME ZONE 'UTC')::date`;
  if (from.type === 'boolean') return `${value}::integer::${to.type}`;
  if (to.type === 'boolean') return `${value} <> 0`;
  return `${value}::${to.type}`;
}

const wholes = ['integer', 'bigint', 'numeric'];

/** Every value of one type is a value of the other, and is the same. */
export function isWider(from: Column, to: Column): boolean {
  if (to.type === 'text' || to.type === 'jsonb') return true;
  if (wholes.includes(from.type)) return wholes.indexOf(to.type) > wholes.indexOf(from.type);
  return from.type === 'date' && to.type.startsWith('timestamp');
}
