import { describe, expect, it } from 'vitest';
import { formatFault } from '../fault.ts';
import { generate } from '../generate.ts';

const entity = (name: string, api: string, more: object = {}, properties: object = {}) => ({
  path: `schema/library/${name}.jsonld`,
  text: JSON.stringify({
    '@context': '../context.jsonld',
    '@id': name,
    '@type': 'Entity',
    api,
    collection: `/${name.toLowerCase()}s`,
    title: 'name',
    ...more,
    properties: { name: { range: 'string' }, ...properties },
  }),
});

const label = { en: 'Library', fr: 'Bibliothèque' };
const remote = {
  '@id': 'library',
  base: '/library',
  served: 'remote',
  address: 'https://library.test/v1/',
  label,
};
const own = { '@id': 'desk', base: '/api', label };

function make(apis: readonly object[], ...entities: ReturnType<typeof entity>[]) {
  const areas = { '@graph': [{ '@id': 'library', '@type': 'Area' }] };
  return generate([
    {
      path: 'schema/apis.jsonld',
      text: JSON.stringify({ '@graph': apis.map((one) => ({ '@type': 'Api', ...one })) }),
    },
    { path: 'schema/areas.jsonld', text: JSON.stringify(areas) },
    ...entities,
  ]);
}

const faultsOf = (made: ReturnType<typeof make>): string =>
  made.ok ? 'none' : made.faults.map(formatFault).join('\n');

describe('an API that another server keeps', () => {
  it('has types and descriptors, an address for the server alone, and no table', () => {
    const made = make([remote, own], entity('Book', 'library'), entity('Till', 'desk'));
    expect(faultsOf(made)).toBe('none');
    if (!made.ok) return;
    const text = (path: string) => made.files.find((file) => file.path === path)?.text ?? '';
    expect(text('schema/generated/library/Book.ts')).toContain('"served": "remote"');
    expect(text('server/generated/tables.ts')).toContain('tillTable');
    expect(text('server/generated/tables.ts')).not.toContain('bookTable');
    expect(text('server/generated/remotes.ts')).toContain('"library": "https://library.test/v1"');
    for (const { path, text: all } of made.files.filter((file) => file.path.startsWith('schema/')))
      expect(all, path).not.toContain('library.test');
  });

  it.each([
    [
      'without an address',
      make([{ ...remote, address: undefined }], entity('Book', 'library')),
      'at no address that can be asked',
    ],
    [
      'with one that is none',
      make([{ ...remote, address: 'library' }], entity('Book', 'library')),
      'at no address',
    ],
    [
      'whose entity a table of ours points to',
      make([remote, own], entity('Book', 'library'), entity('Till', 'desk', {}, { book: { range: 'Book' } })),
      'The relation "book" leads to "Book", whose records are kept by another server.',
    ],
    [
      'whose entity points to a table of ours',
      make([remote, own], entity('Book', 'library', {}, { till: { range: 'Till' } }), entity('Till', 'desk')),
      'The relation "till" leads to "Till"',
    ],
    [
      'that is ours after all',
      make([own], entity('Till', 'desk', { remote: { style: 'json' } })),
      '"Till" has "remote" and is served here.',
    ],
  ])('is refused %s', (_, made, want) => {
    expect(faultsOf(made)).toContain(want);
  });
});
