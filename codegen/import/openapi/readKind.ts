/** The shape of one value: a relation, a choice of constants, a scalar, or anything. */
import { toEntityName } from '../names.ts';
import { toSingular } from '../toSingular.ts';
import { type Flat, flattenSchema, isRecord } from './flattenSchema.ts';
import type { Meaning, Shape } from './meaning.ts';
import { readBounds } from './readBounds.ts';
import { readLinkage } from './readLinkage.ts';
import { readString } from './readString.ts';

function readValues(values: readonly unknown[], flat: Flat, meaning: Meaning): Shape | undefined {
  const { remark, about } = meaning;
  if (values.length === 0) return undefined;
  if (values.every((value) => typeof value === 'boolean')) return { kind: 'boolean' };
  if (values.every((value) => typeof value === 'number')) {
    const numbers = values as number[];
    const isInteger = numbers.every((value) => Number.isSafeInteger(value));
    const names = flat.keywords['x-enum-varnames'] ?? flat.keywords['x-enumNames'];
    const called = Array.isArray(names) ? `, called ${names.join(', ')}` : '';
    remark(
      'note',
      about,
      `its values are the numbers ${numbers.join(', ')}${called}; read as a number between the lowest and the highest`,
    );
    return { kind: isInteger ? 'integer' : 'number', min: Math.min(...numbers), max: Math.max(...numbers) };
  }
  if (!values.every((value) => typeof value === 'string' || typeof value === 'number')) {
    remark('note', about, 'its values are of several types; read as json');
    return { kind: 'json' };
  }
  const texts = [...new Set(values.map(String))].filter((value) => value !== '');
  if (texts.length < new Set(values).size)
    remark('note', about, 'an empty text is one of its values: left out');
  return texts.length === 0 ? readString(flat, '', meaning) : { kind: 'enum', values: texts };
}

function toRelation(flat: Flat, meaning: Meaning): Shape | undefined {
  const stated = flat.keywords['x-entity'];
  const names = [...(typeof stated === 'string' ? [stated] : []), ...flat.components];
  let target: string | undefined;
  // One after the other: a component that is asked for becomes a value of the model.
  for (const name of names) target ??= meaning.findClass(name);
  if (target === undefined && typeof stated === 'string')
    meaning.remark('note', meaning.about, `it points to "${stated}", which no path answers; read as json`);
  if (target === undefined) return undefined;
  return { kind: 'relation', target, ...(isRecord(flat) && { embedded: true }) };
}

/** Several shapes in one place: an object or its IRI, a choice of constants, else anything. */
function readChoices(flat: Flat, name: string, meaning: Meaning): Shape {
  const { document, remark, about } = meaning;
  const choices = flat.choices.map((at) => flattenSchema(document, at));
  const whole = choices.every(isRecord) ? toRelation(flat, meaning) : undefined;
  if (whole) return whole;
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
  const shapes = choices.map((choice) => readKind(choice, name, meaning));
  const found = [...new Set(shapes.map(({ kind }) => kind))];
  if (found.length === 1 && found[0] !== 'enum' && found[0] !== 'relation' && shapes[0])
    return { kind: shapes[0].kind ?? 'json' };
  if (found.every((kind) => kind === 'integer' || kind === 'number')) return { kind: 'number' };
  if (found.every((kind) => kind === 'enum' || kind === 'string')) return { kind: 'string' };
  const number = shapes.find(({ kind }) => kind === 'number');
  if (number && found.every((kind) => kind === 'number' || kind === 'string' || kind === 'enum')) {
    remark('note', about, 'it is a number, or one written as a text; read as number');
    return number;
  }
  if (targets.size > 1)
    remark(
      'note',
      about,
      `it points to one of several: ${[...targets].map((key = '') => key.replace(/^openapi:/, '')).join(', ')}; read as json`,
    );
  else remark('note', about, `it is one of ${found.join(', ')}; read as json`);
  return { kind: 'json' };
}

/** An IRI of something that no schema names: by the property's name, one of our classes. */
function toNamed(
  { keywords }: Flat,
  name: string,
  { findResource, remark, about }: Meaning,
): Shape | undefined {
  if (keywords.format !== 'iri-reference') return undefined;
  const called = toEntityName(toSingular(name));
  const target = findResource(called);
  if (target !== undefined) remark('note', about, `it holds an IRI: by its name that of a ${called}`);
  return target === undefined ? undefined : { kind: 'relation', target };
}

export function readKind(flat: Flat, name: string, meaning: Meaning): Shape {
  const { keywords } = flat;
  if (flat.choices.length > 0 && !isRecord(flat)) return readChoices(flat, name, meaning);
  const relation = toRelation(flat, meaning) ?? readLinkage(flat, name, meaning);
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
    meaning.remark('note', meaning.about, `it is one of ${types.join(', ')}; read as json`);
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
      return toNamed(flat, name, meaning) ?? readString(flat, name, meaning);
    case 'array':
      return { kind: 'json' };
    case undefined:
    case 'object':
    case 'null':
      if (flat.properties.size > 0)
        meaning.remark('note', meaning.about, 'it is an object without a name of its own; read as json');
      // A format or a pattern without a type is a text's all the same.
      return typeof keywords.format === 'string' ||
        typeof keywords.pattern === 'string' ||
        typeof keywords.maxLength === 'number'
        ? readString(flat, name, meaning)
        : { kind: 'json' };
    default:
      meaning.remark(
        'note',
        meaning.about,
        `its type ${JSON.stringify(keywords.type)} is none of JSON Schema; read as json`,
      );
      return { kind: 'json' };
  }
}
