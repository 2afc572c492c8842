/** The name at the end of an IRI. */
import { expect, it } from 'vitest';
import { localName } from './names.ts';

it.each([
  ['https://example.org/vocab#Book', 'Book'],
  ['https://example.org/vocab/Book/', 'Book'],
  ['ex:Book', 'Book'],
  ['https://example.org/vocab?resource=Book', 'Book'],
])('%s is called %s', (iri, name) => {
  expect(localName(iri)).toBe(name);
});
