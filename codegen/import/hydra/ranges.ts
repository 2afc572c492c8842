/** What an RDF range holds, where it is no class of the document. */
import type { PropertyKind } from '../../../schema/kinds.ts';
import { prefixes } from '../jsonld/wellKnown.ts';

const integers = [
  ...[
    'integer',
    'int',
    'long',
    'short',
    'byte',
    'unsignedInt',
    'unsignedLong',
    'unsignedShort',
    'unsignedByte',
  ],
  ...['nonNegativeInteger', 'positiveInteger', 'nonPositiveInteger', 'negativeInteger'],
];

const kinds: Readonly<Record<string, PropertyKind>> = {
  ...Object.fromEntries(integers.map((name) => [`xsd:${name}`, 'integer' as const])),
  'xsd:string': 'string',
  'xsd:normalizedString': 'string',
  'xsd:token': 'string',
  'xsd:language': 'string',
  'xsd:duration': 'string',
  'xsd:gYear': 'integer',
  'xsd:decimal': 'number',
  'xsd:float': 'number',
  'xsd:double': 'number',
  'xsd:boolean': 'boolean',
  'xsd:date': 'date',
  'xsd:time': 'time',
  'xsd:dateTime': 'dateTime',
  'xsd:dateTimeStamp': 'dateTime',
  'xsd:anyURI': 'url',
  'xsd:anyUri': 'url',
  'xsd:base64Binary': 'text',
  'xsd:array': 'json',
  'xsd:object': 'json',
  'xsd:mixed': 'json',
  'rdf:langString': 'string',
  'rdf:HTML': 'html',
  'rdf:JSON': 'json',
  'rdfs:Literal': 'string',
  'schema:Text': 'string',
  'schema:URL': 'url',
  'schema:Boolean': 'boolean',
  'schema:Integer': 'integer',
  'schema:Number': 'number',
  'schema:Float': 'number',
  'schema:Date': 'date',
  'schema:DateTime': 'dateTime',
  'schema:Time': 'time',
  'schema:Duration': 'string',
  '@id': 'url',
  '@json': 'json',
};

const byIri: ReadonlyMap<string, PropertyKind> = new Map(
  Object.entries(kinds).map(([compact, kind]) => {
    const [prefix = '', name = ''] = compact.split(':');
    return [name === '' ? compact : (prefixes[prefix] ?? '') + name, kind];
  }),
);

export const kindOfRange = (iri: string): PropertyKind | undefined => byIri.get(iri);

/** The lowest value of integers that have one. */
const lowest: Readonly<Record<string, number>> = {
  nonNegativeInteger: 0,
  unsignedInt: 0,
  unsignedLong: 0,
  unsignedShort: 0,
  unsignedByte: 0,
  positiveInteger: 1,
};

export function minOfRange(iri: string): number | undefined {
  const xsd = prefixes.xsd ?? '';
  return iri.startsWith(xsd) ? lowest[iri.slice(xsd.length)] : undefined;
}

/** Several scalar ranges are read as the one that holds them all. */
const widest: readonly PropertyKind[] = [
  'json',
  'text',
  'string',
  'url',
  'dateTime',
  'date',
  'number',
  'integer',
];

export function widestKind(found: readonly PropertyKind[]): PropertyKind | undefined {
  return widest.find((kind) => found.includes(kind)) ?? found[0];
}

/** What schema.org's own properties hold, more exactly than a text. */
const meanings: Readonly<Record<string, PropertyKind>> = {
  email: 'email',
  telephone: 'phone',
  faxNumber: 'phone',
  url: 'url',
  sameAs: 'url',
  image: 'image',
  logo: 'image',
  color: 'color',
  description: 'text',
  text: 'text',
  articleBody: 'text',
  reviewBody: 'text',
  commentText: 'text',
};

/** By the property's own IRI, else by a name that reveals it. */
export function refineText(iri: string | undefined, name: string): PropertyKind {
  const schema = prefixes.schema ?? '';
  const meant = iri?.startsWith(schema) ? meanings[iri.slice(schema.length)] : undefined;
  if (meant) return meant;
  if (iri === `${prefixes.foaf}mbox`) return 'email';
  if (/^e?-?mail(?:Address)?$/i.test(name)) return 'email';
  if (/(?:description|body|content|biography|abstract)$/i.test(name)) return 'text';
  return 'string';
}
