/** Reads Hydra's terms however a server writes them: bare, prefixed or as whole addresses. Pure. */

export type Node = Readonly<Record<string, unknown>>;

const spaces: readonly string[] = [
  '',
  'hydra:',
  'http://www.w3.org/ns/hydra/core#',
  'rdfs:',
  'http://www.w3.org/2000/01/rdf-schema#',
  'owl:',
  'http://www.w3.org/2002/07/owl#',
  'rdf:',
];

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function term(node: unknown, name: string): unknown {
  if (!isNode(node)) return undefined;
  for (const space of spaces) if (`${space}${name}` in node) return node[`${space}${name}`];
  return undefined;
}

export const listOf = (value: unknown): readonly unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

/** The `@id` of a node, or the text that stands for it. */
export function idOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  const id = isNode(value) ? value['@id'] : undefined;
  return typeof id === 'string' ? id : undefined;
}

/** `https://x.test/docs.jsonld#Book` and `#Book` and `vocab:Book` are `Book`; `#Entrypoint/books` is `books`. */
export const tailOf = (id: string): string => id.replace(/^.*[#/:]/, '');

/** `hydra:Collection` and `Collection` are one. */
export const typesOf = (node: unknown): readonly string[] =>
  isNode(node) ? listOf(node['@type']).map((type) => tailOf(String(type))) : [];

/** Rows of a collection's answer. */
export const membersOf = (body: unknown): readonly Node[] => listOf(term(body, 'member')).filter(isNode);
