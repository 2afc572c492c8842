/** Classes to facts: their names, properties and what can be done with one record. */
import type { Operation } from '../../../schema/descriptor.ts';
import { Refusal } from '../document.ts';
import type { AddRemark, ClassFacts, PropertyFacts } from '../facts.ts';
import type { LdNode } from '../jsonld/expand.ts';
import { flagOf, type Graph, iriOf, normalizeIri, textOf, toIri } from '../jsonld/graph.ts';
import { localName, toEntityName } from '../names.ts';
import { isCollectionClass } from './readCollections.ts';
import { readProperty } from './readProperty.ts';
import { readText } from './texts.ts';

const methods: Readonly<Record<string, Operation>> = {
  GET: 'read',
  PUT: 'update',
  PATCH: 'update',
  DELETE: 'delete',
  POST: 'create',
};

/** Classes every documentation has that are no records: errors, collections, Hydra's own. */
function isMachinery(graph: Graph, node: LdNode, remark: AddRemark): boolean {
  const id = node.id ?? '';
  if (id.startsWith(iriOf('hydra:'))) return true;
  if (isCollectionClass(graph, node)) return true;
  const supers = graph.get(node, 'rdfs:subClassOf').map(toIri);
  const isError = supers.some((iri) => iri === iriOf('hydra:Error') || iri === iriOf('hydra:Status'));
  const name = localName(id);
  if (isError || /^ConstraintViolation(?:List)?$/.test(name)) return true;
  // What can be called is a record, whatever its name.
  if (!/^(?:Error|Status|Status-Error)$/.test(name) || readItemOperations(graph, node).length > 0)
    return false;
  remark('note', name, 'by its name an error of the API, and it has no operations: left out');
  return true;
}

/** One word that can stand as it is comes before what an IRI ends in. */
function nameClass(graph: Graph, node: LdNode): string {
  const title = textOf(graph.get(node, 'hydra:title')) ?? textOf(graph.get(node, 'rdfs:label')) ?? '';
  const local = node.id?.startsWith('_:') ? '' : localName(node.id ?? '');
  const isWord = /^[A-Za-z][A-Za-z0-9_-]*$/.test(title);
  const name = toEntityName(isWord ? title : /^[A-Za-z]/.test(local) ? local : title);
  if (name !== '') return name;
  const given = [title, local].find((one) => one !== '');
  if (given !== undefined)
    throw new Refusal(
      node.place,
      `The class "${given}" has no name in Latin letters.`,
      'Give it a "hydra:title" that has one; its "rdfs:label" may stay as it is.',
    );
  throw new Refusal(
    node.place,
    'A class has neither an "@id" nor a title.',
    'Give it a "hydra:title", or an "@id" that ends in a name.',
  );
}

/** A POST of a record that takes something else makes no record of this class. */
function isOtherCall(graph: Graph, node: LdNode, operation: LdNode): boolean {
  if (textOf(graph.get(operation, 'hydra:method'))?.toUpperCase() !== 'POST') return false;
  const expected = graph.get(operation, 'hydra:expects').flatMap((value) => toIri(value) ?? []);
  return expected.some((iri) => iri !== normalizeIri(node.id ?? '') && !iri.startsWith(iriOf('owl:')));
}

function readItemOperations(graph: Graph, node: LdNode): Operation[] {
  const found = graph
    .nodes(node, 'hydra:supportedOperation')
    .filter((operation) => !isOtherCall(graph, node, operation))
    .map((operation) => methods[(textOf(graph.get(operation, 'hydra:method')) ?? '').toUpperCase()]);
  return [...new Set(found.filter((operation) => operation !== undefined))];
}

/** Whether a record is changed by a PUT alone. */
function isReplaced(graph: Graph, node: LdNode): boolean {
  const methods = graph
    .nodes(node, 'hydra:supportedOperation')
    .map((operation) => textOf(graph.get(operation, 'hydra:method'))?.toUpperCase());
  return methods.includes('PUT') && !methods.includes('PATCH');
}

interface Known {
  readonly known: ReadonlySet<string>;
  readonly byName: ReadonlyMap<string, string>;
  readonly countsOne: boolean;
}

/** Whether a class says of a property that it holds one at most. */
function countsOne(graph: Graph, node: LdNode): boolean {
  return graph
    .nodes(node, 'hydra:supportedProperty')
    .flatMap((one) => [one, ...graph.nodes(one, 'hydra:property')])
    .some((one) => graph.get(one, 'owl:maxCardinality', 'owl:cardinality').length > 0);
}

interface Named {
  readonly node: LdNode;
  readonly key: string;
  readonly name: string;
}

/** Two classes of one title keep apart by what their IRIs end in. */
function nameAll(graph: Graph, nodes: readonly LdNode[], remark: AddRemark): Named[] {
  const taken = new Set<string>();
  return nodes.map((node) => {
    const wanted = nameClass(graph, node);
    const local = toEntityName(localName(node.id ?? ''));
    const isFree = (name: string) => name !== '' && !taken.has(name.toLowerCase());
    let name = isFree(wanted) ? wanted : local;
    for (let count = 2; !isFree(name); count++) name = `${wanted}${count}`;
    taken.add(name.toLowerCase());
    if (name !== wanted)
      remark(
        'note',
        name,
        `another class is called "${wanted}" too; this one is <${node.id ?? 'without IRI'}>`,
      );
    return { node, key: normalizeIri(node.id ?? `_:${node.place.pointer}`), name };
  });
}

