/** What may import what, and who may name whom: the table of the README, read off the files themselves. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { behaviours } from '../overrides/behaviours.ts';
import { english } from '../overrides/english.ts';
import { french } from '../overrides/french.ts';
import type { PropertyDescriptor } from '../schema/descriptor.ts';
import { descriptors } from '../schema/generated/descriptors.ts';
import { isDescribed } from '../schema/isDescribed.ts';

const root = resolve(import.meta.dirname, '..');

const SKIPPED = new Set(['node_modules', 'generated', 'migrations', 'dist', 'var', 'fixtures']);

function listFiles(folder: string, skipped: ReadonlySet<string> = SKIPPED): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory())
      return skipped.has(entry.name) ? [] : listFiles(join(folder, entry.name), skipped);
    return /\.tsx?$/.test(entry.name) ? [join(folder, entry.name)] : [];
  });
}

/** Repository-relative paths that a file imports, types and lazy imports included; packages left out. */
function listImports(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const specifiers = [...text.matchAll(/(?<!\.)\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map(
    (match) => match[1] ?? '',
  );
  return specifiers
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => relative(root, resolve(dirname(file), specifier)));
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path);

/** The room a path of `overrides/` stands in: `model`, `server` or `screens`. */
function findRoom(path: string): string | undefined {
  const parts = path.split('/');
  if (parts[0] !== 'overrides') return undefined;
  return parts
    .slice(2)
    .map((part) => part.replace(/\.tsx?$/, ''))
    .find((part) => part === 'model' || part === 'server' || part === 'screens');
}

const KIT = [
  'server/kit.ts',
  'server/action.ts',
  'server/call.ts',
  'server/behaviour.ts',
  'server/projection.ts',
  'server/sql.ts',
];

function mayImport(from: string, to: string): boolean {
  const [home = ''] = from.split('/');
  const [target = ''] = to.split('/');
  if (home === target && home !== 'overrides') return true;
  switch (home) {
    case 'schema':
      return false;
    case 'codegen':
      return target === 'schema';
    case 'src':
      return target === 'schema' || (from === 'src/main.tsx' && to === 'overrides/screens.ts');
    case 'server':
      return target === 'schema' || (from === 'server/main.ts' && to === 'overrides/behaviours.ts');
    case 'box':
      return to === 'schema/channel.ts' || to.startsWith('schema/channel/') || to === 'schema/foldText.ts';
    case 'overrides':
      return mayOverrideImport(from, to, target);
    default:
      return true;
  }
}

function mayOverrideImport(from: string, to: string, target: string): boolean {
  if (target === 'schema') return true;
  if (from === 'overrides/behaviours.ts') return to === 'server/kit.ts';
  const room = findRoom(from);
  const targetRoom = findRoom(to);
  if (room === 'model') return target === 'overrides' && targetRoom === 'model';
  if (room === 'screens') return target === 'src' || (target === 'overrides' && targetRoom !== 'server');
  if (target === 'server') return KIT.some((path) => to.startsWith(path));
  if (room === 'server') return target === 'overrides' && targetRoom !== 'screens';
  return target === 'overrides' || to === 'src/screens.ts';
}

describe('imports', () => {
  const folders = ['schema', 'codegen', 'src', 'server', 'box', 'overrides'];

  it('go only where the table of the README lets them', () => {
    const broken = folders
      .flatMap((folder) => listFiles(join(root, folder)))
      .map((file) => relative(root, file))
      .filter((file) => !isTest(file))
      .flatMap((file) =>
        listImports(join(root, file))
          .filter((to) => !mayImport(file, to))
          .map((to) => `${file} → ${to}`),
      );
    expect(broken).toEqual([]);
  });

  it.each([
    ['src/generic/List.tsx', 'server/engine.ts'],
    ['server/engine.ts', 'overrides/behaviours.ts'],
    ['overrides/sale/Cart/model.ts', 'server/kit.ts'],
    ['overrides/sale/Cart/screens.tsx', 'overrides/sale/Cart/server.ts'],
    ['box/main.ts', 'server/kit.ts'],
  ])('refuse %s → %s', (from, to) => {
    expect(mayImport(from, to)).toBe(false);
  });
});

/** Groups of files that import one another in a circle, types and lazy imports included (Tarjan). */
function findCycles(imports: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const order = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];
  const visit = (file: string): number => {
    const own = order.size;
    order.set(file, own);
    open.push(file);
    let low = own;
    for (const to of imports.get(file) ?? [])
      if (!order.has(to)) low = Math.min(low, visit(to));
      else if (open.includes(to)) low = Math.min(low, order.get(to) ?? low);
    if (low === own) {
      const group = open.splice(open.indexOf(file));
      if (group.length > 1 || imports.get(file)?.includes(file)) cycles.push(group.sort());
    }
    return low;
  };
  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return cycles;
}

