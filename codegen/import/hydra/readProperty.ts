/** One supported property to facts. */
import type { AddRemark, PropertyFacts } from '../facts.ts';
import { isNode, type LdNode, type LdValue } from '../jsonld/expand.ts';
import { flagOf, type Graph, iriOf, normalizeIri, textOf, toIri } from '../jsonld/graph.ts';
import { isPlural, isSameName, localName, toEntityName } from '../names.ts';
import { kindOfRange, minOfRange, refineText, widestKind } from './ranges.ts';
import { findMember } from './readCollections.ts';
import { readText } from './texts.ts';

interface Source {
  readonly node: LdNode;
  readonly entity: string;
  /** Keys of the classes that become entities. */
  readonly known: ReadonlySet<string>;
  /** The same keys, by what the classes are called in small letters. */
  readonly byName: ReadonlyMap<string, string>;
  /** IRIs under which the class has several properties, which their titles distinguish. */
  readonly shared: ReadonlySet<string>;
  /** The document says where there is one at most: elsewhere there may be many. */
  readonly countsOne: boolean;
}

const isKey = (text: string | undefined): text is string =>
  text !== undefined && /^[a-z_$@][\w$.-]*$/.test(text);

/**
 * The name on the wire. API Platform's label and title are it; others give labels for people, and the property's IRI
 * ends in the name.
 */
function nameProperty(
  graph: Graph,
  { node: supported, shared }: Source,
  property: LdNode | undefined,
): string {
  const sources = [property, supported].filter((node) => node !== undefined);
  const labels = sources.map((node) => textOf(graph.get(node, 'rdfs:label')));
  const titles = [supported, property].map((node) => node && textOf(graph.get(node, 'hydra:title')));
  const given = [...labels, ...titles].filter((text) => text !== undefined);
  const local = localName(property?.id ?? '');
  const title = textOf(graph.get(supported, 'hydra:title'));
  if (title !== undefined && shared.has(normalizeIri(property?.id ?? ''))) return title;
  if (local !== '' && given.some((text) => isSameName(text, local)) && !given.some(isKey)) return local;
  return given.find(isKey) ?? (local !== '' && !/^b\d+$/.test(local) ? local : (given[0] ?? ''));
}

type Range = Pick<PropertyFacts, 'kind' | 'target' | 'many' | 'embedded' | 'values' | 'min'>;

/** The ranges, those of a union one by one. */
function listRanges(graph: Graph, all: LdNode): LdValue[] {
  return graph.get(all, 'rdfs:range', 'schema:rangeIncludes').flatMap((range) => {
    const union = isNode(range) ? graph.get(range, 'owl:unionOf') : [];
    return union.length > 0 ? union : [range];
  });
}

const vocabularies = ['hydra:', 'rdf:', 'rdfs:', 'owl:', 'xsd:'].map(iriOf);

/** The class of an IRI; where nothing is described under it, the one that is called so: `#Customer` for a person. */
function findTarget(
  iri: string,
  { known, byName, entity }: Source,
  name: string,
  remark: AddRemark,
): string[] {
  if (known.has(iri)) return [iri];
  if (kindOfRange(iri) !== undefined || vocabularies.some((start) => iri.startsWith(start))) return [];
  const called = byName.get(toEntityName(localName(iri)).toLowerCase());
  if (called === undefined) return [];
  remark(
    'note',
    `${entity}.${name}`,
    `its range <${iri}> is described nowhere in the document; <${called}> is called so, and is taken`,
  );
  return [called];
}

function readRelation(
  graph: Graph,
  all: LdNode,
  source: Source,
  name: string,
  remark: AddRemark,
): Range | undefined {
  const { known, entity, countsOne } = source;
  const isEmbedded = !graph.is(all, 'Link') && all.types.includes(iriOf('rdf:Property'));
  const member = findMember(graph, all, known);
  const shape = (target: string, many: boolean): Range => ({
    kind: 'relation',
    target,
    many,
    ...(isEmbedded && { embedded: true }),
  });
  if (member !== undefined && known.has(member)) return shape(member, true);
  const ranges = listRanges(graph, all);
  const iris = ranges.flatMap((range) => toIri(range) ?? []);
  const targets = new Set(iris.flatMap((iri) => findTarget(iri, source, name, remark)));
  // Some name a property by the class it points to.
  const own = normalizeIri(all.id ?? '');
  if (ranges.length === 0 && known.has(own)) targets.add(own);
  const [target] = targets;
  if (target === undefined) return undefined;
  if (targets.size > 1)
    remark(
      'note',
      `${entity}.${name}`,
      `it points to one of several classes, ${[...targets].map(localName).join(' and ')}; the first is taken`,
    );
  const cardinality = graph.get(all, 'owl:maxCardinality', 'owl:cardinality', 'sh:maxCount')[0];
  const isOne = cardinality && !isNode(cardinality) && Number(cardinality.value) <= 1;
  const isFunctional = graph.is(all, iriOf('owl:FunctionalProperty'));
  const isCollection = ranges
    .map(toIri)
    .some((iri) => iri === iriOf('hydra:Collection') || iri === iriOf('hydra:PagedCollection'));
  if (isOne || isFunctional) return shape(target, false);
  if (isCollection || countsOne) return shape(target, true);
  const many = isPlural(name);
  remark(
    'note',
    `${entity}.${name}`,
    `the documentation does not say how many it holds; by its name ${many ? 'many' : 'one'}`,
  );
  return shape(target, many);
}

