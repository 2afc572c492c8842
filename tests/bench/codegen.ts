/** How long codegen takes for 120 entities: cold (nothing generated yet, a fresh process) and checking. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyTree } from '../../codegen/fixtures/copyTree.ts';

const count = 120;

/** An entity of every kind of property, pointing to its two neighbours. */
function synthesize(index: number): string {
  const [before, after] = [(index + count - 1) % count, (index + 1) % count];
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
  const properties = {
    name: { range: 'string', required: true, unique: true, list: true, label: { en: 'Name', fr: 'Nom' } },
    state: { in: ['draft', 'open', 'closed'], default: 'draft', filter: true },
    ...Object.fromEntries(scalars.flatMap((range) => [1, 2].map((n) => [`${range}${n}`, { range }]))),
    before: { range: `Thing${before}`, onDelete: 'clear' },
    after: { range: `Thing${after}` },
    friends: { range: `Thing${after}`, many: true },
    followers: { range: `Thing${after}`, many: true, inverse: 'before' },
  };
  const head = { '@context': '../context.jsonld', '@id': `Thing${index}`, '@type': 'Entity', api: 'bench' };
  return JSON.stringify({ ...head, collection: `/thing${index}s`, title: 'name', properties }, null, 2);
}

function time(cwd: string, args: readonly string[]): { ms: number; out: string } {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, ['codegen/cli.ts', ...args], {
    cwd,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stdout + stderr);
  return { ms: Math.round(performance.now() - started), out: stdout };
}

export interface CodegenTimes {
  /** Reading, resolving and writing, as codegen itself says it. */
  readonly generate: number;
  /** The whole command, the first migration by drizzle-kit included. */
  readonly cold: number;
  readonly unchanged: number;
  readonly check: number;
}

/** In milliseconds. */
export function measureCodegen(): CodegenTimes {
  const tree = copyTree();
  try {
    const folder = join(tree.path, 'schema/things');
    mkdirSync(folder, { recursive: true });
    const graph = (entry: object) => JSON.stringify({ '@graph': [entry] });
    writeFileSync(
      join(tree.path, 'schema/apis.jsonld'),
      graph({ '@id': 'bench', '@type': 'Api', base: '/bench' }),
    );
    writeFileSync(join(tree.path, 'schema/areas.jsonld'), graph({ '@id': 'things', '@type': 'Area' }));
    for (let index = 0; index < count; index++)
      writeFileSync(join(folder, `Thing${index}.jsonld`), synthesize(index));
    const cold = time(tree.path, []);
    return {
      generate: Number(/(\d+) ms/.exec(cold.out)?.[1]),
      cold: cold.ms,
      unchanged: time(tree.path, []).ms,
      check: time(tree.path, ['check']).ms,
    };
  } finally {
    tree.remove();
  }
}

export function run(): void {
  const times = measureCodegen();
  console.log(`${count} entities, cold: ${times.generate} ms to read, resolve and write`);
  console.log(`${count} entities, cold, with the process and the first migration: ${times.cold} ms`);
  console.log(`${count} entities, nothing changed: ${times.unchanged} ms`);
  console.log(`${count} entities, check: ${times.check} ms`);
}
