/** An entity's file as text: one line a property, names aligned. */
import { entityKeys } from '../../../schema/keys/entityKeys.ts';
import { fileKeys } from '../../../schema/keys/key.ts';

export type Values = Readonly<Record<string, unknown>>;

export interface EntityValues {
  /** Everything but properties and actions. */
  readonly head: Values;
  readonly properties: ReadonlyMap<string, Values>;
  readonly actions: ReadonlyMap<string, Values>;
  /** A key as its file writes it: of the property named, else of the head. */
  readonly spell?: (key: string, property?: string) => string;
}

/** JSON on one line, a space behind every colon and comma. */
export function printInline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(printInline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}: ${printInline(inner)}`).join(', ')}}`;
}

function printMembers(values: Values, keys: readonly string[], spell = (key: string) => key): string {
  return keys.map((key) => `${JSON.stringify(spell(key))}: ${printInline(values[key])}`).join(', ');
}

const headKeys = fileKeys(entityKeys);

/** Lines of the head, as the files have them: what belongs together is together. */
const lines: readonly (readonly string[])[] = [
  ...new Set(headKeys.flatMap(([, { line }]) => (line === undefined ? [] : [line]))),
]
  .sort((a, b) => a - b)
  .map((wanted) => headKeys.filter(([, { line }]) => line === wanted).map(([name]) => name));

function printProperties({ properties, spell }: EntityValues): string {
  const width = Math.max(0, ...[...properties.keys()].map((name) => JSON.stringify(name).length));
  const rows = [...properties].map(([name, values]) => {
    const keys = Object.keys(values).filter((key) => values[key] !== undefined);
    return `    ${`${JSON.stringify(name)}:`.padEnd(width + 1)} { ${printMembers(values, keys, (key) => spell?.(key, name) ?? key)} }`;
  });
  return `  "properties": {\n${rows.join(',\n')}\n  }`;
}

/** The lines before the properties, as somebody wrote them. */
export function readHeadText(text: string): string | undefined {
  const found = /^\{\n([\s\S]*?),\n {2}"properties": \{/.exec(text)?.[1];
  return found === undefined || /^ {2}"(?:(?:admin:)?operations|actions)"/m.test(found) ? undefined : found;
}

/** `headText`: the head as it stands, where nothing of it changed. */
export function printEntity(entity: EntityValues, headText?: string): string {
  const { head, actions, spell } = entity;
  const inHead = (key: string) => spell?.(key) ?? key;
  const present = (keys: readonly string[]) => keys.filter((key) => head[key] !== undefined);
  const known = new Set([...lines.flat(), 'operations']);
  const rest = Object.keys(head).filter((key) => !known.has(key) && head[key] !== undefined);
  const made = [...lines, rest]
    .map(present)
    .filter((keys) => keys.length > 0)
    .map((keys) => `  ${printMembers(head, keys, inHead)}`);
  const parts = headText === undefined ? made : [headText];
  parts.push(printProperties(entity));
  if (head.operations !== undefined) parts.push(`  ${printMembers(head, ['operations'], inHead)}`);
  if (actions.size > 0) {
    const rows = [...actions].map(([name, values]) => `    ${JSON.stringify(name)}: ${printInline(values)}`);
    parts.push(`  "actions": {\n${rows.join(',\n')}\n  }`);
  }
  return `{\n${parts.join(',\n')}\n}\n`;
}
