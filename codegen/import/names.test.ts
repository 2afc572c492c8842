/** One of what a collection is called, and the name at the end of an IRI. */
import { expect, it } from 'vitest';
import { localName, toSingular } from './names.ts';

it.each([
  ['books', 'book'],
  ['cities', 'city'],
  ['boxes', 'box'],
  ['addresses', 'address'],
  ['houses', 'house'],
  ['statuses', 'status'],
  ['order_statuses', 'order_status'],
  ['OrderStatuses', 'OrderStatus'],
  ['movies', 'movie'],
  ['people', 'person'],
  ['People', 'Person'],
  ['children', 'child'],
  ['news', 'news'],
  ['shelves', 'shelf'],
  ['address', 'address'],
])('one of the %s is a %s', (many, one) => {
  expect(toSingular(many)).toBe(one);
});

it.each([
  ['https://example.org/vocab#Book', 'Book'],
  ['https://example.org/vocab/Book/', 'Book'],
  ['ex:Book', 'Book'],
  ['https://example.org/vocab?resource=Book', 'Book'],
])('%s is called %s', (iri, name) => {
  expect(localName(iri)).toBe(name);
});
