/**
 * Metadata files as they are half way through an edit, a merge or a bad save: the command reports each by one sentence with
 * its file and line, exits 1, and neither the schema nor what is made of it is touched.
 */
import { Buffer } from 'node:buffer';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { listFiles } from './files.ts';
import { copyTree } from './fixtures/copyTree.ts';

const tree = copyTree();
afterAll(() => tree.remove());
cpSync(join(import.meta.dirname, 'fixtures/schema'), join(tree.path, 'schema'), { recursive: true });

const body =
  '"api": "stage", "collection": "/things", "title": "name", "properties": { "name": { "range": "string" } }';
const thing = (name: string, more = body) => `{\n  "@id": "${name}", "@type": "Entity",\n  ${more}\n}\n`;

/** Name of the file → its content, and the message about it behind `schema/house/Name.jsonld:`. */
const broken: Readonly<Record<string, readonly [content: string | Uint8Array, want: string]>> = {
  Empty: ['', '1 The file is empty. Write what it describes, or remove it.'],
  Blank: [' \n\n', '1 The file is empty. Write what it describes, or remove it.'],
  CutKey: [
    '{\n  "@id": "CutKey", "@ty',
    '2 The file is not JSON. A text begins here that does not end on its line, or has a `\\` before what needs none.',
  ],
  CutValue: ['{\n  "@id":\n', '3 The file is not JSON. Expected a value, found the end of the file.'],
  Comma: [thing('Comma', `${body},`), '4 The file is not JSON. Remove the comma before `}`.'],
  Comment: [`// A thing\n${thing('Comment')}`, '1 The file is not JSON. Expected a value, found `/`.'],
  Merge: [
    `{\n<<<<<<< HEAD\n  "@id": "Merge"\n}`,
    '2 The file is not JSON. Expected a key in double quotes, found `<`.',
  ],
  Quotes: ["{\n  '@id': 'Quotes'\n}", "2 The file is not JSON. Expected a key in double quotes, found `'`."],
  Yaml: ['"@id": Yaml', '1 The file is not JSON. Expected the end of the file, found `:`.'],
  Html: ['<!doctype html>', '1 The file is not JSON. Expected a value, found `<`.'],
  Twice: [
    thing('Twice', `${body},\n  "api": "stage"`),
    '4 The file is not JSON. The key "api" appears here and on line 3.',
  ],
  Utf16: [
    Buffer.from(`\uFEFF${thing('Utf16')}`, 'utf16le'),
    '1 The file is not written in UTF-8. Save it in UTF-8.',
  ],
  Latin1: [
    Buffer.from(thing('Latin1', `"comment": "Théâtre",\n  ${body}`), 'latin1'),
    '3 The file is not written in UTF-8. Save it in UTF-8.',
  ],
  Deep: [
    `{\n  "@id": ${'['.repeat(100_000)}`,
    '2 The file is nested too deep to be read. Remove what is nested in itself.',
  ],
  List: ['[]', '1 The entity "List" is no object. Write { … } here.'],
  NoName: [
    `{ "@type": "Entity", ${body} }`,
    '1 The file names no entity: "@id" is "". Write "@id": "NoName".',
  ],
  Renamed: [
    thing('Other'),
    '2 The file describes "Other" but is called "Renamed.jsonld". Call it "Other.jsonld".',
  ],
  NumberName: [
    thing('NumberName').replace('"NumberName"', '5'),
    '2 The "@id" of the entity "NumberName" is 5. Write a text.',
  ],
  PropertyList: [
    thing('PropertyList', '"properties": ["name"]'),
    '3 The "properties" of the entity "PropertyList" is ["name"]. Write an object.',
  ],
  PropertyText: [
    thing('PropertyText', '"properties": { "name": "string" }'),
    '3 The property "name" is no object. Write { … } here.',
  ],
  RangeList: [
    thing('RangeList', '"properties": { "name": { "range": ["string"] } }'),
    '3 The "range" of the property "name" is ["string"]. Write a text.',
  ],
  ActionNull: [
    thing('ActionNull', `${body}, "actions": { "go": null }`),
    '3 The action "go" is no object. Write { … } here.',
  ],
  Misspelt: [
    thing('Misspelt', `${body},\n  "titel": "name"`),
    '4 The key "titel" of the entity "Misspelt" is unknown. Perhaps you meant "title".',
  ],
};

const readAll = () =>
  ['schema', 'server'].flatMap((folder) =>
    listFiles(tree.path, folder).map((path) => [path, readFileSync(join(tree.path, path), 'base64')]),
  );

it('reports each broken file of a schema by one sentence, and writes nothing', () => {
  mkdirSync(join(tree.path, 'server'), { recursive: true });
  for (const [name, [content]] of Object.entries(broken))
    writeFileSync(join(tree.path, `schema/house/${name}.jsonld`), content);
  const before = readAll();
  const { status, stdout, stderr } = spawnSync(process.execPath, ['codegen/cli.ts'], {
    cwd: tree.path,
    encoding: 'utf8',
  });
  const wanted = Object.entries(broken).map(([name, [, want]]) => `schema/house/${name}.jsonld:${want}`);
  expect(stderr.split('\n')).toEqual([...wanted.sort(), `${wanted.length} faults; nothing was written.`, '']);
  expect(stdout).toBe('');
  expect(status).toBe(1);
  expect(readAll()).toEqual(before);
}, 30_000);
