/** `schema/context.jsonld`: the keys and kinds as JSON-LD, so that any processor reads the schema's files. */
import { entityKeys } from '../../schema/keys/entityKeys.ts';
import { fileKeys, type Key } from '../../schema/keys/key.ts';
import { apiKeys, areaKeys, callFileKeys } from '../../schema/keys/listKeys.ts';
import { propertyKeys } from '../../schema/keys/propertyKeys.ts';
import type { PropertyKind } from '../../schema/kinds.ts';

const vocabularies = {
  '@version': 1.1,
  hydra: 'http://www.w3.org/ns/hydra/core#',
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  sh: 'http://www.w3.org/ns/shacl#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
  admin: 'urn:ticketing-back-office:admin#',
  '@vocab': 'urn:ticketing-back-office:entity#',
};

const types = { Entity: 'hydra:Class', Api: 'hydra:EntryPoint', Area: 'admin:Area', Calls: 'admin:Calls' };

/** A choice has no name of its own, and a relation is named by its entity. */
const kinds: Readonly<Record<Exclude<PropertyKind, 'enum' | 'relation'>, string>> = {
  string: 'xsd:string',
  text: 'admin:text',
  html: 'rdf:HTML',
  email: 'admin:email',
  phone: 'admin:phone',
  url: 'xsd:anyURI',
  color: 'admin:color',
  image: 'admin:image',
  integer: 'xsd:integer',
  number: 'xsd:decimal',
  boolean: 'xsd:boolean',
  money: 'admin:money',
  date: 'xsd:date',
  time: 'xsd:time',
  dateTime: 'xsd:dateTime',
  json: 'rdf:JSON',
};

const jsonShapes: readonly Key['shape'][] = [
  'groups',
  'choices',
  'when',
  'tones',
  'order',
  'rights',
  'screens',
  'any',
];

function termOf(name: string, { term, shape }: Key): unknown {
  if (term !== undefined) return term;
  if (shape === 'label') return { '@id': `admin:${name}`, '@container': '@language' };
  return jsonShapes.includes(shape) ? { '@id': `admin:${name}`, '@type': '@json' } : `admin:${name}`;
}

const inline = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? `{ ${Object.entries(value)
        .map(([key, inner]) => `${JSON.stringify(key)}: ${JSON.stringify(inner)}`)
        .join(', ')} }`
    : JSON.stringify(value);

export function emitContext(): string {
  const keys = [apiKeys, areaKeys, callFileKeys, entityKeys, propertyKeys].flatMap(fileKeys);
  const terms = new Map(
    keys.filter(([name]) => !name.startsWith('@')).map(([name, key]) => [name, termOf(name, key)]),
  );
  const lines = Object.entries({ ...vocabularies, ...types, ...Object.fromEntries(terms), ...kinds }).map(
    ([name, term]) => `    ${JSON.stringify(name)}: ${inline(term)}`,
  );
  return `{
  "comment": "Made by codegen from schema/keys and schema/kinds.ts. Edit those.",
  "@context": {
${lines.join(',\n')}
  }
}
`;
}
