/** What the client says to developers, in the specification's words, where it belongs. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkConfiguration, DeveloperError, developerText } from './developerErrors.ts';
import { httpErrorKind } from './errorKinds.ts';
import { hydraDataProvider } from './hydraDataProvider.ts';

afterEach(() => void vi.restoreAllMocks());

/** One resource whose network answers one thing. */
function provide(json: unknown, { url = 'https://library.test/v1', isComplete = false } = {}) {
  const sent: string[] = [];
  const provider = hydraDataProvider({
    apis: {
      books: {
        url,
        isComplete,
        fetch: async (input) => {
          sent.push(input);
          return new Response(json === undefined ? null : JSON.stringify(json), { status: 200 });
        },
      },
    },
    resources: {
      Book: {
        api: 'books',
        path: '/books',
        describe: () => ({
          relations: { author: { resource: 'Author' }, shelf: { resource: 'Shelf' } },
          refuseCreate: new DeveloperError('uploadOnly', { entity: 'Book' }),
        }),
      },
      Author: { api: 'books', path: '/authors' },
    },
  });
  return { provider, sent };
}

const quietly = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined);

describe('an answer', () => {
  it('with nothing in it cannot be denormalized', async () => {
    quietly();
    const { provider } = provide(undefined);
    const query = {
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'id', order: 'ASC' },
      filter: {},
    } as const;
    for (const answered of [
      provider.getOne('Book', { id: '1' }),
      provider.create('Author', { data: {} }),
      provider.getList('Book', query),
      provide({ member: [{ '@id': '/v1/books/1' }, null] }).provider.getList('Book', query),
    ])
      await expect(answered).rejects.toThrow(/^Unable to denormalize item\.$/);
  });

  it.each([7, true])('cannot have %j for a relation', async (author) => {
    quietly();
    const { provider } = provide({ '@id': '/v1/books/1', author });
    await expect(provider.getOne('Book', { id: '1' })).rejects.toThrow(
      `The relation "author" must be a string, an object or null, and is a ${typeof author}. Check the requested fields.`,
    );
  });

  it('may have a string, an object or null for a relation', async () => {
    quietly();
    for (const author of ['/v1/authors/1', { '@id': '/v1/authors/1' }, null])
      await expect(
        provide({ '@id': '/v1/books/1', author }).provider.getOne('Book', { id: '1' }),
      ).resolves.toBeDefined();
  });

  const asked = { id: '1', meta: { fields: ['title', 'author.name'] } };

  it('without a relation that was asked for is an error where the API answers all it is asked for', async () => {
    quietly();
    const { provider } = provide({ '@id': '/v1/books/1', title: 'Cyrano' }, { isComplete: true });
    await expect(provider.getOne('Book', asked)).rejects.toThrow(
      /^The relation "author" must be defined\. Check the requested fields\.$/,
    );
    const empty = provide({ '@id': '/v1/books/1', author: null }, { isComplete: true });
    await expect(empty.provider.getOne('Book', asked)).resolves.toBeDefined();
  });

  it('without one is reported where an API leaves out what is empty', async () => {
    const logged = quietly();
    const { provider } = provide({ '@id': '/v1/books/1', title: 'Cyrano' });
    await provider.getOne('Book', asked);
    expect(logged).toHaveBeenCalledWith('The relation "author" must be defined. Check the requested fields.');
  });
});

it('warns of an entity without metadata, once a page', async () => {
  vi.resetModules();
  const fresh = await import('./hydraDataProvider.ts');
  const logged = quietly();
  const provider = fresh.hydraDataProvider({
    apis: { books: { url: '/v1', fetch: async () => Response.json({ '@id': '/v1/books/1' }) } },
    resources: {
      Book: {
        api: 'books',
        path: '/books',
        describe: () => ({ relations: { shelf: { resource: 'Shelf' } } }),
      },
    },
  });
  for (const id of ['1', '2']) await provider.getOne('Book', { id });
  expect(logged.mock.calls).toEqual([
    ['The entity "Shelf" has no metadata. Its records are passed on as they come.'],
  ]);
});

it('refuses the create of a file before it is sent', async () => {
  quietly();
  const { provider, sent } = provide({});
  await expect(provider.create('Book', { data: {} })).rejects.toThrow(
    'Creating "Book" is forbidden: use upload.',
  );
  expect(sent).toEqual([]);
});

it('says to select a contract first', () => {
  expect(developerText('contract')).toBe('No contract id: select a contract first.');
});

describe('the configuration', () => {
  it('of the client needs a host path and a scheme', async () => {
    quietly();
    await expect(provide({}, { url: '' }).provider.getOne('Book', { id: '1' })).rejects.toThrow(
      'The configuration of the REST client needs "host path".',
    );
    await expect(
      provide({}, { url: 'library.test/v1' }).provider.getOne('Book', { id: '1' }),
    ).rejects.toThrow('The configuration of the REST client needs "scheme".');
  });

  it.each(['host path', 'scheme', 'client id', 'client secret', 'redirect URI'])(
    'of token generation needs a %s',
    (name) => {
      const whole = {
        'host path': '/token',
        scheme: 'https',
        'client id': 'desk',
        'client secret': 'secret',
        'redirect URI': 'https://desk.test/oauth/callback',
      };
      expect(() => checkConfiguration('token generation', whole)).not.toThrow();
      expect(() => checkConfiguration('token generation', { ...whole, [name]: '' })).toThrow(
        `The configuration of token generation needs "${name}".`,
      );
    },
  );
});

it.each([
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'resource not found'],
  [409, 'conflict'],
  [400, 'bad request'],
  [422, 'bad request'],
  [429, 'bad request'],
  [500, 'internal server error'],
  [503, 'internal server error'],
  [304, 'http error'],
  [0, 'http error'],
])('takes the status %i for "%s"', (status, kind) => {
  expect(httpErrorKind(status)).toBe(kind);
});
