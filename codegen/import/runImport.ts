/** `codegen import`: arguments in, files out, and a report that people can act on. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatFault } from '../fault.ts';
import { collectSources, type Where } from './collectSources.ts';
import { Refusal } from './document.ts';
import { isAddress } from './fetchDocument.ts';
import { formatReport } from './formatReport.ts';
import { importApi } from './importApi.ts';

const USAGE =
  'Usage: npm run codegen -- import <address or file> [--openapi <address or file>] --area <area> [--api <name>] [--remote <address>] [--base <address>] [--companions <folder>] [--only <path, tag or class>]… [--dry-run] [--verbose]';

const options = {
  openapi: { type: 'string' },
  area: { type: 'string' },
  api: { type: 'string' },
  remote: { type: 'string' },
  base: { type: 'string' },
  companions: { type: 'string' },
  only: { type: 'string', multiple: true },
  'dry-run': { type: 'boolean' },
  verbose: { type: 'boolean' },
} as const;

interface Arguments extends Where {
  readonly isDry: boolean;
  readonly isVerbose: boolean;
}

/** The arguments, or the sentence of what is missing. */
function readArguments(args: readonly string[]): Arguments | string {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [source, ...more] = positionals;
    if (source === undefined) return `Which document? ${USAGE}`;
    if (more.length > 0) return `One document at a time: "${more[0]}" is one too many. ${USAGE}`;
    if (values.area === undefined) return `Which area do the entities belong to? Add --area. ${USAGE}`;
    if (values.remote !== undefined && !isAddress(values.remote))
      return `The remote "${values.remote}" is no address: write it with https://.`;
    if (values.base !== undefined && !isAddress(values.base))
      return `The base "${values.base}" is no address: write it with https://.`;
    const { 'dry-run': isDry = false, verbose: isVerbose = false, area, api, ...rest } = values;
    return { source, area, api: api ?? area, isDry, isVerbose, ...rest };
  } catch (error) {
    return `${(error as Error).message.split('. ')[0]}. ${USAGE}`;
  }
}

async function runArguments(args: Arguments, root: string): Promise<number> {
  const imported = importApi(await collectSources(args, root));
  if (!imported.ok) {
    for (const fault of imported.faults) console.error(formatFault(fault));
    console.error('Nothing was written.');
    return 1;
  }
  for (const { path, text } of args.isDry ? [] : imported.files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  for (const line of formatReport(imported, args)) console.log(line);
  return 0;
}

/** `args`: what is behind `import`. */
export async function runImport(args: readonly string[], root: string): Promise<number> {
  const read = readArguments(args);
  if (typeof read === 'string') {
    console.error(read);
    return 1;
  }
  try {
    return await runArguments(read, root);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(formatFault(error.fault));
    console.error('Nothing was written.');
    return 1;
  }
}
