/** The and/or builder's filter: a tree of conditions, groups two deep, as `filter=<JSON>` takes it. Pure. */
import type { FilterOperator } from './operators.ts';

export interface Condition {
  readonly field: string;
  readonly op: FilterOperator;
  readonly value: unknown;
}

export interface Group {
  readonly join: 'and' | 'or';
  readonly parts: readonly (Condition | Group)[];
}

type Json = Readonly<Record<string, unknown>>;

export const isGroup = (part: Condition | Group): part is Group => 'join' in part;

/** Half-made conditions are left out: they would be refused. */
const isWhole = ({ field, value }: Condition): boolean =>
  field !== '' &&
  value !== '' &&
  value !== undefined &&
  value !== null &&
  !(Array.isArray(value) && !value.length);

/** @returns undefined when nothing whole is in it */
function toJson(group: Group): Json | undefined {
  const parts = group.parts.flatMap((part): Json[] => {
    if (isGroup(part)) return [toJson(part) ?? []].flat();
    return isWhole(part) ? [{ field: part.field, op: part.op, value: part.value }] : [];
  });
  return parts.length > 0 ? { [group.join]: parts } : undefined;
}

export function writeConditions(group: Group): string | undefined {
  const json = toJson(group);
  return json && JSON.stringify(json);
}

function fromJson(json: Json): Condition | Group | undefined {
  for (const join of ['and', 'or'] as const) {
    const parts = json[join];
    if (Array.isArray(parts)) return { join, parts: parts.flatMap((part: Json) => fromJson(part) ?? []) };
  }
  return typeof json.field === 'string'
    ? { field: json.field, op: json.op as FilterOperator, value: json.value }
    : undefined;
}

/** What is no filter (an address typed by hand) is none. */
export function readConditions(text: unknown): Group | undefined {
  if (typeof text !== 'string' || text === '') return undefined;
  try {
    const root = fromJson(JSON.parse(text) as Json);
    if (!root) return undefined;
    return isGroup(root) ? root : { join: 'and', parts: [root] };
  } catch {
    return undefined;
  }
}

export const countConditions = (group: Group): number =>
  group.parts.reduce((sum, part) => sum + (isGroup(part) ? countConditions(part) : 1), 0);
