/** Which class each collection holds and what it answers: from the entrypoint's links, or from collections at hand. */
import type { Operation } from '../../../schema/descriptor.ts';
import { isNode, type LdNode } from '../jsonld/expand.ts';
import { type Graph, iriOf, normalizeIri, textOf, toIri } from '../jsonld/graph.ts';
import { isSameName, localName, toPlural } from '../names.ts';

interface Collection {
  readonly operations: readonly Operation[];
  /** The link lists its calls. */
  readonly isDocumented?: boolean;
  readonly address?: string;
  readonly link?: string;
}

const collections = ['hydra:Collection', 'hydra:PagedCollection', 'hydra:PartialCollectionView'].map(iriOf);

const isCollectionIri = (iri: string | undefined): boolean => iri !== undefined && collections.includes(iri);

/** A class of collections, e.g. `BookCollection`, is none of records. */
export function isCollectionClass(graph: Graph, node: LdNode): boolean {
  const supers = graph.get(node, 'rdfs:subClassOf').map(toIri);
  if (supers.some(isCollectionIri) || isCollectionIri(node.id) || graph.is(node, 'Collection')) return true;
  return graph
    .nodes(node, 'hydra:supportedProperty')
    .some((one) => graph.get(one, 'hydra:property').map(toIri).includes(iriOf('hydra:member')));
}

/** `{ property: rdf:type, object: C }`, under its old and its new name. */
function assertedClasses(graph: Graph, node: LdNode): string[] {
  return graph
    .nodes(node, 'hydra:memberAssertion', 'hydra:manages')
    .flatMap((assertion) => graph.get(assertion, 'hydra:object'))
    .flatMap((value) => toIri(value) ?? []);
}

/** `owl:equivalentClass`: what is under hydra:member is all of one class. */
function restrictedClasses(graph: Graph, node: LdNode): string[] {
  const isMember = graph.get(node, 'owl:onProperty').map(toIri).includes(iriOf('hydra:member'));
  return [...(isMember ? [node] : []), ...graph.nodes(node, 'owl:equivalentClass')]
    .flatMap((one) => graph.get(one, 'owl:allValuesFrom', 'owl:someValuesFrom'))
    .flatMap((value) => toIri(value) ?? []);
}

const memberCollectionClass = (graph: Graph, node: LdNode, known: ReadonlySet<string>): string[] => {
  if (!isCollectionClass(graph, node)) return [];
  const asserted = assertedClasses(graph, node);
  const expected = graph
    .nodes(node, 'hydra:supportedOperation')
    .flatMap((operation) => graph.get(operation, 'hydra:expects'))
    .flatMap((value) => toIri(value) ?? []);
  const base = localName(node.id ?? '').replace(/(?:Paged)?(?:Collection|List)$/i, '');
  const named = [...known].filter((iri) => base !== '' && isSameName(localName(iri), base));
  return [...asserted, ...expected.filter((iri) => known.has(iri)), ...named];
};

/** The class that a link's or a relation's collection holds; undefined when it leads to no collection. */
export function findMember(graph: Graph, link: LdNode, known: ReadonlySet<string>): string | undefined {
  const ranges = graph.nodes(link, 'rdfs:range', 'schema:rangeIncludes');
  const found = [
    ...assertedClasses(graph, link),
    ...ranges.flatMap((range) => [
      ...restrictedClasses(graph, range),
      ...assertedClasses(graph, range),
      ...memberCollectionClass(graph, range, known),
    ]),
  ].map(normalizeIri);
  return found.find((iri) => known.has(iri)) ?? found[0];
}

