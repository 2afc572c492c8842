/**
 * The text of a hand-written screen to start from, and which of an entity's properties it shows: what `codegen eject`
 * writes and the development server offers. Pure. Which properties a generic screen shows is decided in
 * `src/data/choose.ts`; a test proves that both agree.
 */
import type { EntityDescriptor, Label, PropertyDescriptor } from './descriptor.ts';
import type { ScreenSlot } from './screenAddress.ts';

const capitalize = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** `SeasonShow`. */
export const screenName = (entity: EntityDescriptor, slot: ScreenSlot) => `${entity.name}${capitalize(slot)}`;

/** Below the repository's root. */
export const screenFile = (entity: EntityDescriptor, slot: ScreenSlot) =>
  `overrides/${entity.area}/${entity.name}/screens/${screenName(entity, slot)}.tsx`;

const long = new Set(['json', 'text', 'html', 'image']);
const columnCount = 5;

/** A slot of an entity's screens; `all` are the entities by name, for what its relations point to. */
export interface Screen {
  readonly entity: EntityDescriptor;
  readonly slot: ScreenSlot;
  readonly all: ReadonlyMap<string, EntityDescriptor>;
}

/** The organiser everything belongs to is the same everywhere: no screen shows it. */
const isOwner = ({ target, many }: PropertyDescriptor, all: Screen['all']) =>
  target !== undefined && !many && all.get(target)?.scope === 'self';

const isInverse = ({ inverse, embedded }: PropertyDescriptor) => inverse !== undefined && !embedded;

function shownColumns({ entity: { title, properties }, all }: Screen): readonly PropertyDescriptor[] {
  const able = properties.filter(
    (property) =>
      !property.secret &&
      !isOwner(property, all) &&
      !isInverse(property) &&
      !(property.embedded && property.many),
  );
  const marked = able.filter(({ list }) => list);
  if (marked.length > 0) return marked;
  const short = able.filter(({ name, kind, many }) => name !== title && !long.has(kind) && !many);
  return [...properties.filter(({ name }) => name === title), ...short].slice(0, columnCount);
}

/** In the order of the screen. */
export function shownOn(screen: Screen): readonly PropertyDescriptor[] {
  const { entity, slot, all } = screen;
  if (slot === 'list') return shownColumns(screen);
  const shown = entity.properties.filter((property) => !isOwner(property, all) && !isInverse(property));
  if (slot === 'show') return shown.filter(({ secret }) => !secret);
  return shown.filter(
    ({ readOnly, computed, role, immutable, kind, many, embedded }) =>
      !readOnly &&
      !computed &&
      !role &&
      !(immutable && slot === 'edit') &&
      !(kind === 'relation' && many && embedded),
  );
}

/** What a screen depends on of a property: `name:string!`, `venue:Venue`, `state:enum(open|closed)`, `tags:Tag[]`. */
export function signProperty({ name, kind, target, values, many, required }: PropertyDescriptor): string {
  const choices = values ? `(${values.map(({ value }) => value.replaceAll(' ', '_')).join('|')})` : '';
  return `${name}:${target ?? kind}${choices}${many ? '[]' : ''}${required ? '!' : ''}`;
}

const lineWidth = 110;

/** Words in lines of a comment, each behind ` *   `. */
function wrap(words: readonly string[]): string {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line === undefined || line.length + word.length + 6 > lineWidth) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines.map((line) => ` *   ${line}\n`).join('');
}

/** Marks what the screen was made from; `codegen status` compares it with the schema of the day. */
export function ejectedMark(screen: Screen): string {
  const { entity, slot } = screen;
  return ` * @ejected ${slot} of ${entity.name}, which showed\n${wrap(shownOn(screen).map(signProperty))}`;
}

/** As the formatter writes it. */
function quote(text: string): string {
  const one = text.replaceAll('\\', '\\\\');
  return one.includes("'") && !one.includes('"') ? `"${one}"` : `'${one.replaceAll("'", "\\'")}'`;
}

