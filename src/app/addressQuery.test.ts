import { expect, it } from 'vitest';
import { parse, stringify } from './addressQuery.ts';

it('writes a list into one address, whatever the order it is named in', () => {
  const want = 'filter=%7B%22q%22%3A%22%C3%A9t%C3%A9%20%26%20co%22%7D&page=2&sort=name';
  const filter = '{"q":"été & co"}';
  expect(stringify({ sort: 'name', filter, page: 2, displayedFilters: undefined })).toBe(want);
});

it('reads it back, with a plus sign for a blank as forms write it', () => {
  expect(parse('?filter=%7B%22q%22%3A%22%C3%A9t%C3%A9+%26%20co%22%7D&page=2')).toEqual({
    filter: '{"q":"été & co"}',
    page: '2',
  });
});
