/**
 * Holds an OpenAPI document to its own skeleton: what must be an object, a list or a text is one. Whoever reads it
 * afterwards may pass over what is absent, and passes over nothing that is there and of another shape.
 */
import { type Document, isObject, placeAt, pointerStep, Refusal } from '../document.ts';

type Kind = 'object' | 'list' | 'schema' | 'items' | 'required';

const kinds: Readonly<Record<Kind, { is: (value: unknown) => boolean; name: string }>> = {
  object: { is: isObject, name: 'an object' },
  list: { is: Array.isArray, name: 'a list' },
  schema: { is: (value) => isObject(value) || typeof value === 'boolean', name: 'a schema' },
  // A list of schemas: one for each place, as JSON Schema had it once.
  items: { is: (value) => typeof value === 'object' || typeof value === 'boolean', name: 'a schema' },
  // A flag beside a property is no JSON Schema, and common all the same: reported where the property is read.
  required: { is: (value) => Array.isArray(value) || typeof value === 'boolean', name: 'a list' },
};

/** A part of the document. `keys`: of an object, by their name; `each`: all members, where they have no keys. */
interface Part {
  readonly kind: Kind;
  readonly keys?: Readonly<Record<string, Part | (() => Part)>>;
  readonly each?: Part | (() => Part);
}

const object: Part = { kind: 'object' };
const list: Part = { kind: 'list' };
const ofSchema = () => schema;
const schemas: Part = { kind: 'object', each: ofSchema };
const choices: Part = { kind: 'list', each: ofSchema };

const schema: Part = {
  kind: 'schema',
  keys: {
    properties: schemas,
    patternProperties: schemas,
    $defs: schemas,
    allOf: choices,
    oneOf: choices,
    anyOf: choices,
    not: ofSchema,
    additionalProperties: ofSchema,
    items: () => items,
    enum: list,
    required: { kind: 'required' },
  },
};

const items: Part = { ...schema, kind: 'items', each: ofSchema };

const content: Part = { kind: 'object', each: { kind: 'object', keys: { schema: ofSchema } } };
const body: Part = { kind: 'object', keys: { content } };
const responses: Part = { kind: 'object', each: body };
const parameters: Part = { kind: 'list', each: { kind: 'object', keys: { schema: ofSchema } } };

const operation: Part = {
  kind: 'object',
  keys: { responses, requestBody: body, parameters, tags: list },
};

const pathItem: Part = {
  kind: 'object',
  keys: {
    parameters,
    ...Object.fromEntries(['get', 'post', 'put', 'patch', 'delete'].map((method) => [method, operation])),
  },
};

const root: Part = {
  kind: 'object',
  keys: {
    paths: { kind: 'object', each: pathItem },
    components: {
      kind: 'object',
      keys: { schemas, responses, requestBodies: responses, parameters: { kind: 'object', each: object } },
    },
    servers: { kind: 'list', each: object },
  },
};

const describe = (value: unknown): string =>
  Array.isArray(value) ? 'a list' : isObject(value) ? 'an object' : (JSON.stringify(value) ?? 'nothing');

interface Found {
  readonly value: unknown;
  readonly pointer: string;
  /** The key it is at. */
  readonly key: string;
}

function checkPart(document: Document, { value, pointer, key }: Found, part: Part): void {
  const { is, name } = kinds[part.kind];
  // Some servers write null for what is not there.
  if (value === null) return;
  if (!is(value))
    throw new Refusal(
      placeAt(document, pointer),
      `"${key}" is ${describe(value)}, and must be ${name}.`,
      `Write ${name} there, or remove "${key}".`,
    );
  if (typeof value !== 'object') return;
  // What an extension holds is its own affair.
  for (const [step, inner] of Object.entries(value)) {
    const named = part.keys && !Array.isArray(value);
    const given = named ? (Object.hasOwn(part.keys, step) ? part.keys[step] : undefined) : part.each;
    if (given === undefined || (step.startsWith('x-') && part !== schemas)) continue;
    const next = typeof given === 'function' ? given() : given;
    checkPart(document, { value: inner, pointer: pointer + pointerStep(step), key: step }, next);
  }
}

/** A parameter of a path stands between two braces. */
function checkTemplates(document: Document): void {
  const { paths } = document.value as { paths?: unknown };
  for (const path of isObject(paths) ? Object.keys(paths) : [])
    if (/[{}]/.test(path.replace(/\{[^{}]*\}/g, '')))
      throw new Refusal(
        placeAt(document, `/paths${pointerStep(path)}`),
        `The path "${path}" has a brace without its other one.`,
        'Write each parameter as "{name}".',
      );
}

/** Throws a `Refusal` at the first part of another shape, in the order of the document. */
export function checkShapes(document: Document): void {
  checkPart(document, { value: document.value, pointer: '', key: 'openapi' }, root);
  checkTemplates(document);
}
