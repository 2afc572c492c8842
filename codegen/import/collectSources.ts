/** The documents that an import is made from, fetched or read. */
import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { readSources } from '../files.ts';
import { type Document, isObject, Refusal, readDocument } from './document.ts';
import { type Fetched, fetchDocument, fetchEntrypoint, isAddress } from './fetchDocument.ts';
import { companionsOf, findContextAmong, readCompanions } from './findContext.ts';
import type { ImportSources } from './importApi.ts';
import { fetchCollections } from './remote/fetchCollections.ts';

/** Where the documents are, and what of them is meant. */
export interface Where {
  readonly source: string;
  readonly openapi?: string;
  readonly area: string;
  readonly api: string;
  /** Of the server that keeps the records. */
  readonly remote?: string;
  readonly base?: string;
  readonly companions?: string;
  readonly only?: readonly string[];
}

/** A path below where the command was called, which npm passes on, else below the repository. */
function findLocal(source: string, root: string): string {
  if (isAddress(source)) return source;
  const found = [root, process.env.INIT_CWD ?? root].map((folder) => resolve(folder, source));
  return found.find((path) => existsSync(path)) ?? source;
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

/** Everything an import is made from, with the schema as it is below `root`. */
export async function collectSources(args: Where, root: string): Promise<ImportSources> {
  const source = findLocal(args.source, root);
  const fetched = await fetchDocument(source);
  const document = readDocument(fetched.file, fetched.text, fetched.type);
  const other = args.openapi === undefined ? undefined : await fetchDocument(findLocal(args.openapi, root));
  const folder = args.companions ?? (isAddress(source) ? undefined : companionsOf(source));
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
    ...(args.only && { only: args.only }),
    schema: readSources(root),
    area: args.area,
    api: args.api,
  };
}
