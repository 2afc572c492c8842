/** What an OpenAPI document adds to Hydra: where collections are, statuses, media types, schemas of fields. Pure. */
import type { ProbedCall, ProbedOperation } from './model.ts';
import { isNode, listOf, type Node, tailOf, term } from './terms.ts';

export interface OpenApiCollection {
  readonly path: string;
  readonly ofCollection: readonly ProbedOperation[];
  readonly ofItem: readonly ProbedOperation[];
  readonly properties: Readonly<Record<string, Node>>;
}

export interface OpenApiFacts {
  /** By class. */
  readonly collections: ReadonlyMap<string, OpenApiCollection>;
  readonly calls: readonly ProbedCall[];
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** `#/components/schemas/Book.jsonld-book.read` is a `Book`. */
const classOf = (reference: string): string => tailOf(reference).replace(/[.-].*$/, '');

function resolve(document: Node, node: unknown, depth = 0): Node {
  if (!isNode(node) || depth > 8) return {};
  if (typeof node.$ref !== 'string') return node;
  let at: unknown = document;
  for (const step of node.$ref.replace(/^#\//, '').split('/'))
    at = isNode(at) ? at[decodeURIComponent(step).replaceAll('~1', '/')] : undefined;
  return resolve(document, at, depth + 1);
}

/** Own properties and those of `allOf`. */
function propertiesOf(document: Node, schema: unknown): Readonly<Record<string, Node>> {
  const node = resolve(document, schema);
  const own = isNode(node.properties) ? (node.properties as Record<string, Node>) : {};
  return Object.assign({}, ...listOf(node.allOf).map((part) => propertiesOf(document, part)), own);
}

const contentOf = (document: Node, response: unknown): Node => {
  const { content } = resolve(document, response);
  return isNode(content) ? content : {};
};

function readOperation(document: Node, method: string, operation: Node): ProbedOperation {
  const responses = isNode(operation.responses) ? operation.responses : {};
  const good = Object.entries(responses).filter(([status]) => /^2/.test(status));
  return {
    method: method.toUpperCase(),
    statuses: Object.keys(responses),
    types: good.flatMap(([, response]) => Object.keys(contentOf(document, response))),
  };
}

const operationsOf = (document: Node, item: unknown): readonly ProbedOperation[] =>
  isNode(item)
    ? methods.flatMap((method) => {
        const operation = item[method];
        return isNode(operation) ? [readOperation(document, method, operation)] : [];
      })
    : [];

/** The class whose rows a GET answers, with its properties; undefined when it answers no collection. */
function readMembers(
  document: Node,
  operation: Node,
): { name: string; properties: Readonly<Record<string, Node>> } | undefined {
  const responses = isNode(operation.responses) ? operation.responses : {};
  for (const media of Object.values(contentOf(document, responses['200']))) {
    const schema = isNode(media) ? media.schema : undefined;
    const rows = term(propertiesOf(document, schema), 'member') ?? resolve(document, schema);
    const item = isNode(rows) && rows.type === 'array' ? rows.items : undefined;
    if (isNode(item) && typeof item.$ref === 'string')
      return { name: classOf(item.$ref), properties: propertiesOf(document, item) };
  }
  return undefined;
}

function needsQuery(document: Node, item: Node, operation: Node): boolean {
  return [...listOf(item.parameters), ...listOf(operation.parameters)]
    .map((parameter) => resolve(document, parameter))
    .some((parameter) => parameter.in === 'query' && parameter.required === true);
}

const braces = (path: string): number => path.split('{').length;

export function readOpenApi(document: unknown): OpenApiFacts {
  const collections = new Map<string, OpenApiCollection>();
  const calls: ProbedCall[] = [];
  if (!isNode(document) || !isNode(document.paths)) return { collections, calls };
  const { paths } = document;
  const items = new Set<string>();
  // The same rows may also be listed below another record: the shortest way to them is their collection.
  const byDepth = Object.entries(paths).sort(([a], [b]) => braces(a) - braces(b));
  for (const [path, item] of byDepth) {
    const read = isNode(item) && isNode(item.get) ? readMembers(document, item.get) : undefined;
    if (!read || collections.has(read.name)) continue;
    const below = Object.keys(paths).find((one) => one.startsWith(`${path}/{`) && one.endsWith('}'));
    if (below) items.add(below);
    items.add(path);
    const ofItem = operationsOf(document, below && paths[below]);
    collections.set(read.name, {
      path,
      ofCollection: operationsOf(document, item),
      ofItem,
      properties: read.properties,
    });
  }
  for (const [path, item] of Object.entries(paths)) {
    if (items.has(path) || !isNode(item) || !isNode(item.get)) continue;
    const entity = String(listOf(item.get.tags)[0] ?? path);
    calls.push({
      ...readOperation(document, 'get', item.get),
      entity,
      path,
      needsQuery: needsQuery(document, item, item.get),
    });
  }
  return { collections, calls };
}
