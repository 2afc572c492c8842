/** One property of a schema to facts. */
import type { PropertyKind } from '../../../schema/descriptor.ts';
import { type Document, isObject, placeAt } from '../document.ts';
import type { PropertyFacts, Tell } from '../facts.ts';
import { refineText } from '../hydra/ranges.ts';
import { type Flat, flattenSchema, isRecord } from './flattenSchema.ts';
import type { At } from './pointers.ts';

/** Which class a component, or a name given by `x-entity`, is; undefined when it is none. */
export type FindClass = (component: string) => string | undefined;

export interface Meaning {
  readonly document: Document;
  /** `Entity.property`, for what is told. */
  readonly about: string;
  readonly findClass: FindClass;
  readonly tell: Tell;
  /** Called with a keyword that an entity's file has no word for. */
  readonly lose: (keyword: string, about: string) => void;
}

const lost = [
  ...['minLength', 'multipleOf', 'minItems', 'maxItems', 'uniqueItems', 'contains', 'minProperties'],
  ...['maxProperties', 'patternProperties', 'propertyNames', 'dependentRequired', 'dependentSchemas'],
  ...['if', 'then', 'else', 'not', 'contentEncoding', 'contentMediaType', 'unevaluatedProperties'],
];

/** What stands in a schema and says nothing here. */
export function tellLost(flat: Flat, { lose, about }: Pick<Meaning, 'lose' | 'about'>): void {
  for (const keyword of lost) if (flat.keywords[keyword] !== undefined) lose(keyword, about);
}

const formats: Readonly<Record<string, PropertyKind>> = {
  date: 'date',
  'date-time': 'dateTime',
  datetime: 'dateTime',
  timestamp: 'dateTime',
  time: 'time',
  email: 'email',
  'idn-email': 'email',
  uri: 'url',
  url: 'url',
  iri: 'url',
  'uri-reference': 'url',
  'iri-reference': 'url',
  color: 'color',
  phone: 'phone',
  tel: 'phone',
  html: 'html',
  textarea: 'text',
  text: 'text',
  markdown: 'text',
  byte: 'text',
  json: 'json',
};

/** Longer than what stands in one line of a form. */
const LINE = 1000;

const kinds: readonly PropertyKind[] = [
  ...(['string', 'text', 'html', 'email', 'phone', 'url', 'color', 'image', 'integer', 'number'] as const),
  ...(['boolean', 'money', 'date', 'time', 'dateTime', 'enum', 'json', 'relation'] as const),
];

type Shape = Pick<
  PropertyFacts,
  'kind' | 'target' | 'embedded' | 'values' | 'min' | 'max' | 'maxLength' | 'pattern' | 'writeOnly'
>;

const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

/** 3.0 has a flag beside the bound, 3.1 a bound of its own; between whole numbers the next one is meant. */
function readBounds(
  { keywords }: Flat,
  isInteger: boolean,
  { tell, about }: Meaning,
): Pick<Shape, 'min' | 'max'> {
  const bound = (
    key: 'minimum' | 'maximum',
    exclusive: 'exclusiveMinimum' | 'exclusiveMaximum',
    step: number,
  ) => {
    const [plain, other] = [numberOf(keywords[key]), keywords[exclusive]];
    const open = numberOf(other) ?? (other === true ? plain : undefined);
    if (open === undefined)
      return isInteger && plain !== undefined ? (step > 0 ? Math.ceil(plain) : Math.floor(plain)) : plain;
    if (isInteger) return step > 0 ? Math.floor(open) + 1 : Math.ceil(open) - 1;
    tell(
      'note',
      about,
      `its bound ${open} is itself excluded, which cannot be said here: it is taken as allowed`,
    );
    return open;
  };
  const min = bound('minimum', 'exclusiveMinimum', 1);
  const max = bound('maximum', 'exclusiveMaximum', -1);
  const isSafe = (value: number | undefined): value is number =>
    value !== undefined && (!isInteger || Number.isSafeInteger(value));
  return { ...(isSafe(min) && { min }), ...(isSafe(max) && { max }) };
}