function readRange(graph: Graph, all: LdNode, source: Source, name: string, remark: AddRemark): Range {
  const about = `${source.entity}.${name}`;
  const relation = readRelation(graph, all, source, name, remark);
  if (relation) return relation;
  const ranges = listRanges(graph, all);
  const values = [...ranges.flatMap((range) => (isNode(range) ? graph.get(range, 'owl:oneOf') : []))]
    .concat(graph.get(all, 'sh:in'))
    .flatMap((value) => (!isNode(value) && typeof value.value === 'string' ? [value.value] : []));
  if (values.length > 0) return { kind: 'enum', values: [...new Set(values)] };
  const iris = ranges.flatMap((value) => toIri(value) ?? []);
  const found = iris.flatMap((iri) => kindOfRange(iri) ?? []);
  const kind = widestKind(found);
  const min = iris.map(minOfRange).find((one) => one !== undefined);
  if (kind !== undefined) {
    if (new Set(found).size > 1)
      remark('note', about, `its ranges are ${found.join(' and ')}; read as ${kind}`);
    const refined = kind === 'string' ? refineText(all.id, name) : kind;
    return { kind: refined, ...(min !== undefined && { min }) };
  }
  const [other] = iris;
  if (other === undefined) {
    if (ranges.length > 0)
      remark('note', about, 'its range is a shape that cannot be read: name a class or a type; read as text');
    return {};
  }
  const isLink = graph.is(all, 'Link') || /#(?:Resource|Thing|Collection)$/.test(other);
  remark(
    'note',
    about,
    `its range <${other}> is described nowhere in the document; read as ${isLink ? 'url' : 'json'}`,
  );
  return { kind: isLink ? 'url' : 'json' };
}

function readAccess(graph: Graph, supported: LdNode): Pick<PropertyFacts, 'readOnly' | 'writeOnly'> {
  const readable = flagOf(graph.get(supported, 'hydra:readable'));
  const writable = flagOf(graph.get(supported, 'hydra:writable', 'hydra:writeable'));
  // Names of earlier drafts, still written by servers in the field.
  const readOnly = flagOf(graph.get(supported, 'hydra:readonly'));
  const writeOnly = flagOf(graph.get(supported, 'hydra:writeonly'));
  if (readable === false || writeOnly === true)
    return writable === false ? { readOnly: true } : { writeOnly: true };
  if (writable !== undefined) return { readOnly: !writable };
  return readOnly === undefined ? {} : { readOnly };
}

/** Declared here and not for the same property in another class: `schema:name` is described once a class. */
function listOwnComments(supported: LdNode): LdValue[] {
  const own = (supported.properties.get(iriOf('hydra:property')) ?? []).filter(isNode);
  return own.flatMap(({ properties }) =>
    ['hydra:description', 'rdfs:comment'].flatMap((name) => properties.get(iriOf(name)) ?? []),
  );
}

/** Bounds in SHACL's words, as our own documents write them. */
function readBounds(graph: Graph, all: LdNode): Pick<PropertyFacts, 'min' | 'max' | 'maxLength' | 'pattern'> {
  const find = (name: string) => {
    const [value] = graph.get(all, name);
    return value && !isNode(value) ? value.value : undefined;
  };
  const numberOf = (name: string) => {
    const value = find(name);
    return value === undefined || !Number.isFinite(Number(value)) ? undefined : Number(value);
  };
  const [min, max] = [numberOf('sh:minInclusive'), numberOf('sh:maxInclusive')];
  const [maxLength, pattern] = [numberOf('sh:maxLength'), find('sh:pattern')];
  return {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(maxLength !== undefined && { maxLength }),
    ...(typeof pattern === 'string' && { pattern }),
  };
}

/** Undefined for what is no field: a templated link, an id, JSON-LD's own. */
export function readProperty(graph: Graph, source: Source, remark: AddRemark): PropertyFacts | undefined {
  const { node: supported, entity } = source;
  const [property, ...others] = graph.nodes(supported, 'hydra:property');
  const name = nameProperty(graph, source, property);
  if (name === '') {
    remark(
      'note',
      entity,
      `the property at ${supported.place.pointer} has neither a name nor an IRI: left out`,
    );
    return undefined;
  }
  if (name.startsWith('@')) return undefined;
  for (const { id } of others)
    remark('note', `${entity}.${name}`, `beside it stands <${id ?? 'another property'}>: the first is read`);
  // Facts of the property may be on it or beside it.
  const all: LdNode = {
    id: property?.id === undefined ? undefined : normalizeIri(property.id),
    types: [...(property?.types ?? [])],
    properties: new Map([...supported.properties, ...(property?.properties ?? [])]),
    place: supported.place,
  };
  if (graph.is(all, 'TemplatedLink')) {
    remark('note', `${entity}.${name}`, 'a templated link is a call and no field: left out');
    return undefined;
  }
  if (flagOf(graph.get(all, 'owl:deprecated')))
    remark('note', `${entity}.${name}`, 'the documentation calls it deprecated');
  const [minCount] = graph.get(all, 'sh:minCount');
  const isCounted = minCount && !isNode(minCount) ? Number(minCount.value) > 0 : undefined;
  const required = flagOf(graph.get(supported, 'hydra:required')) ?? isCounted;
  const labels = graph.get(all, 'rdfs:label', 'hydra:title');
  const label = readText(labels);
  const comment = readText([...graph.get(supported, 'hydra:description'), ...listOwnComments(supported)]);
  return {
    name,
    place: supported.place,
    ...readRange(graph, all, source, name, remark),
    ...readBounds(graph, all),
    ...(required !== undefined && { required }),
    ...readAccess(graph, supported),
    ...(label !== undefined && label !== name && { label }),
    ...(comment !== undefined && comment !== label && comment !== name && { comment }),
  };
}
