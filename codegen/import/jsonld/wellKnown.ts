/** Contexts and prefixes that documents name without bringing them. No context is ever fetched. */

/** Prefixes taken as meant when a document uses them without defining them. */
export const prefixes: Readonly<Record<string, string>> = {
  hydra: 'http://www.w3.org/ns/hydra/core#',
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
  xmls: 'http://www.w3.org/2001/XMLSchema#',
  owl: 'http://www.w3.org/2002/07/owl#',
  schema: 'https://schema.org/',
  sh: 'http://www.w3.org/ns/shacl#',
  dc: 'http://purl.org/dc/terms/',
  dcterms: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
};

const iri = (id: string) => ({ '@id': id, '@type': '@id' });
const word = (id: string) => ({ '@id': id, '@type': '@vocab' });

const bare = [
  ...['ApiDocumentation', 'Class', 'Error', 'Status', 'Resource', 'Operation', 'Link', 'TemplatedLink'],
  ...['SupportedProperty', 'Collection', 'PartialCollectionView', 'PagedCollection', 'IriTemplate'],
  ...['IriTemplateMapping', 'Rfc6570Template', 'VariableRepresentation', 'BasicRepresentation'],
  ...['ExplicitRepresentation', 'HeaderSpecification', 'title', 'description', 'statusCode', 'method'],
  ...['required', 'readable', 'writable', 'writeable', 'operation', 'memberAssertion', 'manages', 'search'],
  ...['freetextQuery', 'totalItems', 'template', 'mapping', 'variable', 'offset', 'limit', 'pageIndex'],
  ...['pageReference', 'returnsHeader', 'expectsHeader', 'headerName', 'possibleValue', 'closedSet'],
];
const links = ['entrypoint', 'supportedOperation', 'supportedProperty', 'possibleStatus', 'apiDocumentation'];
const pages = ['collection', 'member', 'view', 'first', 'last', 'next', 'previous', 'extension'];
const words = [
  'supportedClass',
  'property',
  'expects',
  'returns',
  'subject',
  'object',
  'variableRepresentation',
];

/** The Hydra core vocabulary's own terms. */
const hydra: Readonly<Record<string, unknown>> = {
  ...prefixes,
  ...Object.fromEntries(bare.map((term) => [term, `hydra:${term}`])),
  ...Object.fromEntries([...links, ...pages].map((term) => [term, iri(`hydra:${term}`)])),
  ...Object.fromEntries(words.map((term) => [term, word(`hydra:${term}`)])),
  label: 'rdfs:label',
  comment: 'rdfs:comment',
  ...Object.fromEntries(
    ['domain', 'range', 'subClassOf', 'subPropertyOf'].map((term) => [term, word(`rdfs:${term}`)]),
  ),
  domainIncludes: iri('schema:domainIncludes'),
  rangeIncludes: iri('schema:rangeIncludes'),
};

const schemaOrg = { '@vocab': 'https://schema.org/', schema: 'https://schema.org/' };

/** A bundled context by the addresses people give it; undefined for any other. */
export function findBundled(address: string): unknown {
  const plain = address.replace(/^https?:\/\/(?:www\.)?/, '').replace(/[#/]+$/, '');
  if (/^w3\.org\/ns\/hydra(?:\/core|\/context\.jsonld|\/core\.jsonld)?$/.test(plain)) return hydra;
  if (/^purl\.org\/hydra\/(?:core|context\.jsonld)$/.test(plain)) return hydra;
  if (/^schema\.org(?:\/docs\/jsonldcontext\.json(?:ld)?)?$/.test(plain)) return schemaOrg;
  return undefined;
}

/** For documents that have no context, or one that is not at hand. */
export const hydraContext: unknown = hydra;
