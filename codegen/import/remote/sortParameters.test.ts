import { describe, expect, it } from 'vitest';
import type { ParameterFacts } from '../facts.ts';
import { sortParameters } from './sortParameters.ts';

const properties = [
  { name: 'title', wire: 'title' },
  { name: 'pageCount', wire: 'page_count' },
  { name: 'author', wire: 'author', key: 'author_id' },
];

const named = (...names: readonly (string | ParameterFacts)[]) =>
  sortParameters(
    names.map((one) => (typeof one === 'string' ? { name: one } : one)),
    properties,
  );

describe('the parameters of a list', () => {
  it.each<[string, readonly (string | ParameterFacts)[], unknown]>([
    ['API Platform', ['page', 'itemsPerPage'], { page: 'page', size: 'itemsPerPage' }],
    ['a count and an offset', ['limit', 'offset'], { offset: 'offset', size: 'limit' }],
    ['pages from 0', [{ name: 'page', min: 0 }, 'size'], { page: 'page', firstPage: 0, size: 'size' }],
    ['JSON:API', ['page[number]', 'page[size]'], { page: 'page[number]', size: 'page[size]' }],
    [
      'a longest page',
      ['page', { name: 'per_page', max: 100 }],
      { page: 'page', size: 'per_page', most: 100 },
    ],
  ])('give its pages: %s', (_, names, want) => {
    expect(named(...names)).toEqual({ list: want });
  });

  it.each<[string, readonly (string | ParameterFacts)[], unknown]>([
    ['API Platform', ['order[title]', 'order[unknown]'], { parameter: 'order[{}]', properties: ['title'] }],
    [
      'a minus that descends',
      [{ name: 'sort', values: ['title', '-title', 'page_count'] }],
      { parameter: 'sort', properties: ['title', 'pageCount'] },
    ],
    [
      'a direction beside it',
      [
        { name: 'sort_by', values: ['title'] },
        { name: 'order', values: ['asc', 'desc'] },
      ],
      { parameter: 'sort_by', direction: 'order', properties: ['title'] },
    ],
    ['an order by whatever is written', ['sort'], undefined],
  ])('give its order: %s', (_, names, want) => {
    expect(named(...names).sort).toEqual(want);
  });

  it('give its filters, and nothing that is no property', () => {
    expect(
      named('title', 'page_count[gte]', 'page_count_lte', 'author_id', 'id[]', 'filter[title]', 'tenant')
        .filters,
    ).toEqual({
      title: 'title',
      'pageCount[gte]': 'page_count[gte]',
      'pageCount[lte]': 'page_count_lte',
      author: 'author_id',
      'id[]': 'id[]',
    });
  });

  it('give the one of free text', () => {
    expect(named('q', 'title').search).toBe('q');
    expect(named('title').search).toBeUndefined();
  });
});
