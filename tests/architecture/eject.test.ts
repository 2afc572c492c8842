/** An ejected screen is one of the tree's own: formatted, typed, registered, and told when the schema leaves it behind. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSources } from '../../codegen/files.ts';
import { copyTree, type TreeCopy } from '../../codegen/fixtures/copyTree.ts';
import { generate } from '../../codegen/generate.ts';
import type { EntityDescriptor } from '../../schema/descriptor.ts';
import { descriptors } from '../../schema/generated/descriptors.ts';
import type { ScreenSlot } from '../../schema/screenAddress.ts';
import { screenFile, shownOn } from '../../schema/startingScreen.ts';
import { defaultColumns, shownProperties, writableProperties } from '../../src/data/choose.ts';

const entities: readonly EntityDescriptor[] = Object.values(descriptors);
const byName = new Map(entities.map((entity) => [entity.name, entity]));

describe('an ejected screen starts with what the generic screen shows', () => {
  const isOffered = (property: EntityDescriptor['properties'][number]) =>
    !(property.kind === 'relation' && property.many && property.embedded);
  const generic: Readonly<Record<ScreenSlot, (entity: EntityDescriptor) => readonly { name: string }[]>> = {
    list: (entity) => defaultColumns(entity, byName),
    show: (entity) => shownProperties(entity, byName),
    create: (entity) => writableProperties(entity, 'create', byName).filter(isOffered),
    edit: (entity) => writableProperties(entity, 'edit', byName).filter(isOffered),
  };
  it.each(Object.entries(generic))('on %s', (slot, choose) => {
    for (const entity of entities.filter(({ scope }) => scope !== 'value'))
      expect([
        entity.name,
        ...shownOn({ entity, slot: slot as ScreenSlot, all: byName }).map(({ name }) => name),
      ]).toEqual([entity.name, ...choose(entity).map(({ name }) => name)]);
  });
});

describe('ejecting in a copy of this tree', () => {
  let tree: TreeCopy;
  const run = (program: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(program, args, { cwd: tree.path, encoding: 'utf8' });
    return { status, out: stdout + stderr };
  };
  const codegen = (...args: string[]) => run(process.execPath, 'codegen/cli.ts', ...args);
  const bin = (name: string) => join(tree.path, 'node_modules/.bin', name);

  // What is overridden already is not ejected again.
  const root = join(import.meta.dirname, '../..');
  const registry = globSync('overrides/*/screens.ts', { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const free = entities.filter(
    ({ name, scope }) => scope !== 'value' && !registry.includes(`entity: '${name}'`),
  );
  /** The longest, one with sections, one that is only read, and one with the most relations. */
  const chosen = [
    ...new Set([
      free.toSorted((a, b) => b.properties.length - a.properties.length)[0],
      free.find(({ properties }) => properties.some(({ section }) => section)),
      free.find(({ operations }) => operations.join() === 'list,read'),
      free.find(({ operations }) => operations.length === 5),
    ]),
  ].filter((entity) => entity !== undefined);
  const slots = (entity: EntityDescriptor) =>
    (
      [
        ['list', 'list'],
        ['show', 'read'],
        ['create', 'create'],
        ['edit', 'update'],
      ] as const
    ).flatMap(([slot, operation]) => (entity.operations.includes(operation) ? [slot] : []));
  const registries = [...new Set(chosen.map(({ area }) => `overrides/${area}/screens.ts`))];
  const paths = chosen.flatMap((entity) => slots(entity).map((slot) => screenFile(entity, slot)));

  /** The compiler's words about what was ejected; the rest of the tree is proved elsewhere. */
  const compile = () => {
    writeFileSync(
      join(tree.path, 'tsconfig.eject.json'),
      JSON.stringify({ extends: './tsconfig.json', include: [...paths, ...registries] }),
    );
    return run(bin('tsc'), '-p', 'tsconfig.eject.json')
      .out.split('\n')
      .filter((line) => /^overrides\/.*\/screens(\.ts|\/)/.test(line));
  };

  beforeAll(() => {
    tree = copyTree([
      'codegen',
      'schema',
      'src',
      'overrides',
      'server',
      'box',
      'tests',
      'package.json',
      'tsconfig.json',
      'biome.json',
      '.gitignore',
    ]);
  });
  afterAll(() => tree?.remove());

  it('writes what is formatted, and typed where the registry and the screen meet', () => {
    for (const entity of chosen)
      for (const slot of slots(entity)) {
        const { status, out } = codegen('eject', entity.name, slot);
        expect(out).toContain(
          `wrote ${screenFile(entity, slot)}\nwrote overrides/${entity.area}/screens.ts\n`,
        );
        expect(status).toBe(0);
      }
    const { status, out } = run(
      bin('biome'),
      'check',
      '--error-on-warnings',
      '--vcs-enabled=false',
      ...paths,
      ...registries,
    );
    expect(status, out).toBe(0);
    expect(compile()).toEqual([]);
  }, 300_000);

  it('tells of each when the schema moves on, until its author has seen it', () => {
    const upToDate = { status: 0, out: expect.stringMatching(/^\d+ ejected, 0 behind\n$/) };
    expect(codegen('status')).toEqual(upToDate);
    const made = generate(readSources(tree.path));
    if (!made.ok) throw new Error('The schema has faults.');
    const [entity] = chosen;
    const [path = ''] = paths;
    const source = made.schema.entities.find(({ descriptor }) => descriptor.name === entity?.name)?.source;
    const file = join(tree.path, source?.file ?? '');
    // A property of no consequence to any other file: the new one, then it goes again.
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replace(/"properties"\s*:\s*\{/, '$& "sparkle": { "range": "integer", "list": true },'),
    );
    const behind = codegen('status');
    expect(behind.status).toBe(1);
    expect(behind.out).toContain(
      `${path} (list of ${entity?.name}) is behind:\n  + ${entity?.name}.sparkle (integer)\n`,
    );
    expect(codegen('status', '--seen', ...paths).status).toBe(0);
    expect(codegen('status')).toEqual(upToDate);
    writeFileSync(file, text);
    expect(codegen('status').out).toContain(`  - ${entity?.name}.sparkle\n`);
    expect(codegen('status', '--seen', 'overrides/screens.ts')).toEqual({
      status: 1,
      out: '"overrides/screens.ts" is no ejected screen of an entity that there is.\n',
    });
  }, 120_000);

  it('does not compile with a property that the schema no longer has', () => {
    const [first = ''] = paths;
    const file = join(tree.path, first);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/= \[\s*'/, "$&wentAway', '"));
    expect(compile()).toEqual([expect.stringContaining(`${first}(`)]);
  }, 120_000);
});