describe('files that import one another in a circle', () => {
  it('are found, whatever leads into the circle', () => {
    const imports = { a: ['b'], b: ['c', 'd'], c: ['b'], d: [], e: ['e'], f: ['a'] };
    expect(findCycles(new Map(Object.entries(imports)))).toEqual([['b', 'c'], ['e']]);
  });

  it('are not there, types included', () => {
    const files = ['schema', 'codegen', 'src', 'server', 'box', 'overrides', 'tests'].flatMap((folder) =>
      listFiles(join(root, folder), new Set(['node_modules', 'migrations', 'dist', 'var'])),
    );
    const imports = new Map(files.map((file) => [relative(root, file), listImports(file)]));
    expect(findCycles(imports)).toEqual([]);
  });

  it('are not there among areas of hand-written code either', () => {
    const areaOf = (path: string) => /^overrides\/([^/]+)\/./.exec(path)?.[1];
    const edges = listFiles(join(root, 'overrides'))
      .filter((file) => !isTest(file))
      .flatMap((file) => listImports(file).map((to) => [areaOf(relative(root, file)), areaOf(to)] as const))
      .filter(([from, to]) => from !== undefined && to !== undefined && from !== to);
    const areas = [...new Set(edges.flat())].filter((area) => area !== undefined);
    const imports = areas.map(
      (area) => [area, edges.flatMap(([from, to]) => (from === area && to ? [to] : []))] as const,
    );
    expect(findCycles(new Map(imports))).toEqual([]);
  });
});

describe('code that is fetched later', () => {
  it('is fetched by src/parts, which keeps a screen when it cannot be', () => {
    const own = ['src', 'overrides']
      .flatMap((folder) => listFiles(join(root, folder)))
      .filter((file) => !file.startsWith(join(root, 'src/parts/')))
      .filter((file) => /import [^;]*\blazy\b[^;]*from 'react';/.test(readFileSync(file, 'utf8')));
    expect(own.map((file) => relative(root, file))).toEqual([]);
  });
});

