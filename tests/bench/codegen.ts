/** `npm run bench -- codegen`: how long codegen takes for every entity of the product, and beside others. */
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readSources } from '../../codegen/files.ts';
import { generate } from '../../codegen/generate.ts';
import { type BenchTree, makeTree } from './codegen/entities.ts';
import { measureOthers } from './codegen/others.ts';
import { measureWatch } from './codegen/watching.ts';

const root = resolve(import.meta.dirname, '../..');

function time(
  cwd: string,
  program: string,
  args: readonly string[],
): { ms: number; out: string; status: number | null } {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd,
    encoding: 'utf8',
  });
  return { ms: performance.now() - started, out: stdout + stderr, status };
}

function codegen(tree: BenchTree, ...args: string[]): { ms: number; out: string } {
  const { status, ...run } = time(tree.path, 'codegen/cli.ts', args);
  if (status !== 0) throw new Error(run.out);
  return run;
}

const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const print = (what: string, ms: number, goal?: string) =>
  console.log(`${what}: ${Math.round(ms)} ms${goal ? ` (goal: under ${goal})` : ''}`);

/** The same files in another order, each time the same other one. */
function shuffle<Item>(items: readonly Item[]): Item[] {
  const shuffled = [...items];
  let seed = 7;
  for (let index = shuffled.length - 1; index > 0; index--) {
    seed = (seed * 48_271) % 2_147_483_647;
    const other = seed % (index + 1);
    [shuffled[index], shuffled[other]] = [shuffled[other] as Item, shuffled[index] as Item];
  }
  return shuffled;
}

function compareShuffled(tree: BenchTree): string {
  const sources = readSources(tree.path);
  const text = (files: typeof sources) => {
    const made = generate(files);
    return made.ok ? JSON.stringify(made.files) : undefined;
  };
  const straight = text(sources);
  return straight !== undefined && straight === text(shuffle(sources)) ? 'byte-identical' : 'DIFFERENT';
}

/** The whole command of a fresh process, everything to make, and the same without the migration's share. */
function measureCold(tree: BenchTree): number {
  const cold = codegen(tree);
  print(
    `${tree.count} entities, cold: read, resolve, write`,
    Number(/(\d+) ms\n/.exec(cold.out)?.[1]),
    '2 s',
  );
  print(`${tree.count} entities, cold, with the process and the first migration by drizzle-kit`, cold.ms);
  rmSync(join(tree.path, 'schema/generated'), { recursive: true });
  const again = codegen(tree);
  print(`${tree.count} entities, cold, the process without a migration`, again.ms, '2 s');
  return again.ms;
}

export async function run(): Promise<void> {
  const tree = makeTree();
  console.log(`${tree.own} entities of the product, ${tree.count - tree.own} made up beside them`);
  let ours: number;
  try {
    ours = measureCold(tree);
    print('nothing changed', codegen(tree).ms);
    print('check', codegen(tree, 'check').ms, '2 s');
    const entity = readSources(tree.path).find(({ path }) => path.split('/').length === 3)?.path ?? '';
    const generated = entity.replace('schema/', 'schema/generated/').replace('.jsonld', '.ts');
    const { saves, afterError } = await measureWatch(tree.path, { source: entity, generated });
    print(`watch, from a save to new types, middle of ${saves.length}`, middle(saves), '200 ms');
    print('watch, slowest', Math.max(...saves));
    print('watch, the save that puts a syntax error right', afterError);
    console.log(`shuffled input: ${compareShuffled(tree)}`);
  } finally {
    tree.remove();
  }
  if (existsSync(join(root, 'tsconfig.json'))) {
    const { ms, status } = time(root, '--run', ['types']);
    print(`tsc of the tree${status === 0 ? '' : ', which has errors'}`, ms, '20 s');
  }
  for (const { name, ms, files, why } of await measureOthers())
    console.log(
      ms === undefined
        ? `${name}: could not be run: ${why}`
        : `${name}: ${Math.round(ms)} ms, ${files} ${files === 1 ? 'file' : 'files'}; ${(ms / ours).toFixed(1)} times codegen's cold run`,
    );
}
