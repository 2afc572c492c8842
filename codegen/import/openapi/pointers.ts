/** Walking an OpenAPI document by its references, each step with the place it is at. */
import { type Document, isObject, placeAt, pointerStep, Refusal, unescapeStep } from '../document.ts';

export type Schema = Readonly<Record<string, unknown>>;

/** An object of the document and the pointer to it. */
export interface At {
  readonly value: Schema;
  readonly pointer: string;
}

function lookUp(document: Document, pointer: string): unknown {
  let value = document.value;
  for (const step of pointer.split('/').slice(1).map(unescapeStep))
    value = isObject(value) || Array.isArray(value) ? (value as Record<string, unknown>)[step] : undefined;
  return value;
}

/** A step of a reference, which is part of an address, to that of a pointer: `My%20Thing` → `My Thing`. */
function decodeStep(step: string): string {
  try {
    return decodeURIComponent(step).replaceAll('/', '~1');
  } catch {
    // A percent sign that escapes nothing stands for itself.
    return step;
  }
}

/** Where the schema stands that calls itself so, with `$anchor`. */
function findAnchor(value: unknown, name: string, pointer = ''): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (isObject(value) && (value.$anchor === name || value.$dynamicAnchor === name)) return pointer;
  for (const [key, inner] of Object.entries(value)) {
    const found = findAnchor(inner, name, pointer + pointerStep(key));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** `#/components/schemas/My%20Thing` and `#anchor` to a pointer; undefined for what names nothing. */
export function toPointer(document: Document, reference: string): string | undefined {
  const fragment = reference.slice(1);
  return fragment === '' || fragment.startsWith('/')
    ? fragment.split('/').map(decodeStep).join('/')
    : findAnchor(document.value, fragment);
}

/** The pointer of a reference; external and dangling ones are refused. */
export function followReference(document: Document, reference: unknown, from: string): At {
  const place = placeAt(document, from + pointerStep('$ref'));
  if (typeof reference !== 'string')
    throw new Refusal(
      place,
      `The "$ref" is ${JSON.stringify(reference)}.`,
      'Write "#/components/schemas/…".',
    );
  if (!reference.startsWith('#'))
    throw new Refusal(
      place,
      `The "$ref" is "${reference}", another document.`,
      'Bundle the documents into one, e.g. `npx @redocly/cli bundle`, and import that.',
    );
  const pointer = toPointer(document, reference);
  const value = pointer === undefined ? undefined : lookUp(document, pointer);
  if (pointer !== undefined && typeof value === 'boolean') return { value: {}, pointer };
  if (pointer === undefined || !isObject(value))
    throw new Refusal(place, `The "$ref" "${reference}" leads nowhere.`, 'Add what it names, or remove it.');
  return { value, pointer };
}

/** What an object is once its references are followed; one that ends in itself is refused. */
export function follow(document: Document, at: At): At {
  const seen = new Set<string>();
  let here = at;
  while (here.value.$ref !== undefined) {
    if (seen.has(here.pointer))
      throw new Refusal(
        placeAt(document, at.pointer),
        `The "$ref" "${String(at.value.$ref)}" leads back to itself.`,
        'Describe what it is.',
      );
    seen.add(here.pointer);
    here = followReference(document, here.value.$ref, here.pointer);
  }
  return here;
}

/** A child object, references followed; undefined when there is none. */
export function child(document: Document, at: At, ...keys: readonly string[]): At | undefined {
  let here = at;
  for (const key of keys) {
    const value = here.value[key];
    if (!isObject(value)) return undefined;
    here = follow(document, { value, pointer: here.pointer + pointerStep(key) });
  }
  return here;
}
