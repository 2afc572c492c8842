/** `codegen probe <server>`: reads its options, prints what happens meanwhile, and then every fault as a sentence. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { formatProbeFault } from './findings.ts';
import { type ProbeOptions, probeServer } from './probeServer.ts';

const usage = `codegen probe <server> [options]
  <server>            an entrypoint, a documentation, or the origin of a server
  --token <text>      access token; --token-file <path> reads it from a file
  --param name=value  value of {name} in addresses, as often as needed
  --pages <n>         pages to walk of a collection at most (20)
  --concurrency <n>   calls at a time (8)
  --write             create, change and delete records too, and clean up`;

function readCount(name: string, text: string | undefined, otherwise: number): number {
  const count = text === undefined ? otherwise : Number(text);
  if (!Number.isInteger(count) || count < 1)
    throw new Error(`--${name} is "${text}", not a number from 1 on.`);
  return count;
}

function readParams(pairs: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      if (at < 1) throw new Error(`--param is "${pair}". Write --param name=value.`);
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}

function readOptions(args: readonly string[]): ProbeOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      token: { type: 'string' },
      'token-file': { type: 'string' },
      param: { type: 'string', multiple: true },
      pages: { type: 'string' },
      concurrency: { type: 'string' },
      write: { type: 'boolean' },
    },
  });
  const [server = ''] = positionals;
  if (!URL.canParse(server) || !/^https?:/.test(server))
    throw new Error(`${server ? `"${server}" is no http address.` : 'Which server?'}`);
  const file = values['token-file'];
  return {
    server,
    token: file === undefined ? values.token : readFileSync(file, 'utf8').trim(),
    params: readParams(values.param ?? []),
    pages: readCount('pages', values.pages, 20),
    concurrency: readCount('concurrency', values.concurrency, 8),
    write: values.write === true,
    print: console.log,
  };
}

/** 0: no fault. 1: faults, or options that cannot be read. */
export async function runProbe(args: readonly string[]): Promise<number> {
  let options: ProbeOptions;
  try {
    options = readOptions(args);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${usage}`);
    return 1;
  }
  const { refusal, faults, notes, calls } = await probeServer(options);
  if (refusal !== undefined) {
    console.error(refusal);
    return 1;
  }
  for (const note of notes) console.log(`note: ${note}`);
  for (const fault of faults) console.log(formatProbeFault(fault));
  console.log(`${calls} calls, ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`);
  return faults.length === 0 ? 0 : 1;
}
