/** A Hydra collection, in any of its dialects, → members, total and whether there is more. Pure. */
export interface Collection {
  readonly members: readonly Record<string, unknown>[];
  readonly total?: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly hasPreviousPage: boolean };
  /** The total is a bound that the count stopped at. */
  readonly isTotalBound: boolean;
  /** Where the next page begins, of a list that is paged by cursor. */
  readonly nextCursor?: string;
}

type Json = Record<string, unknown>;

const pick = (body: Json, ...names: string[]) => {
  for (const name of names) if (body[name] !== undefined) return body[name];
  return undefined;
};

const rootOf = (body: unknown): Json =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Json) : {};

/** The document itself, or where it is a graph of several nodes, the one with members. */
function findCollection(root: Json): Json {
  const graph = root['@graph'];
  if (!Array.isArray(graph)) return root;
  return graph.map(rootOf).find((node) => pick(node, 'member', 'hydra:member') !== undefined) ?? root;
}

const cursorOf = (address: unknown): string | undefined =>
  typeof address === 'string'
    ? (new URLSearchParams(address.split('?', 2)[1] ?? '').get('cursor') ?? undefined)
    : undefined;

export function readCollection(body: unknown): Collection {
  if (Array.isArray(body))
    return {
      members: body,
      total: body.length,
      pageInfo: { hasNextPage: false, hasPreviousPage: false },
      isTotalBound: false,
    };
  const root = findCollection(rootOf(body));
  const members = pick(root, 'member', 'hydra:member');
  const total = pick(root, 'totalItems', 'hydra:totalItems');
  const view = rootOf(pick(root, 'view', 'hydra:view'));
  const known = typeof total === 'number';
  const next = pick(view, 'next', 'hydra:next');
  const nextCursor = cursorOf(next);
  return {
    members: Array.isArray(members) ? members : [],
    ...(known && { total }),
    pageInfo: {
      hasNextPage: next !== undefined,
      hasPreviousPage: pick(view, 'previous', 'hydra:previous') !== undefined,
    },
    isTotalBound: known && pick(root, 'totalItemsIsLowerBound') === true,
    ...(nextCursor !== undefined && { nextCursor }),
  };
}
