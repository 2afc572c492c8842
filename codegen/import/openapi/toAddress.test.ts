/** Paths that a router would take for something else. */
import { expect, it } from 'vitest';
import { toAddress } from './toAddress.ts';

it.each([
  ['/books/{id}/lend', '/books/{id}/lend'],
  ['/books/{book-id}/lend', '/books/{book_id}/lend'],
  ['/books/{id}:cancel', '/books/{id}/cancel'],
  ['/books:batch', '/books_batch'],
  ['/files/{name}.{ext}', '/files/{name}.{ext}'],
  ['/flights/{from}-{to}', '/flights/{from}-{to}'],
  ['/grid/{x}{y}', '/grid/{x}/{y}'],
  ['/grid/{x},{y}', '/grid/{x}/{y}'],
  ['/people/{id}/pets/{id}', '/people/{id}/pets/{pet}'],
  ['/people/{id}/{id}', '/people/{id}/{id2}'],
  ['/search/*', '/search/_'],
  ['/search/(all)', '/search/_all_'],
])('%s is called at %s', (path, want) => {
  expect(toAddress(path)).toBe(want);
});
