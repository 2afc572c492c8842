/** Looking things up among nodes: by IRI, by property, wherever in the document they were written. */
import { isNode, type LdNode, type LdValue } from './expand.ts';
import { prefixes } from './wellKnown.ts';

const HYDRA = prefixes.hydra ?? '';

/** `hydra:member`, `rdfs:label` … as whole IRIs. */
export function iriOf(compact: string): string {
  const [prefix = '', name = ''] = compact.split(':');
  return (prefixes[prefix] ?? `${prefix}:`) + name;
}

/** schema.org is under two schemes and means the same. */
export const normalizeIri = (iri: string): string =>
  iri.replace(/^http:\/\/schema\.org\//, 'https://schema.org/');

/** The IRI a value is or was meant to be. */
export function toIri(value: LdValue): string | undefined {
  const iri = isNode(value) ? value.id : value.iri;
  return iri === undefined || iri === '' ? undefined : normalizeIri(iri);
}

/** What adds up when one thing is described in several places; of anything else the place that is read wins. */
const lists = new Set(
  [
    'supportedClass',
    'supportedProperty',
    'supportedOperation',
    'operation',
    'collection',
    'member',
    'memberAssertion',
    'manages',
  ].map((name) => HYDRA + name),
);

export interface Graph {
  readonly all: readonly LdNode[];
  /** IRIs of the properties that were looked for. */
  readonly asked: ReadonlySet<string>;
  /** Values of the properties, under any of the names, references followed. */
  get(node: LdNode, ...names: string[]): LdValue[];
  nodes(node: LdNode, ...names: string[]): LdNode[];
  is(node: LdNode, type: string): boolean;
}

function collect(nodes: readonly LdNode[], into: LdNode[]): void {
  for (const node of nodes) {
    into.push(node);
    for (const values of node.properties.values()) collect(values.filter(isNode), into);
  }
}

interface Union {
  readonly sources: readonly LdNode[];
  readonly types: readonly string[];
  readonly properties: ReadonlyMap<string, readonly LdValue[]>;
}

/** All that the places contain about one thing. */
function unite(sources: readonly LdNode[]): Union {
  const properties = new Map<string, LdValue[]>();
  for (const one of sources)
    for (const [key, values] of one.properties) {
      const found = properties.get(key);
      if (found) found.push(...values);
      else properties.set(key, [...values]);
    }
  return { sources, types: [...new Set(sources.flatMap((one) => one.types))], properties };
}

/** What a node contains itself wins, but for lists, which add up. */
function addUnion(node: LdNode, { sources, types, properties }: Union): LdNode {
  const [other] = sources[0] === node ? sources.slice(1, 2) : sources;
  if (!other) return node;
  const all = new Map(properties);
  for (const [key, own] of node.properties) {
    const rest = () => sources.flatMap((one) => (one === node ? [] : (one.properties.get(key) ?? [])));
    all.set(key, lists.has(key) ? [...own, ...rest()] : own);
  }
  return {
    id: node.id,
    types: node.types.length > 0 ? node.types : types,
    properties: all,
    place: node.properties.size > 0 ? node.place : other.place,
  };
}

export function makeGraph(roots: readonly LdNode[]): Graph {
  const all: LdNode[] = [];
  collect(roots, all);
  const byId = new Map<string, LdNode[]>();
  for (const node of all) {
    if (node.id === undefined || node.properties.size + node.types.length === 0) continue;
    const id = normalizeIri(node.id);
    byId.set(id, [...(byId.get(id) ?? []), node]);
  }
  const unions = new Map([...byId].map(([id, sources]) => [id, unite(sources)]));
  const merged = new Map<LdNode, LdNode>();
  /** All about a node. */
  const merge = (node: LdNode): LdNode => {
    const union = node.id === undefined ? undefined : unions.get(normalizeIri(node.id));
    if (!union) return node;
    const made = merged.get(node) ?? addUnion(node, union);
    merged.set(node, made);
    return made;
  };
  const asked = new Set<string>();
  const get = (node: LdNode, ...names: string[]) =>
    names
      .flatMap((name) => {
        const iri = name.includes('://') ? name : iriOf(name);
        asked.add(iri);
        return node.properties.get(iri) ?? [];
      })
      .map((value) => (isNode(value) ? merge(value) : value));
  const asNode = (value: LdValue): LdNode | undefined => {
    if (isNode(value)) return value;
    const iri = toIri(value);
    return iri === undefined
      ? undefined
      : merge({ id: iri, types: [], properties: new Map(), place: value.place });
  };
  return {
    all,
    asked,
    get,
    nodes: (node, ...names) => get(node, ...names).flatMap((value) => asNode(value) ?? []),
    is: (node, type) => node.types.some((one) => one === HYDRA + type || one === type),
  };
}

/** The text of the first value, whatever its language. */
export function textOf(values: readonly LdValue[]): string | undefined {
  const found = values.find((value) => !isNode(value) && typeof value.value === 'string');
  return found && !isNode(found) ? String(found.value) : undefined;
}

/** Undefined when there is nothing. */
export function flagOf(values: readonly LdValue[]): boolean | undefined {
  for (const value of values)
    if (!isNode(value)) {
      if (typeof value.value === 'boolean') return value.value;
      if (value.value === 'true' || value.value === 'false') return value.value === 'true';
    }
  return undefined;
}
