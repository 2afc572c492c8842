/** What schema/README.md tells is what the context has: a key that is added is told, and one that goes is told no more. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readSources } from '../../codegen/files.ts';

const root = resolve(import.meta.dirname, '../..');
const readme = readFileSync(join(root, 'schema/README.md'), 'utf8');
const { '@context': context } = JSON.parse(readFileSync(join(root, 'schema/context.jsonld'), 'utf8')) as {
  '@context': Readonly<Record<string, unknown>>;
};

/** The words in the first column of the table under a heading. */
function listTold(heading: string): string[] {
  const part = readme.split(/^## /m).find((one) => one.startsWith(`${heading}\n`)) ?? '';
  const cells = [...part.matchAll(/^\| (`[^|]*) \|/gm)].map(([, cell = '']) => cell);
  return cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, word = '']) => word));
}

/** What the context maps, without prefixes, types, and the keys of the two lists. */
const keys = Object.keys(context).filter(
  (key) => !/^(?:@.*|hydra|rdf|rdfs|sh|xsd|admin|Entity|Api|Area|base|prefix)$/.test(key),
);

it('every key and kind of the context is told, and no other', () => {
  const told = ['Keys of an entity', 'Keys of a property', 'Kinds of values'].flatMap(listTold);
  expect([...new Set(told)].sort()).toEqual(keys.sort());
});

it('every key of an action is told, and no other', () => {
  const actions = readSources(root)
    .filter(({ path }) => path.split('/').length === 3)
    .flatMap(({ text }) => Object.values((JSON.parse(text) as { actions?: object }).actions ?? {}));
  const used = new Set(actions.flatMap((action: object) => Object.keys(action)));
  expect(listTold('Keys of an action').sort()).toEqual([...used].sort());
});
