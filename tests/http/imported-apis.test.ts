/**
 * Documents of the shape of large APIs, as far as an import has to lead: entity files, tables and types that check, a
 * server that starts, and every list of it. The documents are laid into one copy of the tree, one after the other.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyTree, type TreeCopy } from '../../codegen/fixtures/copyTree.ts';
import { contentApi } from '../../codegen/fixtures/import/contentApi.ts';
import { paymentsApi } from '../../codegen/fixtures/import/paymentsApi.ts';
import { socialApi } from '../../codegen/fixtures/import/socialApi.ts';
import type { ApiDescriptor, EntityDescriptor } from '../../schema/descriptor.ts';
import type { ServerProcess } from '../fixtures/serverProcess.ts';
import { putUsers, runInTree, signToken, startInTree, treeEntries } from '../fixtures/treeServer.ts';

const root = resolve(import.meta.dirname, '../..');
const ADMINISTRATOR = 'a@demo.test';

const documents = { payments: paymentsApi(), headless: contentApi(), social: socialApi() };
const apis = Object.keys(documents) as (keyof typeof documents)[];

let tree: TreeCopy;
let server: ServerProcess | undefined;

beforeAll(() => {
  tree = copyTree(treeEntries);
});
afterAll(async () => {
  await server?.stop();
  tree.remove();
});

async function readDescriptors(): Promise<{ entities: EntityDescriptor[]; bases: Map<string, string> }> {
  const load = (file: string) => import(pathToFileURL(join(tree.path, 'schema/generated', file)).href);
  const { descriptors } = (await load('descriptors.ts')) as { descriptors: Record<string, EntityDescriptor> };
  const { apis: all } = (await load('apis.ts')) as { apis: readonly ApiDescriptor[] };
  return {
    entities: Object.values(descriptors),
    bases: new Map(all.map(({ name, base, prefix = '' }) => [name, base + prefix])),
  };
}

// One story on one tree: each step starts from what the one before it left.
describe('documents of the shape of large APIs', () => {
  it.each(apis)('%s: the import writes its entities', (api) => {
    mkdirSync(join(tree.path, 'saved'), { recursive: true });
    const file = join(tree.path, 'saved', `${api}.json`);
    writeFileSync(file, JSON.stringify(documents[api], null, 1));
    const { status, out } = runInTree(
      tree.path,
      'codegen/cli.ts',
      'import',
      file,
      ...['--area', api, '--api', api],
    );
    expect(status, out.slice(-2000)).toBe(0);
  });

  it('codegen makes tables, descriptors and types of all', () => {
    const { status, out } = runInTree(tree.path, 'codegen/cli.ts');
    expect(status, out.slice(-2000)).toBe(0);
  });

  it('the types check', () => {
    const files = [
      'schema/generated/actions.ts',
      'schema/generated/descriptors.ts',
      'schema/generated/entities.ts',
      'schema/generated/values.ts',
      'server/generated/tables.ts',
    ];
    const config = { extends: './tsconfig.json', files, include: [] };
    writeFileSync(join(tree.path, 'tsconfig.made.json'), JSON.stringify(config));
    const tsc = join(root, 'node_modules/typescript-native/bin/tsc');
    expect(runInTree(tree.path, tsc, '-p', 'tsconfig.made.json').out).toBe('');
  });

  it('the server starts on them', async () => {
    server = startInTree(tree.path);
    expect(await server.ready.catch(String)).toMatch(/^http:/);
    await server.stop();
  });

  describe('and answers', () => {
    let origin = '';
    let token = '';
    beforeAll(async () => {
      await putUsers(tree.path, [ADMINISTRATOR]);
      server = startInTree(tree.path);
      origin = await server.ready;
      token = await signToken(tree.path, ADMINISTRATOR);
    });

    it.each(apis)('%s: every list', async (api) => {
      const { entities, bases } = await readDescriptors();
      const listed = entities.filter((one) => one.api === api && one.operations.includes('list'));
      const refused: string[] = [];
      for (const { collection } of listed) {
        const path = `${bases.get(api)}${collection}`;
        const answer = await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } });
        const text = await answer.text();
        if (answer.status !== 200) refused.push(`GET ${path}: ${answer.status} ${text.slice(0, 200)}`);
      }
      expect(refused).toEqual([]);
      expect(listed.length).toBeGreaterThan(10);
    });

    it('its documents', async () => {
      for (const path of ['/docs.jsonld', '/docs.json'])
        expect((await fetch(origin + path)).status, path).toBe(200);
    });
  });
});
