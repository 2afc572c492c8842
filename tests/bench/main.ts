/** `npm run bench -- <name>`: runs the benchmark of that name, which prints its numbers as plain lines. */
import { readdirSync } from 'node:fs';

interface Benchmark {
  run(args: readonly string[]): Promise<void> | void;
}

const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'main.ts')
  .map((file) => file.slice(0, -'.ts'.length))
  .sort();

const [name = '', ...args] = process.argv.slice(2);
if (names.includes(name)) {
  const benchmark = (await import(`./${name}.ts`)) as Benchmark;
  await benchmark.run(args);
} else {
  console.error(
    `There is no benchmark "${name}". There are ${names.map((known) => `"${known}"`).join(', ')}.`,
  );
  process.exitCode = 1;
}
