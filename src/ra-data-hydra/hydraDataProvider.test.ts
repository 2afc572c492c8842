import { describe, expect, it } from 'vitest';
import { hydraDataProvider } from './hydraDataProvider.ts';
import { ProblemError } from './ProblemError.ts';

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
  readonly headers: Record<string, string>;
  readonly signal: AbortSignal | undefined;
}

/** A library of two resources; the network is the only thing that is not real. */
function library(
  answer: (sent: Sent) => { status?: number; json?: unknown; headers?: Record<string, string> },
) {
  const sent: Sent[] = [];
  const provider = hydraDataProvider({
    apis: {
      books: {
        url: () => 'https://library.test/v1',
        fetch: async (url, init) => {
          const request = {
            method: init.method ?? 'GET',
            url: decodeURIComponent(url.replace('https://library.test', '')),
            body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
            headers: init.headers as Record<string, string>,
            signal: init.signal ?? undefined,
          };
          sent.push(request);
          const { status = 200, json, headers = {} } = answer(request);
          return new Response(json === undefined ? null : JSON.stringify(json), { status, headers });
        },
      },
    },
    resources: {
      Book: {
        api: 'books',
        path: '/books',
        describe: () => ({
          relations: { author: { resource: 'Author' }, tags: { resource: 'Tag', many: true } },
          writable: {
            create: ['title', 'author', 'tags', 'year'],
            update: ['title', 'author', 'tags', 'data'],
          },
        }),
      },
      Author: { api: 'books', path: '/authors' },
      Tag: { api: 'books', path: '/tags' },
    },
  });
  return { provider, sent };
}

const page = { pagination: { page: 2, perPage: 10 }, sort: { field: 'title', order: 'DESC' as const } };

describe('getList', () => {
  it('asks once, with page, order, folded fields and filters in the wire syntax', async () => {
    const { provider, sent } = library(() => ({ json: { member: [], totalItems: 0 } }));
    await provider.getList('Book', {
      ...page,
      filter: {
        title: { contains: 'sea' },
        author: '7',
        status: ['new', 'old'],
        printed: { after: '2026-01-01', before: '' },
        publisher: { city: 'Lyon' },
        exists: { isbn: true },
        'weird[thing]': 1,
        empty: null,
      },
      meta: { fields: ['title', 'author.name', 'author.country'] },
    });
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /v1/books?page=2&itemsPerPage=10&order[title]=desc&title[contains]=sea&author=/v1/authors/7' +
        '&status[]=new&status[]=old&printed[after]=2026-01-01&publisher.city=Lyon&exists[isbn]=true' +
        '&weird[thing]=1&fields=title,author{name,country}',
    ]);
  });

  it('keeps a total of 0', async () => {
    const { provider } = library(() => ({ json: { member: [], totalItems: 0 } }));
    expect(await provider.getList('Book', page)).toEqual({
      data: [],
      total: 0,
      meta: { isTotalBound: false },
    });
  });

  it('reads the prefixed dialect and pages by view links where there is no total', async () => {
    const { provider } = library(() => ({
      json: {
        'hydra:member': [{ '@id': '/v1/books/12', author: '/v1/authors/7', tags: ['/v1/tags/a%20b'] }],
        'hydra:view': { 'hydra:next': '/v1/books?page=3' },
      },
    }));
    expect(await provider.getList('Book', page)).toEqual({
      data: [{ '@id': '/v1/books/12', id: '12', author: '7', tags: ['a b'] }],
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
      meta: { isTotalBound: false },
    });
  });

  it('goes on past the bound that a count stopped at, as far as rows follow', async () => {
    const answer = { member: [{ '@id': '/v1/books/12' }], totalItems: 10_000, totalItemsIsLowerBound: true };
    const at = (number: number) => ({ ...page, pagination: { page: number, perPage: 1 } });
    const { provider } = library(({ url }) => ({
      json: { ...answer, ...(url.includes('page=10001') ? {} : { view: { next: '/v1/books?page=7' } }) },
    }));
    const totals = [5, 10_000, 10_001].map(
      async (number) => (await provider.getList('Book', at(number))).total,
    );
    expect(await Promise.all(totals)).toEqual([10_000, 10_001, 10_001]);
  });

  it('pages by cursor where it is given one, and hands on the next', async () => {
    const { provider, sent } = library(() => ({
      json: { member: [], view: { next: '/v1/books?itemsPerPage=10&cursor=after-9' } },
    }));
    const read = await provider.getList('Book', { ...page, meta: { query: { cursor: '', count: 'none' } } });
    expect(sent[0]?.url).toBe('/v1/books?itemsPerPage=10&order[title]=desc&cursor=&count=none');
    expect(read.meta).toEqual({ isTotalBound: false, nextCursor: 'after-9' });
    expect(read.pageInfo).toEqual({ hasNextPage: true, hasPreviousPage: false });
  });

  it('gives an embedded relation its short id beside its members', async () => {
    const { provider } = library(() => ({
      json: {
        member: [{ '@id': '/v1/books/1', author: { '@id': '/v1/authors/7', name: 'Woolf' } }],
        totalItems: 1,
      },
    }));
    const { data } = await provider.getList('Book', page);
    expect(data[0].author).toEqual({ '@id': '/v1/authors/7', id: '7', name: 'Woolf' });
  });

  it('hands the abort signal to fetch', async () => {
    const { provider, sent } = library(() => ({ json: { member: [] } }));
    const { signal } = new AbortController();
    await provider.getList('Book', { ...page, signal });
    expect(provider.supportAbortSignal).toBe(true);
    expect(sent[0]?.signal).toBe(signal);
  });
});

