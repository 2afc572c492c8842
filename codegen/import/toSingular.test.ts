/** What servers call their collections, and one of each. */
import { describe, expect, it } from 'vitest';
import { toSingular } from './toSingular.ts';

const words: Readonly<Record<string, string>> = {
  'a plain s': 'books book, keys key, photos photo, tags tag, schemas schema, values value, menus menu',
  y: 'categories category, queries query, cities city, ties tie, pies pie',
  ie: 'movies movie, cookies cookie, calories calorie, zombies zombie',
  'ss, sh, x and z':
    'addresses address, classes class, processes process, dishes dish, boxes box, taxes tax, indexes index, buzzes buzz, waltzes waltz, quizzes quiz',
  ch: 'matches match, branches branch, searches search, coaches coach, breaches breach, sandwiches sandwich',
  che: 'caches cache, niches niche, headaches headache, avalanches avalanche, mustaches mustache',
  se: 'databases database, responses response, cases case, courses course, houses house, causes cause, expenses expense, licenses license, purchases purchase, warehouses warehouse, uses use, promises promise',
  us: 'statuses status, buses bus, campuses campus, viruses virus, bonuses bonus, focuses focus',
  'as, is': 'aliases alias, canvases canvas, gases gas, biases bias, irises iris',
  sis: 'analyses analysis, diagnoses diagnosis, hypotheses hypothesis, theses thesis, crises crisis, axes axis',
  ze: 'sizes size, prizes prize, mazes maze, bronzes bronze',
  o: 'heroes hero, potatoes potato, vetoes veto, shoes shoe, toes toe, canoes canoe, videos video',
  f: 'leaves leaf, shelves shelf, knives knife, archives archive, objectives objective, curves curve',
  'Latin and Greek':
    'indices index, matrices matrix, vertices vertex, criteria criterion, phenomena phenomenon, corpora corpus, radii radius',
  'of old': 'people person, children child, men man, women woman, feet foot, mice mouse',
};

describe('one of', () => {
  it.each(Object.entries(words))('plurals of words in %s', (_, pairs) => {
    const plurals = pairs.split(', ').map((pair) => pair.split(' ')[0] ?? '');
    expect(plurals.map((plural) => `${plural} ${toSingular(plural)}`).join(', ')).toBe(pairs);
  });

  it('what is one already stays as it is', () => {
    const ones = [
      ...['status', 'address', 'news', 'series', 'species', 'media', 'data', 'analysis', 'gas', 'alias'],
      ...['canvas', 'lens', 'bus', 'access', 'is', 'equipment', 'sms', 'dns', 'person', 'Stage', 'v1'],
    ];
    expect(ones.map(toSingular)).toEqual(ones);
  });

  it('several words is the last of them', () => {
    const plurals = 'user_addresses OrderStatuses lineItems site-caches IPAddresses fooNews TAXES gatePeople';
    expect(plurals.split(' ').map(toSingular).join(' ')).toBe(
      'user_address OrderStatus lineItem site-cache IPAddress fooNews TAX gatePerson',
    );
  });
});
