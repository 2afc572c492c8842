/** An entity's file as text: one line a property, names aligned. */

export type Values = Readonly<Record<string, unknown>>;

export interface EntityValues {
  /** Everything but properties and actions. */
  readonly head: Values;
  readonly properties: ReadonlyMap<string, Values>;
  readonly actions: ReadonlyMap<string, Values>;
}

/** JSON on one line, a space behind every colon and comma. */
export function printInline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(printInline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}: ${printInline(inner)}`).join(', ')}}`;
}

function printMembers(values: Values, keys: readonly string[]): string {
  return keys.map((key) => `${JSON.stringify(key)}: ${printInline(values[key])}`).join(', ');
}

/** Lines of the head, as the files have them: what belongs together stands together. */
const lines: readonly (readonly string[])[] = [
  ['@context'],
  ['@id', '@type', 'api', 'collection', 'scope'],
  ['label', 'plural'],
  ['comment'],
  ['title', 'search', 'hide', 'group', 'icon', 'order'],
  ['uniques', 'indexes', 'bulkWith'],
];

function printProperties(properties: EntityValues['properties']): string {
  const width = Math.max(0, ...[...properties.keys()].map((name) => JSON.stringify(name).length));
  const rows = [...properties].map(([name, values]) => {
    const keys = Object.keys(values).filter((key) => values[key] !== undefined);
    return `    ${`${JSON.stringify(name)}:`.padEnd(width + 1)} { ${printMembers(values, keys)} }`;
  });
  return `  "properties": {\n${rows.join(',\n')}\n  }`;
}

/** The lines before the properties, as somebody wrote them. */
export function readHeadText(text: string): string | undefined {
  const found = /^\{\n([\s\S]*?),\n {2}"properties": \{/.exec(text)?.[1];
  return found === undefined || /^ {2}"(?:operations|actions)"/m.test(found) ? undefined : found;
}

/** `headText`: the head as it stands, where nothing of it changed. */
export function printEntity({ head, properties, actions }: EntityValues, headText?: string): string {
  const present = (keys: readonly string[]) => keys.filter((key) => head[key] !== undefined);
  const known = new Set([...lines.flat(), 'operations']);
  const rest = Object.keys(head).filter((key) => !known.has(key) && head[key] !== undefined);
  const made = [...lines, rest]
    .map(present)
    .filter((keys) => keys.length > 0)
    .map((keys) => `  ${printMembers(head, keys)}`);
  const parts = headText === undefined ? made : [headText];
  parts.push(printProperties(properties));
  if (head.operations !== undefined) parts.push(`  "operations": ${printInline(head.operations)}`);
  if (actions.size > 0) {
    const rows = [...actions].map(([name, values]) => `    ${JSON.stringify(name)}: ${printInline(values)}`);
    parts.push(`  "actions": {\n${rows.join(',\n')}\n  }`);
  }
  return `{\n${parts.join(',\n')}\n}\n`;
}