describe('getMany', () => {
  it('asks for all records in one request', async () => {
    const { provider, sent } = library(() => ({
      json: { member: [{ '@id': '/v1/authors/2' }], totalItems: 1 },
    }));
    const { data } = await provider.getMany('Author', { ids: ['2', '3'], meta: { fields: ['name'] } });
    expect(sent.map(({ url }) => url)).toEqual([
      '/v1/authors?page=1&itemsPerPage=2&id[]=2&id[]=3&fields=name',
    ]);
    expect(data).toEqual([{ '@id': '/v1/authors/2', id: '2' }]);
  });
});

describe('getManyReference', () => {
  it('filters by the IRI of the record pointed to', async () => {
    const { provider, sent } = library(() => ({ json: { member: [], totalItems: 0 } }));
    await provider.getManyReference('Book', { ...page, target: 'author', id: '7', filter: {} });
    expect(sent[0]?.url).toContain('author=/v1/authors/7');
  });
});

describe('create', () => {
  it('sends what may be created, relations as IRIs', async () => {
    const { provider, sent } = library(({ body }) => ({
      status: 201,
      json: { '@id': '/v1/books/5', ...(body as object) },
      headers: { etag: '"1"' },
    }));
    const { data } = await provider.create('Book', {
      data: {
        id: 'x',
        '@type': 'Book',
        title: 'Orlando',
        author: { id: '7' },
        tags: ['1'],
        nbPages: 3,
        year: 0,
      },
    });
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: '/v1/books',
      body: { title: 'Orlando', author: '/v1/authors/7', tags: ['/v1/tags/1'], year: 0 },
    });
    expect(data).toMatchObject({ id: '5', '@etag': '"1"', author: '7' });
  });
});

describe('update', () => {
  it('sends only changed, writable members, under the version that was read', async () => {
    const { provider, sent } = library(({ method }) => ({
      json: {
        '@id': '/v1/books/1',
        title: method === 'GET' ? 'Orlando' : 'Flush',
        author: '/v1/authors/7',
        data: { b: 1, a: 2 },
        nbPages: 100,
      },
      headers: { etag: method === 'GET' ? '"41"' : '"42"' },
    }));
    const { data: previousData } = await provider.getOne('Book', { id: '1', meta: { fields: ['title'] } });
    const { data } = await provider.update('Book', {
      id: '1',
      data: {
        ...previousData,
        title: 'Flush',
        author: { id: '7', '@id': '/v1/authors/7' },
        data: { a: 2, b: 1 },
        nbPages: 1,
      },
      previousData,
    });
    expect(sent[1]).toMatchObject({
      method: 'PATCH',
      url: '/v1/books/1',
      body: { title: 'Flush' },
      headers: { 'If-Match': '"41"', 'Content-Type': 'application/merge-patch+json' },
    });
    expect(data['@etag']).toBe('"42"');
  });

  it('empties a relation with null', async () => {
    const { provider, sent } = library(() => ({ json: { '@id': '/v1/books/1' } }));
    await provider.update('Book', {
      id: '1',
      data: { author: null },
      previousData: { id: '1', author: '7' },
    });
    expect(sent[0]?.body).toEqual({ author: null });
  });

  it('puts violations on their fields', async () => {
    const { provider } = library(() => ({
      status: 422,
      json: {
        code: 'WRITE-001',
        message: 'Two values are wrong.',
        hint: 'Mend them.',
        violations: [
          { propertyPath: 'lines[0].quantity', message: 'Too small', code: 'min' },
          { propertyPath: 'title', message: 'Required', code: 'required' },
          { propertyPath: '', message: 'Not on a Sunday' },
        ],
      },
    }));
    const refusal = await provider
      .update('Book', { id: '1', data: { title: '' }, previousData: { id: '1' } })
      .catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ProblemError);
    expect(refusal).toMatchObject({
      status: 422,
      code: 'WRITE-001',
      message: 'Two values are wrong.',
      hint: 'Mend them.',
      body: {
        errors: {
          lines: { 0: { quantity: 'Too small' } },
          title: 'Required',
          root: { serverError: 'Not on a Sunday' },
        },
      },
    });
  });
});

describe('delete', () => {
  it('deletes under the version that was read', async () => {
    const { provider, sent } = library(() => ({ status: 204 }));
    await provider.delete('Book', { id: '1', previousData: { id: '1', '@etag': '"9"' } });
    expect(sent[0]).toMatchObject({ method: 'DELETE', url: '/v1/books/1', headers: { 'If-Match': '"9"' } });
  });

  it('tries every one of many and says how many were refused', async () => {
    const { provider, sent } = library(({ url }) =>
      url.endsWith('/2') ? { status: 204 } : { status: 409, json: { code: 'X', message: 'In use' } },
    );
    const refusal = await provider
      .deleteMany('Book', { ids: ['1', '2', '3'] })
      .catch((error: unknown) => error);
    expect(sent).toHaveLength(3);
    expect(refusal).toMatchObject({ status: 409, problem: { refusedCount: 2 } });
  });
});

it('says status 0 when the server cannot be reached, and lets an abort be an abort', async () => {
  const fail = (error: Error) =>
    hydraDataProvider({
      apis: { books: { url: '/v1', fetch: () => Promise.reject(error) } },
      resources: { Book: { api: 'books', path: '/books' } },
    }).getOne('Book', { id: '1' });
  await expect(fail(new TypeError('fetch failed'))).rejects.toMatchObject({ status: 0, code: 'NETWORK' });
  await expect(fail(new DOMException('gone', 'AbortError'))).rejects.toMatchObject({ name: 'AbortError' });
});
