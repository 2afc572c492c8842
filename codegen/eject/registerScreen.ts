/** Adds a slot's entry to the text of an area's `screens.ts`, where the sorted list wants it. Pure. */
import { compareText } from '../fault.ts';

export interface SlotLine {
  readonly entity: string;
  readonly slot: string;
  /** Of the component, as the registry imports it. */
  readonly file: string;
  readonly component: string;
}

const start = 'export const screens: readonly ScreenEntry[] = [\n';

/** As seen from an area's registry. */
const typesFile = '../../src/screens.ts';

/** The registry of an area that had no screens of its own. */
export const emptyRegistry = (area: string): string =>
  `/** Screens of the area "${area}": sorted, a line an entry, loaded lazily. Found by \`overrides/screens.ts\`. */
import type { ScreenEntry } from '${typesFile}';

${start}];
`;

/** What the list is sorted by: kinds, then what an entry of the kind is at. */
function keyOf(entry: string): string {
  const value = (name: string) => new RegExp(`\\b${name}: '([^']*)'`).exec(entry)?.[1] ?? '';
  return ['kind', 'path', 'entity', 'property', 'slot', 'as'].map(value).join(' ');
}

const writeEntry = ({ entity, slot, file, component }: SlotLine): string =>
  `  {\n    kind: 'slot',\n    entity: '${entity}',\n    slot: '${slot}',\n${writeLoad(file, component)}  },\n`;

const lineWidth = 110;

/** As the formatter breaks it. */
function writeLoad(file: string, component: string): string {
  const [load, from, what] = ['    load: async () =>', `(await import('${file}'))`, `.${component},`];
  if (`${load} ${from}${what}`.length <= lineWidth) return `${load} ${from}${what}\n`;
  if (`      ${from}${what}`.length <= lineWidth) return `${load}\n      ${from}${what}\n`;
  return `${load}\n      ${from}\n        ${what}\n`;
}

export const isRegistered = (
  registry: string,
  { entity, slot }: Pick<SlotLine, 'entity' | 'slot'>,
): boolean => splitEntries(registry).some((entry) => keyOf(entry) === `slot  ${entity}  ${slot} `);

function splitEntries(registry: string): readonly string[] {
  const from = registry.indexOf(start);
  const to = registry.indexOf('];\n', from);
  if (from < 0 || to < 0) return [];
  return registry.slice(from + start.length, to).match(/^ {2}\{\n[\s\S]*?^ {2}\},\n/gm) ?? [];
}

/** Undefined when the text has no such list. */
export function registerScreen(registry: string, line: SlotLine): string | undefined {
  const from = registry.indexOf(start);
  if (from < 0) return undefined;
  const added = writeEntry(line);
  const after = splitEntries(registry).find((entry) => compareText(keyOf(entry), keyOf(added)) > 0);
  const at = after === undefined ? registry.indexOf('];\n', from) : registry.indexOf(after, from);
  return at < 1 ? undefined : registry.slice(0, at) + added + registry.slice(at);
}
