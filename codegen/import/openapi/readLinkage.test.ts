/** Relations as Strapi answers and accepts them. */
import { expect, it } from 'vitest';
import { answer } from '../../fixtures/import/makeDocument.ts';
import { importText, lineOf, remarksOf } from '../../fixtures/import/readImport.ts';

const text = { type: 'string' };
const object = (properties: object) => ({ type: 'object', properties });
const record = object({ id: { type: 'number' }, attributes: object({ name: text }) });
const data = (one: object) => object({ data: one });
const list = (items: object) => ({ type: 'array', items });
const id = { oneOf: [{ type: 'integer' }, text] };

const article = object({
  title: text,
  category: data(record),
  categories: data(list(record)),
  cover: data(record),
  settings: data(object({ colour: text })),
});
const post = {
  requestBody: {
    content: {
      'application/json': { schema: data(object({ title: text, category: id, categories: list(id) })) },
    },
  },
  responses: {},
};
const imported = importText({
  openapi: '3.0.0',
  paths: {
    '/articles': { get: { responses: { '200': answer(data(list(article))) } }, post },
    '/categories': { get: { responses: { '200': answer(data(list(record))) } } },
  },
});

it('are relations to the class that their property is called by', () => {
  expect(lineOf(imported, 'Article.category')).toBe('{ "range": "Category" }');
  expect(lineOf(imported, 'Article.categories')).toBe('{ "range": "Category", "many": true }');
  expect(remarksOf(imported)).toContain(
    'Article.category: it holds a record within "data": by its name a Category',
  );
});

it('are json where nothing is called so, as is any other object', () => {
  expect(lineOf(imported, 'Article.cover')).toBe('{ "range": "json", "readOnly": true }');
  expect(lineOf(imported, 'Article.settings')).toBe('{ "range": "json", "readOnly": true }');
});
