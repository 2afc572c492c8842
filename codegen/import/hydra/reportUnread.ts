/** What a documentation contains that nothing here reads: reported once for each word, with how often and where first. */
import type { Place } from '../document.ts';
import type { AddRemark } from '../facts.ts';
import { isNode, type LdNode, type LdValue } from '../jsonld/expand.ts';
import { type Graph, iriOf } from '../jsonld/graph.ts';
import { prefixes } from '../jsonld/wellKnown.ts';

/** Written for every class or call and of no use to an entity's file: what may go wrong, how pages and searches look. */
const plain = new Set(
  [
    ...['rdfs:domain', 'schema:domainIncludes', 'rdfs:subPropertyOf', 'rdfs:subClassOf', 'rdfs:isDefinedBy'],
    ...['rdf:type', 'owl:onProperty', 'owl:maxCardinality', 'owl:cardinality', 'owl:allValuesFrom'],
    ...['owl:someValuesFrom', 'owl:equivalentClass', 'owl:deprecated', 'schema:rangeIncludes'],
    ...['hydra:possibleStatus', 'hydra:statusCode', 'hydra:statusCodes', 'hydra:code', 'hydra:search'],
    ...['hydra:template', 'hydra:mapping', 'hydra:variable', 'hydra:variableRepresentation', 'hydra:view'],
    ...['hydra:apiDocumentation', 'hydra:extension', 'hydra:collection', 'hydra:member', 'hydra:totalItems'],
    ...['hydra:expects', 'hydra:returns', 'hydra:expectsHeader', 'hydra:returnsHeader', 'hydra:subject'],
    ...['hydra:manages', 'hydra:memberAssertion', 'hydra:object', 'hydra:property', 'hydra:entrypoint'],
    ...['hydra:title', 'hydra:description', 'rdfs:label', 'rdfs:comment', 'hydra:method', 'hydra:operation'],
    ...['hydra:required', 'hydra:readable', 'hydra:writable', 'hydra:writeable', 'hydra:supportedOperation'],
  ].map(iriOf),
);

function compact(iri: string): string {
  const found = Object.entries(prefixes).find(([, start]) => iri.startsWith(start));
  return found ? `${found[0]}:${iri.slice(found[1].length)}` : iri;
}

interface Seen {
  count: number;
  readonly place: Place;
}

function add(seen: Map<string, Seen>, word: string, place: Place): void {
  const found = seen.get(word);
  if (found) found.count++;
  else seen.set(word, { count: 1, place });
}

const count = (times: number) => (times === 1 ? 'once' : `${times} times`);

/** Everything inside the classes of a documentation. */
function walk(node: LdNode, visit: (node: LdNode, iri: string, values: readonly LdValue[]) => void): void {
  for (const [iri, values] of node.properties) {
    visit(node, iri, values);
    for (const value of values) if (isNode(value)) walk(value, visit);
  }
}

export class Unread {
  private readonly keys = new Map<string, Seen>();

  /** A key without a meaning under its context. */
  readonly skip = (key: string, place: Place): void => add(this.keys, key, place);

  /** `nodes`: of the documentation, as expanded. */
  remark(graph: Graph, nodes: readonly LdNode[], remark: AddRemark): void {
    const words = new Map<string, Seen>();
    const languages = new Set<string>();
    for (const node of nodes)
      walk(node, ({ place }, iri, values) => {
        if (!graph.asked.has(iri) && !plain.has(iri) && !iri.startsWith('@')) add(words, iri, place);
        for (const value of values)
          if (!isNode(value) && value.language && !/^(?:en|fr)(?:-|$)/.test(value.language))
            languages.add(value.language);
      });
    const where = ({ place, count: times }: Seen) =>
      `left out, ${count(times)}, first at ${place.pointer || 'the top'} (line ${place.line})`;
    for (const [key, seen] of this.keys)
      remark('note', 'the document', `"${key}" has no meaning under its context: ${where(seen)}`);
    for (const [iri, seen] of words)
      remark('note', 'the document', `"${compact(iri)}" is not read here: ${where(seen)}`);
    if (languages.size > 0)
      remark(
        'note',
        'the document',
        `texts in ${[...languages].sort().join(', ')} are taken only where English and French are missing`,
      );
  }
}