function declare(name: string, names: readonly string[], type: string): string {
  const end = `] as const satisfies readonly ${type}[];\n`;
  const line = `const ${name} = [${names.map(quote).join(', ')}${end}`;
  if (line.length <= lineWidth + 1) return line;
  return `const ${name} = [\n${names.map((one) => `  ${quote(one)},\n`).join('')}${end}`;
}

const head = (screen: Screen, what: string) => `/**\n * ${what}\n *\n${ejectedMark(screen)} */\n`;

const generic = '../../../../src/generic';

function startingList(screen: Screen): string {
  const { entity } = screen;
  const names = shownColumns(screen).map(({ name }) => name);
  return [
    head(screen, `The list of ${entity.plural.en}: which columns it starts with.`),
    `import { GenericList } from '${generic}/GenericList.tsx';\n`,
    `import type { PropertyName } from '${generic}/partsOf.tsx';\n\n`,
    '/** A removed property is a compile error here. People still choose others for themselves. */\n',
    declare('columns', names, `PropertyName<${quote(entity.name)}>`),
    `\nexport function ${screenName(entity, 'list')}() {\n  return <GenericList columns={columns} />;\n}\n`,
  ].join('');
}

interface Part {
  readonly variable: string;
  readonly label: Label | undefined;
  readonly names: readonly string[];
}

/** `onSalePart` of "On sale"; a number where that is empty or taken. */
function nameVariable(label: Label | undefined, taken: readonly string[]): string {
  const [first = label ? '' : 'main', ...rest] = label?.en.match(/[A-Za-z][A-Za-z0-9]*/g) ?? [];
  const name = `${[first.toLowerCase(), ...rest.map(capitalize)].join('')}Part`;
  return name === 'Part' || taken.includes(name) ? `part${taken.length}` : name;
}

/** A section each, the one without a name first, as on the generic screen. */
function partsFor(properties: readonly PropertyDescriptor[]): readonly Part[] {
  const labels = new Map<string, Label | undefined>([['', undefined]]);
  for (const { section } of properties)
    if (section && !labels.has(section.en)) labels.set(section.en, section);
  const parts: Part[] = [];
  for (const [key, label] of labels) {
    const names = properties.filter(({ section }) => (section?.en ?? '') === key).map(({ name }) => name);
    const taken = parts.map(({ variable }) => variable);
    if (names.length > 0) parts.push({ variable: nameVariable(label, taken), label, names });
  }
  return parts;
}

function startingParts(from: Screen): string {
  const { entity, slot } = from;
  const [part, type, source] =
    slot === 'show'
      ? (['Section', 'PropertyName', 'partsOf'] as const)
      : (['Inputs', 'InputName', 'inputsOf'] as const);
  const screen = `Generic${capitalize(slot)}`;
  const parts = partsFor(shownOn(from));
  const what =
    slot === 'show'
      ? 'One record'
      : slot === 'edit'
        ? 'The form that changes a record'
        : 'The form of a new record';
  const element = ({ variable, label }: Part) =>
    `      <${part}${label ? ` label={{ en: ${quote(label.en)}, fr: ${quote(label.fr)} }}` : ''} properties={${variable}} />\n`;
  return [
    head(from, `${what} of ${entity.plural.en}: which properties stand where.`),
    `import { ${screen} } from '${generic}/${screen}.tsx';\n`,
    `import { type ${type}, ${source} } from '${generic}/${source}.tsx';\n\n`,
    `const { ${part} } = ${source}(${quote(entity.name)});\n\n`,
    '// A removed property is a compile error here.\n',
    ...parts.map(({ variable, names }) => declare(variable, names, `${type}<${quote(entity.name)}>`)),
    `\nexport function ${screenName(entity, slot)}() {\n  return (\n    <${screen}>\n`,
    ...parts.map(element),
    `    </${screen}>\n  );\n}\n`,
  ].join('');
}

export function startingScreen(screen: Screen): string {
  return screen.slot === 'list' ? startingList(screen) : startingParts(screen);
}
