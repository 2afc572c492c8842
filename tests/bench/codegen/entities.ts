/** The entities that codegen is measured on: this product's, and made-up ones up to a number. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readSources } from '../../../codegen/files.ts';
import { copyTree, type TreeCopy } from '../../../codegen/fixtures/copyTree.ts';

const root = resolve(import.meta.dirname, '../../..');

/** The specification has so many. */
const least = 126;

const scalars = [
  'string',
  'text',
  'email',
  'integer',
  'money',
  'boolean',
  'date',
  'dateTime',
  'json',
  'color',
  'url',
];

/** An entity of every kind of property, pointing to its neighbour. */
function synthesize(name: string, neighbour: string, api: string): string {
  const properties = {
    name: { range: 'string', required: true, unique: true, list: true, label: { en: 'Name', fr: 'Nom' } },
    state: { in: ['draft', 'open', 'closed'], default: 'draft', filter: true },
    ...Object.fromEntries(scalars.flatMap((range) => [1, 2].map((n) => [`${range}${n}`, { range }]))),
    neighbour: { range: neighbour, onDelete: 'clear' },
    friends: { range: neighbour, many: true },
  };
  const head = { '@context': '../context.jsonld', '@id': name, '@type': 'Entity', api };
  const collection = `/${name.toLowerCase()}s`;
  return JSON.stringify({ ...head, collection, title: 'name', properties }, null, 2);
}

export interface BenchTree extends TreeCopy {
  /** Entities of this product among them. */
  readonly own: number;
  /** All of them. */
  readonly count: number;
}

/** A copy of the generator with nothing generated yet. */
export function makeTree(): BenchTree {
  const tree = copyTree();
  const isEntity = (path: string) => path.split('/').length === 3;
  const sources = readSources(root);
  for (const { path, text } of sources) {
    mkdirSync(join(tree.path, path, '..'), { recursive: true });
    writeFileSync(join(tree.path, path), text);
  }
  cpSync(join(root, 'schema/calls'), join(tree.path, 'schema/calls'), { recursive: true });
  rmSync(join(tree.path, 'schema/generated'), { recursive: true, force: true });
  const own = sources.filter(({ path }) => isEntity(path)).length;
  const area = sources.find(({ path }) => isEntity(path))?.path.split('/')[1] ?? '';
  const first = JSON.parse(readFileSync(join(root, 'schema/apis.jsonld'), 'utf8')) as {
    '@graph': { '@id': string }[];
  };
  const names = Array.from({ length: Math.max(0, least - own) }, (_, index) => `Thing${index}`);
  for (const [index, name] of names.entries()) {
    const neighbour = names[(index + 1) % names.length] ?? name;
    writeFileSync(
      join(tree.path, `schema/${area}/${name}.jsonld`),
      synthesize(name, neighbour, first['@graph'][0]?.['@id'] ?? ''),
    );
  }
  return { ...tree, own, count: own + names.length };
}