/** An address has no fragment and no query: with either, an IRI is the name of a class. */
const addressOf = (iri: string): string | undefined => (/[?#]/.test(iri) ? undefined : iri);

const methodsOf = (graph: Graph, node: LdNode): { method: string; operation: LdNode }[] =>
  graph.nodes(node, 'hydra:supportedOperation', 'hydra:operation').map((operation) => ({
    method: (textOf(graph.get(operation, 'hydra:method')) ?? '').toUpperCase(),
    operation,
  }));

/** What the link says that can be done, and the class of collections it leads to. */
function readOperations(graph: Graph, link: LdNode): Operation[] {
  const ranges = graph.nodes(link, 'rdfs:range').filter((range) => isCollectionClass(graph, range));
  const methods = [link, ...ranges].flatMap((node) => methodsOf(graph, node)).map(({ method }) => method);
  return [
    ...(methods.length === 0 || methods.includes('GET') ? (['list'] as const) : []),
    ...(methods.includes('POST') ? (['create'] as const) : []),
  ];
}

/** What a link leads to where no restriction says it: by what it takes or answers, else by its name. */
function guessMember(graph: Graph, link: LdNode, known: ReadonlySet<string>): string | undefined {
  const named = methodsOf(graph, link)
    .flatMap(({ operation }) => graph.get(operation, 'hydra:expects', 'hydra:returns'))
    .map(toIri)
    .find((iri) => iri !== undefined && known.has(iri));
  if (named !== undefined) return named;
  const ranges = graph.get(link, 'rdfs:range').map(toIri);
  const direct = ranges.find((iri) => iri !== undefined && known.has(iri));
  if (direct !== undefined) return direct;
  const name = localName(link.id ?? '');
  return [...known].find(
    (iri) => isSameName(localName(iri), name) || isSameName(toPlural(localName(iri)), name),
  );
}

interface Found {
  readonly byClass: ReadonlyMap<string, Collection>;
  /** Whether the documents describe an entrypoint or collections at all. */
  readonly isDescribed: boolean;
}

/** As described where it is: servers with several APIs give two links one IRI. */
function listLinks(graph: Graph, supported: LdNode): LdNode[] {
  const own = (supported.properties.get(iriOf('hydra:property')) ?? []).filter(isNode);
  return own.some(({ properties }) => properties.size > 0) ? own : graph.nodes(supported, 'hydra:property');
}

function readLinks(
  graph: Graph,
  entrypoint: LdNode,
  known: ReadonlySet<string>,
  into: Map<string, Collection>,
): void {
  for (const supported of graph.nodes(entrypoint, 'hydra:supportedProperty'))
    for (const link of listLinks(graph, supported)) {
      const both: LdNode = { ...link, properties: new Map([...supported.properties, ...link.properties]) };
      const member = findMember(graph, both, known) ?? guessMember(graph, both, known);
      if (member === undefined || into.has(member)) continue;
      // The entrypoint itself, as saved or answered, has the address under the link's own IRI.
      const address = link.id === undefined ? undefined : findAddress(graph, link.id);
      into.set(member, {
        operations: readOperations(graph, both),
        isDocumented: methodsOf(graph, both).length > 0,
        link: localName(link.id ?? ''),
        ...(address !== undefined && { address }),
      });
    }
}

/** By the link's IRI; behind another host or path of the documentation, by what is behind its `#`. */
function findAddress(graph: Graph, link: string): string | undefined {
  const tail = link.includes('#') ? link.slice(link.indexOf('#')) : undefined;
  const read = (matches: (iri: string) => boolean): string | undefined => {
    for (const node of graph.all)
      for (const [iri, values] of node.properties) {
        if (!matches(iri)) continue;
        const address = values.map((one) => (isNode(one) ? one.id : String(one.value))).find(Boolean);
        if (address !== undefined) return address;
      }
    return undefined;
  };
  return read((iri) => iri === link) ?? (tail && read((iri) => iri.endsWith(tail)));
}

/** Collections at hand, as the Hydra group's servers answer them: by assertion, by what they take, by their members. */
function readAnswers(graph: Graph, known: ReadonlySet<string>, into: Map<string, Collection>): boolean {
  let isAny = false;
  for (const node of graph.all) {
    if (!graph.is(node, 'Collection') || node.id === undefined || known.has(node.id)) continue;
    isAny = true;
    const members = graph.nodes(node, 'hydra:member').flatMap((member) => member.types.map(normalizeIri));
    const member = [
      ...assertedClasses(graph, node).map(normalizeIri),
      guessMember(graph, node, known),
      ...members,
    ].find((iri) => iri !== undefined && known.has(iri));
    if (member === undefined) continue;
    const before = into.get(member);
    const address = before?.address ?? addressOf(node.id);
    const operations = new Set<Operation>([...(before?.operations ?? []), 'list']);
    if (methodsOf(graph, node).some(({ method }) => method === 'POST')) operations.add('create');
    into.set(member, { ...before, operations: [...operations], ...(address !== undefined && { address }) });
  }
  return isAny;
}

/** `nodes`: all classes of the document, the entrypoint's among them. `known`: those that become entities. */
export function readCollections(graph: Graph, nodes: readonly LdNode[], known: ReadonlySet<string>): Found {
  const byClass = new Map<string, Collection>();
  const entrypoints = nodes.filter((node) => /^entry-?point$/i.test(localName(node.id ?? '')));
  for (const entrypoint of entrypoints) readLinks(graph, entrypoint, known, byClass);
  const isAnswered = readAnswers(graph, known, byClass);
  return { byClass, isDescribed: byClass.size > 0 || (isAnswered && entrypoints.length > 0) };
}
