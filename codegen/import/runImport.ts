/** `codegen import`: arguments in, files out, and a report that people can act on. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { formatFault } from '../fault.ts';
import { readSources } from '../files.ts';
import { type Document, isObject, Refusal, readDocument } from './document.ts';
import { type Fetched, fetchDocument, fetchEntrypoint, isAddress } from './fetchDocument.ts';
import { companionsOf, findContextAmong, readCompanions } from './findContext.ts';
import { formatReport } from './formatReport.ts';
import { type ImportSources, importApi } from './importApi.ts';
import { fetchCollections } from './remote/fetchCollections.ts';

const USAGE =
  'Usage: npm run codegen -- import <address or file> [--openapi <address or file>] --area <area> [--api <name>] [--remote <address>] [--base <address>] [--companions <folder>] [--dry-run] [--verbose]';

const options = {
  openapi: { type: 'string' },
  area: { type: 'string' },
  api: { type: 'string' },
  remote: { type: 'string' },
  base: { type: 'string' },
  companions: { type: 'string' },
  'dry-run': { type: 'boolean' },
  verbose: { type: 'boolean' },
} as const;

interface Arguments {
  readonly source: string;
  readonly openapi?: string;
  readonly area: string;
  readonly api: string;
  /** Of the server that keeps the records. */
  readonly remote?: string;
  readonly base?: string;
  readonly companions?: string;
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

function parseCompanion({ file, text }: { file: string; text: string }): Document[] {
  try {
    return [readDocument(file, text)];
  } catch (error) {
    // What lies beside a document need not be one; a context that is missed is reported by its name.
    if (error instanceof Refusal) return [];
    throw error;
  }
}

const hasId = (value: unknown, address: string): boolean => isObject(value) && value['@id'] === address;

/** The entrypoint of a fetched documentation, where it was not the way there. */
async function findEntrypoint(fetched: Fetched, document: Document): Promise<Document[]> {
  if (fetched.entrypoint) return parseCompanion(fetched.entrypoint);
  const { value } = document;
  if (fetched.address === undefined || !isObject(value)) return [];
  const given = value.entrypoint ?? value['hydra:entrypoint'];
  const path = typeof given === 'string' ? given : isObject(given) ? given['@id'] : undefined;
  if (typeof path !== 'string' || hasId(value, path)) return [];
  const found = await fetchEntrypoint(new URL(path, fetched.address).href);
  return found ? parseCompanion(found) : [];
}

async function collect(args: Arguments, root: string): Promise<ImportSources> {
  const fetched = await fetchDocument(args.source);
  const document = readDocument(fetched.file, fetched.text, fetched.type);
  const other = args.openapi === undefined ? undefined : await fetchDocument(args.openapi);
  const folder = args.companions ?? (isAddress(args.source) ? undefined : companionsOf(args.source));
  const saved = folder === undefined ? [] : readCompanions(folder);
  const base = args.base ?? fetched.address;
  const companions = [...(await findEntrypoint(fetched, document)), ...saved.flatMap(parseCompanion)];
  const { remote } = args;
  return {
    document,
    ...(other && { openApi: readDocument(other.file, other.text, other.type) }),
    companions,
    ...(remote !== undefined && { remote, collections: await fetchCollections(remote, companions) }),
    findContext: findContextAmong(saved, basename(fetched.file)),
    ...(base !== undefined && { base }),
    schema: readSources(root),
    area: args.area,
    api: args.api,
  };
}

async function runArguments(args: Arguments, root: string): Promise<number> {
  const imported = importApi(await collect(args, root));
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

/** A path below where the command was called, which npm passes on, else below the repository. */
function findLocal(source: string, root: string): string {
  if (isAddress(source)) return source;
  const found = [root, process.env.INIT_CWD ?? root].map((folder) => resolve(folder, source));
  return found.find((path) => existsSync(path)) ?? source;
}

/** `args`: what is behind `import`. */
export async function runImport(args: readonly string[], root: string): Promise<number> {
  const read = readArguments(args);
  if (typeof read === 'string') {
    console.error(read);
    return 1;
  }
  const { source, openapi, ...rest } = read;
  const other = openapi === undefined ? {} : { openapi: findLocal(openapi, root) };
  try {
    return await runArguments({ ...rest, source: findLocal(source, root), ...other }, root);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(formatFault(error.fault));
    console.error('Nothing was written.');
    return 1;
  }
}
