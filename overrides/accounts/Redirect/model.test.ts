/** Which addresses a change of organiser leads back to. */
import { expect, it } from 'vitest';
import { findRedirect } from './model.ts';

const host = 'desk.example:8080';

it.each([
  [undefined, '/'],
  ['', '/'],
  ['/orders?page=2#top', '/orders?page=2#top'],
  ['http://desk.example:8080/orders', '/orders'],
  ['https://desk.example:8080/', '/'],
  ['orders', '/orders'],
])('goes back to %j', (redirectUrl, address) => {
  expect(findRedirect(redirectUrl, host)).toBe(address);
});

it.each([
  ['https://elsewhere.example/'],
  ['//elsewhere.example/'],
  ['/\\elsewhere.example/'],
  ['http://desk.example:8080//elsewhere.example/'],
  ['/.//elsewhere.example'],
  ['http://desk.example:8080@elsewhere.example/'],
  ['http://me:secret@desk.example:8080/'],
  ['http://desk.example/'],
  ['javascript:alert(1)'],
  ['/orders\r\nset-cookie: a=b'],
  ['http://['],
  [['/orders', '/sales']],
])('goes nowhere for %j', (redirectUrl) => {
  expect(findRedirect(redirectUrl, host)).toBeUndefined();
});