/** Calls of a class that are none of the five: no document gives their path. */
function reportCalls(graph: Graph, node: LdNode, name: string, remark: AddRemark): void {
  for (const operation of graph.nodes(node, 'hydra:supportedOperation')) {
    const method = textOf(graph.get(operation, 'hydra:method'));
    if (method === undefined) remark('note', name, 'an operation without a method: left out');
    else if (methods[method.toUpperCase()] === undefined)
      remark('note', name, `its operation "${method}" is none that an entity has: left out`);
    else if (isOtherCall(graph, node, operation))
      remark(
        'note',
        name,
        `its ${method} takes another class: a call of its own, left out without an address`,
      );
  }
}

/** What a class supports itself, and then what the classes that it is one of do. */
function listSupported(graph: Graph, node: LdNode, seen: ReadonlySet<string | LdNode> = new Set()): LdNode[] {
  const open = new Set([...seen, node.id ?? node]);
  const supers = graph
    .nodes(node, 'rdfs:subClassOf')
    .filter((one) => !open.has(one.id ?? one) && !isCollectionClass(graph, one));
  return [
    ...graph.nodes(node, 'hydra:supportedProperty'),
    ...supers.flatMap((one) => listSupported(graph, one, open)),
  ];
}

/** IRIs that several properties of a class have, under titles of their own: the IRI names none of them. */
function listShared(graph: Graph, supported: readonly LdNode[]): ReadonlySet<string> {
  const titles = new Map<string, Set<string>>();
  for (const one of supported) {
    const iri = normalizeIri(graph.nodes(one, 'hydra:property')[0]?.id ?? '');
    const title = textOf(graph.get(one, 'hydra:title'));
    if (iri !== '' && title !== undefined) titles.set(iri, (titles.get(iri) ?? new Set()).add(title));
  }
  return new Set([...titles].filter(([, found]) => found.size > 1).map(([iri]) => iri));
}

/** One that is described once for reading and once for writing is both; any other second description is reported. */
function uniteTwice(first: PropertyFacts, next: PropertyFacts): PropertyFacts | undefined {
  const isPair = (one: PropertyFacts, other: PropertyFacts) =>
    one.readOnly === true && other.writeOnly === true;
  if (!isPair(first, next) && !isPair(next, first)) return undefined;
  const { readOnly: _readOnly, writeOnly: _writeOnly, required, ...rest } = first;
  return { ...rest, readOnly: false, ...((required || next.required) && { required: true }) };
}

function readClass(graph: Graph, { node, key, name }: Named, known: Known, remark: AddRemark): ClassFacts {
  const own = new Set(graph.nodes(node, 'hydra:supportedProperty'));
  const supported = listSupported(graph, node);
  reportCalls(graph, node, name, remark);
  const shared = listShared(graph, [...own]);
  const seen = new Map<string, PropertyFacts>();
  for (const one of supported) {
    const property = readProperty(graph, { node: one, entity: name, shared, ...known }, remark);
    if (!property) continue;
    const before = seen.get(property.name);
    const both = before && own.has(one) ? uniteTwice(before, property) : undefined;
    if (before && own.has(one) && !both)
      remark('note', `${name}.${property.name}`, 'described twice; the first is read');
    if (!before && !own.has(one))
      remark('note', `${name}.${property.name}`, 'taken from a class that this one is a subclass of');
    if (!before || both) seen.set(property.name, both ?? property);
  }
  const properties = [...seen.values()];
  if (flagOf(graph.get(node, 'owl:deprecated')))
    remark('note', name, 'the documentation calls it deprecated');
  const title = readText(graph.get(node, 'hydra:title'));
  const label = readText(graph.get(node, 'rdfs:label')) ?? title;
  const comment = readText(graph.get(node, 'hydra:description', 'rdfs:comment'));
  return {
    key,
    name,
    place: node.place,
    ...(label !== undefined && { label }),
    ...(comment !== undefined && comment !== label && { comment }),
    properties,
    operations: readItemOperations(graph, node),
    ...(isReplaced(graph, node) && { asked: { style: 'hydra', parameters: [], update: 'put' } as const }),
    actions: [],
    isValue: false,
  };
}

/** In the order of the document; classes without properties are left out and reported. */
export function readClasses(graph: Graph, nodes: readonly LdNode[], remark: AddRemark): ClassFacts[] {
  const records = nodes.filter((node) => {
    if (isMachinery(graph, node, remark)) return false;
    if (listSupported(graph, node).length > 0) return true;
    remark('note', localName(node.id ?? '') || node.place.pointer, 'the class has no properties: left out');
    return false;
  });
  const named = nameAll(graph, records, remark);
  const known: Known = {
    known: new Set(named.map(({ key }) => key)),
    byName: new Map(named.map(({ name, key }) => [name.toLowerCase(), key])),
    countsOne: records.some((node) => countsOne(graph, node)),
  };
  return named
    .map((one) => readClass(graph, one, known, remark))
    .filter(({ name, properties }) => {
      if (properties.length === 0) remark('note', name, 'no property of the class can be read: left out');
      return properties.length > 0;
    });
}
