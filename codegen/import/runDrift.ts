/** `codegen check <address or file>`: whether the server of an imported API still is what the entities say. */
import { parseArgs } from 'node:util';
import { type Fault, formatFault } from '../fault.ts';
import { readSources } from '../files.ts';
import { hintNearest } from '../nearest.ts';
import { readSchema, type SchemaSource } from '../read/readSchema.ts';
import { collectSources, type Where } from './collectSources.ts';
import { Refusal } from './document.ts';
import { isAddress } from './fetchDocument.ts';
import { type Drift, findDrift } from './findDrift.ts';

const USAGE =
  'Usage: npm run codegen -- check <address or file> [--api <name>] [--openapi <address or file>] [--base <address>] [--companions <folder>] [--only <path, tag or class>]…';

const options = {
  api: { type: 'string' },
  openapi: { type: 'string' },
  base: { type: 'string' },
  companions: { type: 'string' },
  only: { type: 'string', multiple: true },
} as const;

/** The API that was imported from there: the one named, else the only one kept at that origin. */
function findApi(schema: SchemaSource, source: string, named: string | undefined): string {
  const names = schema.apis.map(({ name }) => name);
  const place = { file: 'schema/apis.jsonld', line: 1, pointer: '' };
  if (named !== undefined) {
    if (names.includes(named)) return named;
    throw new Refusal(place, `There is no API "${named}".`, hintNearest(named, names, 'There are'));
  }
  const isThere = (address: unknown) =>
    isAddress(source) && typeof address === 'string' && new URL(address).origin === new URL(source).origin;
  const found = schema.apis.filter(({ values }) => isThere(values.address));
  if (found.length === 1 && found[0]) return found[0].name;
  throw new Refusal(
    place,
    `${found.length === 0 ? 'No API is' : `${found.length} APIs are`} kept at the server of "${source}".`,
    `Choose one with --api. ${hintNearest('', names, 'There are')}`,
  );
}

type Given = Partial<Omit<Where, 'source' | 'area'>>;

async function check(source: string, given: Given, root: string): Promise<Drift> {
  const faults: Fault[] = [];
  const schema = readSchema(readSources(root), faults);
  if (faults.length > 0) return { ok: false, faults };
  const api = findApi(schema, source, given.api);
  const area = schema.entities.find(({ values }) => values.api === api)?.area ?? schema.areas[0]?.name ?? api;
  const { served, address } = schema.apis.find(({ name }) => name === api)?.values ?? {};
  const remote = served === 'remote' ? { remote: String(address) } : {};
  return findDrift(await collectSources({ ...given, ...remote, source, api, area }, root));
}

/** 0 when both say the same, 1 with a line a change, or with what is wrong. `args`: what is behind `check`. */
export async function runDrift(args: readonly string[], root: string): Promise<number> {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [source, ...more] = positionals;
    if (source === undefined || more.length > 0) {
      console.error(`${source === undefined ? 'Which document?' : `"${more[0]}" is one too many.`} ${USAGE}`);
      return 1;
    }
    const drift = await check(source, values, root);
    if (!drift.ok) {
      for (const fault of drift.faults) console.error(formatFault(fault));
      return 1;
    }
    for (const change of drift.changes) console.log(change);
    if (drift.changes.length === 0) console.log('Nothing has changed since the import.');
    else console.log('Import it again to take this over; what is gone is removed from the files by hand.');
    return drift.changes.length === 0 ? 0 : 1;
  } catch (error) {
    if (error instanceof Refusal) console.error(formatFault(error.fault));
    else if ((error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS'))
      console.error(`${(error as Error).message.split('. ')[0]}. ${USAGE}`);
    else throw error;
    return 1;
  }
}
