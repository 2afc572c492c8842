/** What a path says of its records, and their bodies do not. */
import { expect, it } from 'vitest';
import { answer } from '../../fixtures/import/makeDocument.ts';
import { importText, lineOf } from '../../fixtures/import/readImport.ts';

const text = { type: 'string' };
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const one = (name: string) => ({ get: { responses: { '200': answer(reference(name)) } } });
const many = (name: string, more: object = {}) => ({
  get: { responses: { '200': answer({ type: 'array', items: reference(name) }) } },
  ...more,
});

it('a relation to the parent that no body takes is given when the record is made', () => {
  const body = { type: 'object', required: ['title'], properties: { title: text } };
  const post = {
    requestBody: { content: { 'application/json': { schema: body } } },
    responses: { '201': answer(reference('Issue')) },
  };
  const imported = importText({
    openapi: '3.1.0',
    paths: {
      '/orgs': many('Org'),
      '/orgs/{slug}': one('Org'),
      '/orgs/{slug}/projects': many('Project'),
      '/orgs/{slug}/projects/{key}': one('Project'),
      '/orgs/{slug}/projects/{key}/issues': many('Issue', { post }),
      '/orgs/{slug}/projects/{key}/issues/{number}': one('Issue'),
    },
    components: {
      schemas: {
        Org: { type: 'object', properties: { slug: text } },
        Project: { type: 'object', properties: { key: text, org: reference('Org') } },
        Issue: { type: 'object', properties: { title: text, within: reference('Project') } },
      },
    },
  });
  expect(lineOf(imported, 'Issue.within')).toBe(
    '{ "range": "Project", "embedded": true, "required": true, "immutable": true }',
  );
  expect(lineOf(imported, 'Project.org')).toBe('{ "range": "Org", "embedded": true }');
});
