/** What readers are given of the keys: each key once, in the context and in the README, and never by hand. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { entityKeys } from '../../schema/keys/entityKeys.ts';
import { fileKeys } from '../../schema/keys/key.ts';
import { propertyKeys } from '../../schema/keys/propertyKeys.ts';
import { makeDocuments } from './makeDocuments.ts';

const root = mkdtempSync(join(tmpdir(), 'documents-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
mkdirSync(join(root, 'schema'));
const readme = readFileSync(resolve(import.meta.dirname, '../../schema/README.md'), 'utf8');
const read = (name: string) => readFileSync(join(root, 'schema', name), 'utf8');

it('makes the tables between their markers anew, and leaves what people wrote around them', () => {
  writeFileSync(join(root, 'schema/README.md'), readme.replace(/^\| `hide` .*$/m, '| `hide` | wrong |'));
  const paths = ['schema/context.jsonld', 'schema/README.md'];
  expect(makeDocuments(root, { write: false })).toEqual({ written: paths, faults: [] });
  expect(makeDocuments(root, { write: true })).toEqual({ written: paths, faults: [] });
  expect(read('README.md')).toBe(readme);
  expect(makeDocuments(root, { write: false })).toEqual({ written: [], faults: [] });
});

it('writes down every key that a file may have, with its value and whether an import rewrites it', () => {
  for (const [name, { means, term }] of [entityKeys, propertyKeys].flatMap(fileKeys)) {
    if (means === undefined) continue;
    expect(readme).toContain(`| \`${name}\` | `);
    const context = JSON.parse(read('context.jsonld'))['@context'];
    const iri = typeof context[name] === 'string' ? context[name] : context[name]['@id'];
    expect(iri).toBe((typeof term === 'object' ? term['@id'] : term) ?? `admin:${name}`);
  }
  expect(readme).toContain(
    '| `role` | `createdAt`, `updatedAt` | the engine sets it: when the record was created, or when it last changed | kept |',
  );
});

it('refuses a README whose markers are gone', () => {
  writeFileSync(join(root, 'schema/README.md'), readme.replace('<!-- end of keys of an action -->', ''));
  expect(makeDocuments(root, { write: true }).faults).toEqual([
    {
      file: 'schema/README.md',
      line: 1,
      message: 'The table "keys of an action" has lost its markers.',
      hint: 'Write "<!-- keys of an action: made by codegen from schema/keys -->" and "<!-- end of keys of an action -->" around it.',
    },
  ]);
});