describe('servers of overrides', () => {
  const servers = listFiles(join(root, 'overrides'))
    .map((file) => ({ file: relative(root, file), text: readFileSync(file, 'utf8') }))
    .filter(({ file }) => !isTest(file) && findRoom(file) === 'server');

  it('have handlers that parse no id: metadata types what they are asked', () => {
    const found = servers.filter(
      ({ text }) => text.includes('defineAction(') && /Number\((?:request\.)?params\b/.test(text),
    );
    expect(found.map(({ file }) => file)).toEqual([]);
  });

  it.each([/\bbody as\b/, /\bvalues as\b/, /Record<string, unknown>/])('have no %s', (cast) => {
    expect(servers.filter(({ text }) => cast.test(text)).map(({ file }) => file)).toEqual([]);
  });

  it('write statements with the builder or in .sql files, but for a few whose parts are assembled', () => {
    const statement = /['"`](?:SELECT|INSERT INTO|UPDATE|DELETE FROM|WITH|SET LOCAL|SAVEPOINT|ANALYZE)\s/g;
    const found = servers.flatMap(({ file, text }) => (text.match(statement) ?? []).map(() => file));
    expect(found.length, found.join('\n')).toBeLessThan(40);
  });
});

describe('engines', () => {
  /** Words that are an entity's name and a word of the engines' own trade as well. */
  const TRADE_WORDS = new Set([
    'Transaction',
    'Version',
    'Feature',
    'Policy',
    'Role',
    'Order',
    'Tag',
    'Contract',
    'Form',
  ]);
  const names = Object.keys(descriptors).filter((name) => !TRADE_WORDS.has(name));

  it('name no entity', () => {
    const pattern = new RegExp(
      `['"\`](?:${names.join('|')})['"\`]|\\b(?:${names.map((n) => `${n}Descriptor`).join('|')})\\b`,
      'i',
    );
    const named = ['codegen', 'src', 'server', 'box']
      .flatMap((folder) => listFiles(join(root, folder)))
      .filter((file) => !isTest(file))
      .flatMap((file) =>
        readFileSync(file, 'utf8')
          .split('\n')
          .flatMap((line, index) => {
            const code = line.replace(/^\s*(\*|\/\/|\/\*\*).*$/, '');
            return pattern.test(code) ? [`${relative(root, file)}:${index + 1} ${code.trim()}`] : [];
          }),
      );
    expect(named).toEqual([]);
  });
});

describe('computed properties', () => {
  it('are each answered from an SQL expression of a behaviour', () => {
    const unanswered = Object.values(descriptors).flatMap(({ name, properties }) =>
      (properties as readonly PropertyDescriptor[])
        .filter((property) => property.computed && !isDescribed(property))
        .filter(
          (property) =>
            !behaviours.some(({ entity, computed }) => entity === name && computed?.[property.name]),
        )
        .map((property) => `${name}.${property.name}`),
    );
    expect(unanswered).toEqual([]);
  });
});

describe('secret properties', () => {
  it('each have another one that tells whether they are set', () => {
    const silent = Object.values(descriptors).flatMap(({ name, properties }) => {
      const all = properties as readonly PropertyDescriptor[];
      return all
        .filter(({ secret }) => secret)
        .filter((property) => !all.some(({ isSetOf }) => isSetOf === property.name))
        .map((property) => `${name}.${property.name}`);
    });
    expect(silent).toEqual([]);
  });
});

describe('registries', () => {
  const registered = globSync('overrides/*/{server,screens}.ts', { cwd: root });

  it('are beside folders in which every file is in a model, server or screens room, or is a text', () => {
    const homeless = listFiles(join(root, 'overrides'))
      .map((file) => relative(root, file))
      .filter((file) => !isTest(file) && file.split('/').length > 3 && findRoom(file) === undefined)
      .filter((file) => !/\/(messages|refusals)\/\w+\.ts$/.test(file));
    expect(homeless).toEqual([]);
  });

  it('list every folder that has a server or a screens room', () => {
    const reachable = new Set<string>();
    const visit = (file: string) => {
      if (reachable.has(file) || !/\.tsx?$/.test(file) || !existsSync(join(root, file))) return;
      reachable.add(file);
      for (const next of listImports(join(root, file))) visit(next);
    };
    // The journal is proved by a command of its own, which no registry names.
    for (const file of [...registered, 'verify/main.ts']) visit(file);
    const forgotten = listFiles(join(root, 'overrides'))
      .map((file) => relative(root, file))
      .filter((file) => !isTest(file) && ['server', 'screens'].includes(findRoom(file) ?? ''))
      .filter((file) => !reachable.has(file));
    expect(forgotten).toEqual([]);
  });
});

describe('texts', () => {
  const listKeys = (value: unknown, path = ''): string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => listKeys(inner, path ? `${path}.${key}` : key))
      : [path];

  it('stand in English and in French, key by key', () => {
    expect(listKeys(french).sort()).toEqual(listKeys(english).sort());
  });

  it('label every entity and every property in both languages', () => {
    const unlabelled = Object.values(descriptors).flatMap((descriptor) =>
      [descriptor, ...descriptor.properties]
        .filter(({ label }) => !label.en || !label.fr)
        .map(({ name }) => `${descriptor.name}.${name}`),
    );
    expect(unlabelled).toEqual([]);
  });
});
