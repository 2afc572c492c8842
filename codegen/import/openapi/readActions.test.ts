/** What calls take and answer, by name. */
import { describe, expect, it } from 'vitest';
import { call, list, object, openApi, parameter, ref } from '../../fixtures/import/makeDocument.ts';
import { paymentsApi } from '../../fixtures/import/paymentsApi.ts';
import {
  applyImport,
  explainFault,
  importText,
  lineOf,
  remarksOf,
  textOf,
} from '../../fixtures/import/readImport.ts';
import { generate } from '../../generate.ts';

const text = { type: 'string' };
const thing = object({ id: { type: 'integer' }, name: text });

function importCalls(calls: Readonly<Record<string, object>>, schemas: object = {}) {
  const document = openApi(thing, schemas);
  const paths = Object.entries(calls).map(([path, item]) => [
    `/things/${path}`,
    { ...(path.includes('{id}') && { parameters: [parameter('id')] }), ...item },
  ]);
  return importText({ ...document, paths: { ...document.paths, ...Object.fromEntries(paths) } });
}

const actionOf = (imported: ReturnType<typeof importCalls>, name: string) =>
  textOf(imported, 'Thing')
    .split('\n')
    .find((line) => line.includes(`"${name}":`))
    ?.trim()
    .replace(/,$/, '');

describe('a body', () => {
  it('without a name is called after its call', () => {
    const body = object({ reason: { ...text, maxLength: 80 }, notify: { type: 'boolean' } }, ['reason']);
    const imported = importCalls({ '{id}/cancel': { post: call({ id: 'cancel', body }) } });
    expect(actionOf(imported, 'cancel')).toBe(
      '"cancel": {"method": "POST", "path": "/things/{id}/cancel", "expects": "ThingCancelInput", "confirm": {"en": "This cannot be undone.", "fr": "Cette action est irréversible."}}',
    );
    expect(textOf(imported, 'ThingCancelInput')).toContain('"scope": "value"');
    expect(lineOf(imported, 'ThingCancelInput.reason')).toBe(
      '{ "range": "string", "required": true, "maxLength": 80 }',
    );
    expect(generate(applyImport(imported)).ok).toBe(true);
  });

  it('that two calls take is one', () => {
    const body = object({ reason: text });
    const imported = importCalls({
      '{id}/cancel': { post: call({ id: 'cancel', body }) },
      '{id}/reject': { post: call({ id: 'reject', body }) },
    });
    expect(explainFault(imported)).toBe('taken: Thing, ThingCancelInput');
    expect(actionOf(imported, 'reject')).toContain('"expects": "ThingCancelInput"');
  });

  it('with a name keeps it, and is the class that it is', () => {
    const imported = importCalls(
      {
        '{id}/cancel': { post: call({ id: 'cancel', body: ref('Cancellation') }) },
        '{id}/copy': { post: call({ id: 'copy', body: ref('Thing') }) },
      },
      { Cancellation: object({ reason: text }) },
    );
    expect(actionOf(imported, 'cancel')).toContain('"expects": "Cancellation"');
    expect(actionOf(imported, 'copy')).toContain('"expects": "Thing"');
  });

  it('that is called as a record and holds something else is none', () => {
    const imported = importCalls(
      {
        '{id}/print': { post: call({ id: 'print', body: ref('ThingRequest') }) },
        '{id}/rename': { post: call({ id: 'rename', body: ref('ThingUpdate') }) },
      },
      { ThingRequest: object({ copies: { type: 'integer' } }), ThingUpdate: object({ name: text }) },
    );
    expect(actionOf(imported, 'print')).toContain('"expects": "ThingPrintInput"');
    expect(actionOf(imported, 'rename')).toContain('"expects": "Thing"');
  });

  it('of a class and more is a value of both', () => {
    const body = { allOf: [ref('Thing'), object({ shelf: text })] };
    const imported = importCalls({ '{id}/move': { post: call({ id: 'move', body }) } });
    expect(actionOf(imported, 'move')).toContain('"expects": "ThingMoveInput"');
    expect(textOf(imported, 'ThingMoveInput')).toMatch(/"name": [\s\S]*"shelf": /);
  });

  it('of nothing, or of a GET, is none, and any other is JSON', () => {
    const imported = importCalls({
      count: { get: call({ id: 'count', body: object({ at: text }), answers: { type: 'integer' } }) },
      '{id}/touch': { post: call({ id: 'touch', body: object({}) }) },
      order: { post: call({ id: 'order', body: list({ type: 'integer' }) }) },
    });
    expect(actionOf(imported, 'count')).toBe(
      '"count": {"method": "GET", "path": "/things/count", "returns": "json"}',
    );
    expect(actionOf(imported, 'touch')).toBe('"touch": {"method": "POST", "path": "/things/{id}/touch"}');
    expect(actionOf(imported, 'order')).toContain('"expects": "json"');
  });
});

describe('an answer', () => {
  it('without a name is called after its call, and what a list is of too', () => {
    const imported = importCalls({
      '{id}/stock': { get: call({ id: 'stock', answers: object({ left: { type: 'integer' } }) }) },
      '{id}/split': { post: call({ id: 'split', answers: list(object({ row: text })) }) },
    });
    expect(actionOf(imported, 'stock')).toContain('"returns": "ThingStockAnswer"');
    expect(actionOf(imported, 'split')).toContain('"returns": "collection:ThingSplitItem"');
    expect(generate(applyImport(imported)).ok).toBe(true);
  });
});

it('no schema stands in a line, however large the document, and a second import says nothing new', () => {
  const imported = importText(paymentsApi(), { api: 'payments' });
  expect(imported.ok).toBe(true);
  if (!imported.ok) return;
  const lines = imported.files.flatMap((file) => file.text.split('\n'));
  expect(lines.filter((line) => /"(?:expects|returns)": [^"]/.test(line))).toEqual([]);
  const again = importText(paymentsApi(), { api: 'payments', schema: applyImport(imported) });
  expect(again.ok && again.files).toEqual([]);
  expect(remarksOf(again, 'conflict')).toEqual([]);
});
