/** A Hydra API documentation, in any of its dialects, to facts. */
import { type Document, isObject, placeAt, Refusal } from '../document.ts';
import type { AddRemark, ApiFacts, ClassFacts } from '../facts.ts';
import type { Reading } from '../jsonld/context.ts';
import { expandDocument, type LdNode } from '../jsonld/expand.ts';
import { type Graph, iriOf, makeGraph, textOf, toIri } from '../jsonld/graph.ts';
import { nameOther } from '../nameOther.ts';
import { localName } from '../names.ts';
import { isOpenApi } from '../openapi/isOpenApi.ts';
import { readClasses } from './readClasses.ts';
import { readCollections } from './readCollections.ts';
import { Unread } from './reportUnread.ts';

export interface HydraSources {
  readonly document: Document;
  /** The entrypoint, collections and the like, as saved or answered. */
  readonly companions: readonly Document[];
  readonly base?: string | undefined;
  readonly reading: Reading;
}

function refuseEmpty(document: Document, nodes: readonly LdNode[]): never {
  const place = placeAt(document, '');
  const value: unknown = Array.isArray(document.value) ? document.value[0] : document.value;
  const keys = isObject(value) ? Object.keys(value) : [];
  const key = keys.find((one) => /supportedClass$/.test(one));
  if (key !== undefined) {
    const meant = [...nodes.flatMap((node) => [...node.properties.keys()])].find((iri) =>
      /supportedClass$/.test(iri),
    );
    const isEmpty = meant === undefined || meant === iriOf('hydra:supportedClass');
    throw new Refusal(
      placeAt(document, `/${key}`),
      isEmpty
        ? `"${key}" lists no class.`
        : `"${key}" means <${meant}> under the document's context, which is not Hydra's.`,
      isEmpty
        ? 'Give a documentation that describes classes.'
        : `Map it to <${iriOf('hydra:supportedClass')}> in "@context".`,
    );
  }
  if (isOpenApi(value))
    throw new Refusal(
      placeAt(document, '/0'),
      'The document is a list with an OpenAPI document in it.',
      'Give that document alone, without the brackets around it.',
    );
  const type = isObject(value) ? String(value['@type'] ?? '') : '';
  if (/(?:^|[:#/])Entry-?[pP]oint$/.test(type))
    throw new Refusal(
      place,
      'The document is an entrypoint.',
      'Give its address, or the API documentation that its Link header names.',
    );
  const other = nameOther(value);
  if (other) throw new Refusal(place, `The document is ${other.what}.`, other.hint);
  if (keys.some((one) => /(?:^|:)(?:member|totalItems|view)$/.test(one)))
    throw new Refusal(
      place,
      'The document is a collection.',
      'Give the API documentation its Link header names.',
    );
  throw new Refusal(
    place,
    `The document has no "hydra:supportedClass" and no "openapi": its keys are ${keys.map((one) => `"${one}"`).join(', ') || 'none'}.`,
    'Give a Hydra API documentation or an OpenAPI 3 document.',
  );
}

/** The classes of the documentation, or of a vocabulary that is alone. */
function findClasses(graph: Graph, roots: readonly LdNode[]): LdNode[] {
  const listed = graph.all.flatMap((node) => graph.nodes(node, 'hydra:supportedClass'));
  const found = listed.length > 0 ? listed : graph.all.filter((node) => graph.is(node, 'Class'));
  const seen = new Set<string | LdNode>();
  return found.filter((node) => {
    const key = node.id ?? node;
    if (seen.has(key) || roots.includes(node)) return false;
    seen.add(key);
    return true;
  });
}

function pathOf(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  try {
    return decodeURI(new URL(address, 'http://localhost/').pathname);
  } catch {
    return undefined;
  }
}

const isEntrypoint = (node: LdNode): boolean => /^entry-?point$/i.test(localName(node.id ?? ''));

/** Which classes the entrypoint or a collection leads to, and where they are. */
function connect(
  classes: readonly ClassFacts[],
  graph: Graph,
  nodes: readonly LdNode[],
  remark: AddRemark,
): ClassFacts[] {
  // Some documentations describe no reading at all: whatever has an address is read by it.
  const isReadDocumented = graph.all.some(
    (node) => textOf(graph.get(node, 'hydra:method'))?.toUpperCase() === 'GET',
  );
  const { byClass, isDescribed } = readCollections(graph, nodes, new Set(classes.map(({ key }) => key)));
  return classes.map((one) => {
    const found = byClass.get(one.key);
    const path = pathOf(found?.address);
    const operations = new Set([...one.operations, ...(found?.operations ?? [])]);
    if (found && !isReadDocumented) operations.add('read');
    const isValue = !found && operations.size === 0 && isDescribed;
    if (!found && !isDescribed) {
      // Nothing in the document leads anywhere: reading is the least that an API does with a class it describes.
      for (const operation of ['list', 'read'] as const) operations.add(operation);
      remark('note', one.name, 'no document links to its collection: list and read are assumed');
    }
    return {
      ...one,
      operations: [...operations],
      isValue,
      ...(found?.isDocumented && { isCollectionDocumented: true }),
      ...(one.operations.length > 0 && { isItemDocumented: true }),
      ...(!found && !isDescribed && { isAssumed: true }),
      ...(path !== undefined && { path }),
      ...(found?.link !== undefined && { link: found.link }),
    };
  });
}

export function readHydra(sources: HydraSources, remark: AddRemark): ApiFacts {
  const { document, companions, reading } = sources;
  const unread = new Unread();
  const { nodes, base } = expandDocument(document, {
    ...sources,
    reading: { ...reading, skip: unread.skip },
  });
  const others = companions.flatMap(
    (one) => expandDocument(one, { base: sources.base ?? base, reading }).nodes,
  );
  const graph = makeGraph([...nodes, ...others]);
  const found = findClasses(graph, nodes);
  if (found.length === 0) refuseEmpty(document, nodes);
  const api = graph.all.find((node) => node.properties.has(iriOf('hydra:supportedClass')));
  const entrypoint = api && graph.get(api, 'hydra:entrypoint').map(toIri)[0];
  const described = readClasses(
    graph,
    found.filter((node) => !isEntrypoint(node)),
    remark,
  );
  if (described.length === 0)
    throw new Refusal(
      placeAt(document, ''),
      'No class of the document describes a property.',
      'Give a documentation whose classes have "hydra:supportedProperty".',
    );
  const titles = api ? graph.get(api, 'hydra:title').filter((value) => 'value' in value) : [];
  const title = titles[0] && 'value' in titles[0] ? String(titles[0].value) : undefined;
  const entryPath = pathOf(entrypoint);
  const classes = connect(described, graph, found, remark);
  unread.remark(graph, nodes, remark);
  return {
    ...(title !== undefined && { title }),
    ...(entryPath !== undefined && { base: entryPath }),
    classes,
  };
}
