/** Which schemas of an OpenAPI document a part of it leads to. */
import { type Document, isObject, unescapeStep } from '../document.ts';
import { toPointer } from './pointers.ts';

const COMPONENT = /^\/components\/schemas\/([^/]+)/;

/** Components that a value refers to, in itself. */
function listReferences(document: Document, value: unknown, into: Set<string>): void {
  if (Array.isArray(value)) for (const one of value) listReferences(document, one, into);
  else if (isObject(value))
    for (const [key, inner] of Object.entries(value)) {
      if (key !== '$ref' || typeof inner !== 'string' || !inner.startsWith('#'))
        listReferences(document, inner, into);
      else into.add(unescapeStep(COMPONENT.exec(toPointer(document, inner) ?? '')?.[1] ?? ''));
    }
}

/** Names of the components that the parts refer to, however far one follows. */
export function listReached(document: Document, parts: readonly unknown[]): ReadonlySet<string> {
  const { components } = document.value as { components?: { schemas?: unknown } };
  const schemas = isObject(components?.schemas) ? components.schemas : {};
  const reached = new Set<string>();
  listReferences(document, parts, reached);
  for (const name of reached) listReferences(document, schemas[name], reached);
  return reached;
}
