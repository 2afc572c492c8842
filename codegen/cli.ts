/** `npm run codegen [-- command]`: says what it did, or what is wrong and where; the work is done elsewhere. */
import { resolve } from 'node:path';
import { formatFault } from './fault.ts';
import { readSources, writeFiles } from './files.ts';
import { generate } from './generate.ts';
import { hintNearest } from './nearest.ts';

const root = resolve(import.meta.dirname, '..');
const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

async function runGenerate(): Promise<number> {
  const started = performance.now();
  const made = generate(readSources(root));
  if (!made.ok) {
    for (const fault of made.faults) console.error(formatFault(fault));
    console.error(`${plural(made.faults.length, 'fault')}; nothing was written.`);
    return 1;
  }
  const { written, removed } = writeFiles(root, made.files);
  for (const path of written) console.log(`wrote ${path}`);
  for (const path of removed) console.log(`removed ${path}`);
  const took = Math.round(performance.now() - started);
  const change = `${written.length} written, ${removed.length} removed`;
  console.log(
    `${plural(made.schema.entities.length, 'entity').replace('entitys', 'entities')}, ${change}, ${took} ms`,
  );
  return 0;
}

const commands: Readonly<Record<string, () => Promise<number>>> = { generate: runGenerate };

const name = process.argv[2] ?? 'generate';
const command = commands[name];
if (command) process.exitCode = await command();
else {
  console.error(`There is no command "${name}". ${hintNearest(name, Object.keys(commands), 'There are')}`);
  process.exitCode = 1;
}