function readPattern(pattern: unknown, { tell, about }: Meaning): Pick<Shape, 'pattern'> {
  if (typeof pattern !== 'string' || pattern === '') return {};
  try {
    new RegExp(pattern, 'u');
    return { pattern };
  } catch {
    tell('note', about, `its pattern ${JSON.stringify(pattern)} is no expression of ECMAScript: left out`);
    return {};
  }
}

function readString(flat: Flat, name: string, meaning: Meaning): Shape {
  const { format, maxLength: given, pattern, 'x-kind': own } = flat.keywords;
  const maxLength = numberOf(given);
  const isUuid = format === 'uuid' || format === 'ulid';
  const length = maxLength ?? (isUuid ? 36 : undefined);
  if (format === 'password')
    return { kind: 'string', writeOnly: true, ...(length !== undefined && { maxLength: length }) };
  if (format === 'binary') return { kind: 'image' };
  const stated = kinds.includes(own as PropertyKind) ? (own as PropertyKind) : undefined;
  const known = Object.hasOwn(formats, String(format)) ? formats[String(format)] : undefined;
  const meant = stated ?? known ?? (isUuid ? 'string' : refineText(undefined, name));
  const kind = !stated && meant === 'string' && (maxLength ?? 0) > LINE ? 'text' : meant;
  const isText = !['date', 'dateTime', 'time', 'json', 'boolean'].includes(kind);
  return {
    kind,
    ...(isText && length !== undefined && { maxLength: length }),
    ...(isText && readPattern(pattern, meaning)),
  };
}

function readValues(values: readonly unknown[], flat: Flat, meaning: Meaning): Shape | undefined {
  const { tell, about } = meaning;
  if (values.length === 0) return undefined;
  if (values.every((value) => typeof value === 'boolean')) return { kind: 'boolean' };
  if (values.every((value) => typeof value === 'number')) {
    const numbers = values as number[];
    const isInteger = numbers.every((value) => Number.isSafeInteger(value));
    tell(
      'note',
      about,
      `its values are the numbers ${numbers.join(', ')}; read as a number between the lowest and the highest`,
    );
    return { kind: isInteger ? 'integer' : 'number', min: Math.min(...numbers), max: Math.max(...numbers) };
  }
  if (!values.every((value) => typeof value === 'string' || typeof value === 'number')) {
    tell('note', about, 'its values are of several types; read as json');
    return { kind: 'json' };
  }
  const texts = [...new Set(values.map(String))].filter((value) => value !== '');
  if (texts.length < new Set(values).size)
    tell('note', about, 'an empty text is one of its values: left out');
  return texts.length === 0 ? readString(flat, '', meaning) : { kind: 'enum', values: texts };
}

function toRelation(flat: Flat, meaning: Meaning): Shape | undefined {
  const stated = flat.keywords['x-entity'];
  const names = [...(typeof stated === 'string' ? [stated] : []), ...flat.components];
  let target: string | undefined;
  // One after the other: a component that is asked for becomes a value of the model.
  for (const name of names) target ??= meaning.findClass(name);
  if (target === undefined) return undefined;
  return { kind: 'relation', target, ...(isRecord(flat) && { embedded: true }) };
}

/** Several shapes in one place: an object or its IRI, a choice of constants, else anything. */
function readChoices(flat: Flat, name: string, meaning: Meaning): Shape {
  const { document, tell, about } = meaning;
  const choices = flat.choices.map((at) => flattenSchema(document, at));
  const relations = choices.flatMap((choice) => toRelation(choice, meaning) ?? []);
  const targets = new Set(relations.map(({ target }) => target));
  const [relation] = relations;
  if (relation && targets.size === 1)
    return { ...relation, ...(relations.some(({ embedded }) => embedded) && { embedded: true }) };
  const values = choices.flatMap(({ keywords }) =>
    Array.isArray(keywords.enum)
      ? keywords.enum
      : keywords.const === undefined
        ? [undefined]
        : [keywords.const],
  );
  if (!values.includes(undefined)) return readValues(values, flat, meaning) ?? { kind: 'json' };
  const shapes = choices.map((choice) => readShape(choice, name, meaning));
  const found = [...new Set(shapes.map(({ kind }) => kind))];
  if (found.length === 1 && found[0] !== 'enum' && found[0] !== 'relation' && shapes[0])
    return { kind: shapes[0].kind ?? 'json' };
  if (found.every((kind) => kind === 'integer' || kind === 'number')) return { kind: 'number' };
  if (found.every((kind) => kind === 'enum' || kind === 'string')) return { kind: 'string' };
  if (targets.size > 1)
    tell('note', about, `it points to one of several: ${[...targets].join(', ')}; read as json`);
  else tell('note', about, `it is one of ${found.join(', ')}; read as json`);
  return { kind: 'json' };
}

