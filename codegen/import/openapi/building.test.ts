/** Variants of an object are one entity, wherever they stand. */
import { describe, expect, it } from 'vitest';
import { answer, openApi, thing } from '../../fixtures/import/makeDocument.ts';
import { explainFault, importText, lineOf, remarksOf, textOf } from '../../fixtures/import/readImport.ts';

describe('variants of a record', () => {
  it('are one entity with the properties of all', () => {
    const pet = (name: string) => ({
      type: 'object',
      required: ['kind', name],
      properties: { kind: { type: 'string' }, [name]: { type: 'integer' } },
    });
    const imported = importText(
      openApi(
        { oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }] },
        { Cat: pet('lives'), Dog: pet('barks') },
      ),
    );
    expect(explainFault(imported)).toBe('taken: Thing');
    expect(textOf(imported, 'Thing').match(/^ {4}"(\w+)":/gm)).toEqual([
      '    "kind":',
      '    "lives":',
      '    "barks":',
    ]);
    expect(remarksOf(imported)).toContain('Thing.barks: only some variants of the schema have it');
    expect(remarksOf(imported)).not.toContain('Thing.kind: only some variants of the schema have it');
  });

  it('behind a chain of references are the entity itself, and its base no further one', () => {
    const imported = importText(
      openApi(
        { $ref: '#/components/schemas/A' },
        {
          A: {
            allOf: [
              { $ref: '#/components/schemas/Base' },
              { properties: { self: { $ref: '#/components/schemas/A' } } },
            ],
          },
          Base: { type: 'object', properties: { name: { type: 'string' } } },
        },
      ),
    );
    expect(explainFault(imported)).toBe('taken: Thing');
    expect(lineOf(imported, 'Thing.self')).toBe('{ "range": "Thing", "embedded": true }');
  });

  it('have a constant that distinguishes them: together its choices', () => {
    const figure = (kind: string, size: string) => ({
      type: 'object',
      properties: { kind: { type: 'string', enum: [kind] }, [size]: { type: 'number' } },
    });
    const imported = importText(
      thing(
        { $ref: '#/components/schemas/Figure' },
        {
          Figure: {
            oneOf: [{ $ref: '#/components/schemas/Circle' }, { $ref: '#/components/schemas/Square' }],
            discriminator: { propertyName: 'kind' },
          },
          Circle: figure('circle', 'radius'),
          Square: figure('square', 'side'),
        },
      ),
    );
    expect(explainFault(imported)).toBe('taken: Thing, Figure');
    expect(lineOf(imported, 'Thing.it')).toBe('{ "range": "Figure" }');
    expect(lineOf(imported, 'Figure.kind')).toBe('{ "in": ["circle", "square"] }');
    expect(remarksOf(imported)).toContain('Figure.side: only some variants of the schema have it');
  });

  it('that differ in what they call a property are reported it', () => {
    const variant = (type: string) => ({ type: 'object', properties: { size: { type } } });
    expect(remarksOf(importText(openApi({ oneOf: [variant('integer'), variant('boolean')] })))).toContain(
      'Thing.size: one variant calls it integer, another boolean: the first is read',
    );
  });

  it('are named by what they have in common, and each of them is that record elsewhere', () => {
    const schemas = {
      Figure: { type: 'object', properties: { name: { type: 'string' } } },
      Circle: {
        allOf: [{ $ref: '#/components/schemas/Figure' }, { properties: { radius: { type: 'number' } } }],
      },
      Square: {
        allOf: [{ $ref: '#/components/schemas/Figure' }, { properties: { side: { type: 'number' } } }],
      },
    };
    const any = { oneOf: [{ $ref: '#/components/schemas/Circle' }, { $ref: '#/components/schemas/Square' }] };
    const document = thing({ $ref: '#/components/schemas/Square' }, schemas);
    const get = { responses: { '200': answer({ type: 'array', items: any }) } };
    const imported = importText({ ...document, paths: { ...document.paths, '/drawings': { get } } });
    expect(explainFault(imported)).toBe('taken: Thing, Figure');
    expect(lineOf(imported, 'Thing.it')).toBe('{ "range": "Figure", "embedded": true }');
  });
});
