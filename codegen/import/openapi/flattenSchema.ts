/** A JSON Schema to one flat shape: references followed, `allOf` merged, nullability and alternatives distinguished. */
import { type Document, isObject, placeAt, pointerStep, Refusal, unescapeStep } from '../document.ts';
import { type At, followReference, type Schema } from './pointers.ts';

export interface Flat {
  /** Where the schema is after its references. */
  readonly pointer: string;
  /** Component the schema is a reference to, or extends; the nearest first. */
  readonly components: readonly string[];
  /** Keywords, those of `allOf` and `$ref` merged in. */
  readonly keywords: Schema;
  readonly properties: ReadonlyMap<string, At>;
  readonly required: ReadonlySet<string>;
  readonly nullable: boolean;
  /** Of oneOf and anyOf, null aside; empty when there is no choice. */
  readonly choices: readonly At[];
}

const COMPONENT = /^\/(?:components\/schemas|\$defs|definitions)\/([^/]+)$/;

interface Making {
  readonly components: string[];
  keywords: Record<string, unknown>;
  readonly properties: Map<string, At>;
  /** Properties that no value may have. */
  readonly removed: Set<string>;
  readonly required: Set<string>;
  nullable: boolean;
  choices: At[];
}

/** Schemas that are flattened already, under the pointer they were asked for: a component is met again and again. */
const made = new WeakMap<Schema, { readonly pointer: string; readonly making: Making }>();

const startMaking = (): Making => ({
  components: [],
  keywords: {},
  properties: new Map(),
  removed: new Set(),
  required: new Set(),
  nullable: false,
  choices: [],
});

const isNull = (schema: unknown): boolean =>
  isObject(schema) &&
  (schema.type === 'null' ||
    schema.const === null ||
    // How OData's converter writes null in 3.0.
    (schema.type === 'object' && schema.nullable === true && Object.keys(schema).length === 2) ||
    (Array.isArray(schema.enum) && schema.enum.every((one) => one === null)));

function readTypes(schema: Schema, into: Making): void {
  const { type, enum: values } = schema;
  if (schema.nullable === true) into.nullable = true;
  if (Array.isArray(type)) {
    if (type.includes('null')) into.nullable = true;
    const rest = type.filter((one) => one !== 'null');
    into.keywords.type = rest.length === 1 ? rest[0] : rest;
  }
  if (Array.isArray(values) && values.includes(null)) {
    into.nullable = true;
    into.keywords.enum = values.filter((one) => one !== null);
  }
}

function addProperties(schema: Schema, pointer: string, into: Making): void {
  if (isObject(schema.properties))
    // `false` allows no value: the property is not there.
    for (const [name, value] of Object.entries(schema.properties))
      if (value === false) {
        into.properties.delete(name);
        into.removed.add(name);
      } else
        into.properties.set(name, {
          value: isObject(value) ? value : {},
          pointer: `${pointer}/properties${pointerStep(name)}`,
        });
  if (Array.isArray(schema.required))
    for (const name of schema.required) if (typeof name === 'string') into.required.add(name);
}

function addChoices(
  document: Document,
  schema: Schema,
  pointer: string,
  into: Making,
  open: readonly string[],
): void {
  for (const key of ['oneOf', 'anyOf']) {
    const given = schema[key];
    if (!Array.isArray(given)) continue;
    const choices = given.flatMap((value: unknown, index) =>
      isObject(value) ? [{ value, pointer: `${pointer}/${key}/${index}` }] : [],
    );
    const rest = choices.filter(({ value }) => !isNull(value));
    if (rest.length < choices.length) into.nullable = true;
    if (rest.length === 1 && rest[0]) absorb(document, rest[0], into, open);
    else if (rest.length > 1) addNew(into.choices, rest);
  }
}

function addNew(choices: At[], more: readonly At[]): void {
  for (const one of more) if (!choices.some(({ pointer }) => pointer === one.pointer)) choices.push(one);
}

/** Lays another schema over what is known already. */
function absorb(document: Document, at: At, into: Making, open: readonly string[]): void {
  const other = make(document, at, open);
  for (const name of other.components) if (!into.components.includes(name)) into.components.push(name);
  into.keywords = { ...into.keywords, ...other.keywords };
  for (const name of other.removed) {
    into.properties.delete(name);
    into.removed.add(name);
  }
  for (const [name, property] of other.properties) into.properties.set(name, property);
  for (const name of other.required) into.required.add(name);
  into.nullable ||= other.nullable;
  addNew(into.choices, other.choices);
}

function refuseCycle(document: Document, pointer: string, open: readonly string[]): never {
  const named = COMPONENT.exec(pointer)?.[1];
  throw new Refusal(
    placeAt(document, open.at(-1) ?? pointer),
    `The schema ${named ? `"${unescapeStep(named)}"` : `at ${pointer}`} is part of itself, through "$ref" or "allOf".`,
    'Break the cycle: refer to it from a property instead.',
  );
}

/** `open`: pointers of the schemas that this one is a part of. */
function make(document: Document, at: At, open: readonly string[]): Making {
  const { value: schema, pointer } = at;
  if (open.includes(pointer)) refuseCycle(document, pointer, open);
  const before = made.get(schema);
  if (before?.pointer === pointer) return before.making;
  const into = startMaking();
  const next = [...open, pointer];
  const component = COMPONENT.exec(pointer)?.[1];
  if (component !== undefined) into.components.push(unescapeStep(component));
  // In 3.1 what is beside a reference counts too, and more.
  if (schema.$ref !== undefined)
    absorb(document, followReference(document, schema.$ref, pointer), into, next);
  if (Array.isArray(schema.allOf))
    for (const [index, value] of schema.allOf.entries())
      if (isObject(value)) absorb(document, { value, pointer: `${pointer}/allOf/${index}` }, into, next);
  const { $ref: _ref, allOf: _all, oneOf: _one, anyOf: _any, properties: _properties, ...keywords } = schema;
  into.keywords = { ...into.keywords, ...keywords };
  readTypes(schema, into);
  addProperties(schema, pointer, into);
  addChoices(document, schema, pointer, into, next);
  made.set(schema, { pointer, making: into });
  return into;
}

export function flattenSchema(document: Document, at: At): Flat {
  return { pointer: at.pointer, ...make(document, at, []) };
}

/** Whether a schema describes an object with properties. */
export const isRecord = (flat: Flat): boolean => flat.properties.size > 0 && flat.keywords.type !== 'array';