function readShape(flat: Flat, name: string, meaning: Meaning): Shape {
  const { keywords } = flat;
  if (flat.choices.length > 0 && !isRecord(flat)) return readChoices(flat, name, meaning);
  const relation = toRelation(flat, meaning);
  if (relation) return relation;
  const values = Array.isArray(keywords.enum)
    ? keywords.enum
    : keywords.const !== undefined
      ? [keywords.const]
      : undefined;
  const choice = values && readValues(values, flat, meaning);
  if (choice) return choice;
  const types = Array.isArray(keywords.type) ? (keywords.type as unknown[]).map(String) : [];
  if (types.length > 0) {
    if (types.every((type) => type === 'integer' || type === 'number'))
      return { kind: 'number', ...readBounds(flat, false, meaning) };
    meaning.tell('note', meaning.about, `it is one of ${types.join(', ')}; read as json`);
    return { kind: 'json' };
  }
  switch (keywords.type) {
    case 'boolean':
      return { kind: 'boolean' };
    case 'integer':
      return {
        kind: keywords['x-kind'] === 'money' ? 'money' : 'integer',
        ...readBounds(flat, true, meaning),
      };
    case 'number':
      return { kind: 'number', ...readBounds(flat, false, meaning) };
    case 'string':
      return readString(flat, name, meaning);
    case 'array':
      return { kind: 'json' };
    case undefined:
    case 'object':
    case 'null':
      if (flat.properties.size > 0)
        meaning.tell('note', meaning.about, 'it is an object without a name of its own; read as json');
      // A format or a pattern without a type is a text's all the same.
      return typeof keywords.format === 'string' ||
        typeof keywords.pattern === 'string' ||
        typeof keywords.maxLength === 'number'
        ? readString(flat, name, meaning)
        : { kind: 'json' };
    default:
      meaning.tell(
        'note',
        meaning.about,
        `its type ${JSON.stringify(keywords.type)} is none of JSON Schema; read as json`,
      );
      return { kind: 'json' };
  }
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

/** `required`: what the schema around it says. */
export function readSchemaProperty(name: string, at: At, meaning: Meaning): PropertyFacts {
  const { document } = meaning;
  const flat = flattenSchema(document, at);
  const isArray = flat.keywords.type === 'array' || isObject(flat.keywords.items);
  const items =
    isArray && isObject(flat.keywords.items) && flat.keywords.prefixItems === undefined
      ? flat.keywords.items
      : undefined;
  const item = items && flattenSchema(document, { value: items, pointer: `${at.pointer}/items` });
  // A list of lists, or of objects that are no class, has no shape of its own here.
  const shape = item ? readShape(item, name, meaning) : readShape(flat, name, meaning);
  const isList = item !== undefined && item.keywords.type !== 'array';
  const { deprecated, default: start, readOnly, writeOnly } = flat.keywords;
  for (const one of item ? [flat, item] : [flat]) tellLost(one, meaning);
  if (deprecated === true) meaning.tell('note', meaning.about, 'the documentation calls it deprecated');
  const [label, comment] = [text(flat.keywords.title), text(flat.keywords.description)];
  return {
    name,
    place: placeAt(document, at.pointer),
    isShaped: true,
    ...((item ?? flat).keywords['x-kind'] !== undefined && { isExact: true }),
    ...shape,
    ...(isList && { many: true }),
    ...(flat.nullable && { nullable: true }),
    ...(readOnly === true && { readOnly: true }),
    ...((writeOnly === true || shape.writeOnly === true) && { writeOnly: true }),
    ...(start !== undefined && start !== null && { default: start }),
    ...(label !== undefined && label !== name && { label }),
    ...(comment !== undefined && { comment }),
  };
}
