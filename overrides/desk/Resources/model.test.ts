/** Help by subject. */
import { expect, it } from 'vitest';
import { groupByDomain, type ResourceType, safeLink } from './model.ts';

const make = (title: string, domain: string | null, type: ResourceType = 'tutorial') => ({
  '@id': `/api/support_resources/${title}`,
  type,
  domain,
  title,
  text: null,
  image: null,
  link: null,
});

it('stands by subject in their order, each as it came, what has none at the end', () => {
  const groups = groupByDomain([
    make('a', 'offer'),
    make('b', null),
    make('c', 'desk'),
    make('d', 'offer', 'video'),
    make('e', 'unheard of'),
  ]);
  expect(groups.map(({ domain, resources }) => [domain, ...resources.map(({ title }) => title)])).toEqual([
    ['desk', 'c'],
    ['offer', 'a', 'd'],
    ['other', 'b', 'e'],
  ]);
});

it('is narrowed to one kind', () => {
  const groups = groupByDomain([make('a', 'offer'), make('b', 'desk', 'video')], 'video');
  expect(groups.map(({ domain }) => domain)).toEqual(['desk']);
});

it.each(['https://help.example/1', 'http://help.example', '/Venue'])('links to %s', (link) => {
  expect(safeLink(link)).toBe(link);
});

it.each([null, '', 'javascript:alert(1)', '//elsewhere.example', 'data:text/html,x'])(
  'never links to %j',
  (link) => {
    expect(safeLink(link)).toBeUndefined();
  },
);
