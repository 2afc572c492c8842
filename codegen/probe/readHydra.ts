/** What a Hydra document contains of each class: fields, operations, and which link of the entrypoint is its collection. Pure. */
import type { ProbedField, ProbedOperation } from './model.ts';
import { idOf, isNode, listOf, type Node, tailOf, term, typesOf } from './terms.ts';

export interface HydraClass {
  readonly name: string;
  readonly fields: readonly ProbedField[];
  readonly ofItem: readonly ProbedOperation[];
}

export interface HydraLink {
  /** Member of the entrypoint that holds the collection's address. */
  readonly link: string;
  /** Class of its rows. */
  readonly of: string;
  readonly operations: readonly ProbedOperation[];
}

export interface HydraFacts {
  readonly title: string;
  readonly entrypoint?: string;
  readonly classes: readonly HydraClass[];
  /** It describes its entrypoint: what that does not link is not meant. */
  readonly hasEntrypoint: boolean;
  readonly links: readonly HydraLink[];
}

const readOperations = (node: unknown): readonly ProbedOperation[] =>
  listOf(term(node, 'supportedOperation'))
    .map((operation) => String(term(operation, 'method') ?? ''))
    .filter((method, index, all) => method !== '' && all.indexOf(method) === index)
    .map((method) => ({ method, statuses: [], types: [] }));

function rangeOf(property: unknown): string {
  const plain = listOf(term(property, 'range'))
    .map(idOf)
    .find((id) => id !== undefined);
  return tailOf(plain ?? '');
}

function readField(supported: unknown): ProbedField | undefined {
  const property = term(supported, 'property');
  const id = idOf(property);
  // A title may be written for people; the property's own name is what the answers carry.
  const title = term(supported, 'title');
  const name = id === undefined ? String(title ?? '') : tailOf(id);
  if (!name) return undefined;
  const isTrue = (key: string, otherwise: boolean) => (term(supported, key) ?? otherwise) === true;
  return {
    name: typeof title === 'string' && /^\w+$/.test(title) ? title : name,
    range: rangeOf(property),
    isLink: typesOf(property).includes('Link'),
    required: isTrue('required', false),
    readable: isTrue('readable', true),
    writable: isTrue('writeable', isTrue('writable', true)),
  };
}

/** Class of a collection's rows: by owl:equivalentClass, memberAssertion or manages. */
function rowsOf(property: unknown): string | undefined {
  for (const range of listOf(term(property, 'range'))) {
    const id = idOf(term(term(range, 'equivalentClass'), 'allValuesFrom'));
    if (id) return tailOf(id);
  }
  const ranges = listOf(term(property, 'range'));
  for (const holder of [property, ...ranges])
    for (const assertion of [
      ...listOf(term(holder, 'memberAssertion')),
      ...listOf(term(holder, 'manages')),
    ]) {
      const id = idOf(term(assertion, 'object'));
      if (id) return tailOf(id);
    }
  return undefined;
}

const readLinks = (entrypoint: unknown): HydraLink[] =>
  listOf(term(entrypoint, 'supportedProperty')).flatMap((supported) => {
    const property = term(supported, 'property');
    const of = rowsOf(property);
    const link = idOf(property);
    return of && link ? [{ link: tailOf(link), of, operations: readOperations(property) }] : [];
  });

const machinery = new Set([
  'Entrypoint',
  'ConstraintViolation',
  'ConstraintViolationList',
  'Error',
  'Collection',
  'Resource',
]);

export function readHydra(document: unknown): HydraFacts {
  const classes = listOf(term(document, 'supportedClass')).filter(isNode);
  const nameOf = (node: Node) => tailOf(idOf(node) ?? String(term(node, 'title') ?? ''));
  const entry = idOf(term(document, 'entrypoint'));
  return {
    title: String(term(document, 'title') ?? ''),
    ...(entry === undefined ? {} : { entrypoint: entry }),
    classes: classes
      .filter((node) => !machinery.has(nameOf(node)))
      .map((node) => ({
        name: nameOf(node),
        fields: listOf(term(node, 'supportedProperty')).flatMap((supported) => readField(supported) ?? []),
        ofItem: readOperations(node),
      })),
    hasEntrypoint: classes.some((node) => nameOf(node) === 'Entrypoint'),
    links: classes.flatMap(readLinks),
  };
}
