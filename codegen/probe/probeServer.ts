/** Holds a running server to its own documents: every declared call, field, filter, total and link of every collection. */
import { checkWrites } from './checkWrites.ts';
import { type Answer, makeClient } from './client.ts';
import { fill, findParams } from './fillParams.ts';
import type { Findings, ProbeFault } from './findings.ts';
import { operationOf, type ProbedApi, type ProbedEntity } from './model.ts';
import type { Probe } from './probe.ts';
import { probeCall } from './probeCall.ts';
import { probeCollection } from './probeCollection.ts';
import { readApi } from './readApi.ts';

export interface ProbeOptions {
  /** An entrypoint, a documentation, or the origin of a server. */
  readonly server: string;
  readonly token?: string | undefined;
  /** Values of `{name}` in addresses. */
  readonly params?: Readonly<Record<string, string>>;
  /** Creates, changes and deletes as well. */
  readonly write?: boolean;
  /** Pages to walk of a collection at most. */
  readonly pages?: number;
  readonly concurrency?: number;
  /** Called for each entity when it is done. */
  readonly print?: (line: string) => void;
}

export interface ProbeReport {
  /** Why nothing was probed: what was found at the address, and what to give instead. */
  readonly refusal?: string;
  readonly faults: readonly ProbeFault[];
  readonly notes: readonly string[];
  readonly calls: number;
}

/** False when its collection is open to signed-in callers only. */
async function probeEntity(probe: Probe, entity: ProbedEntity): Promise<boolean> {
  if (entity.collection === undefined || !operationOf(entity.ofCollection, 'GET')) return true;
  const filled = fill(entity.collection, probe.params);
  if ('missing' in filled)
    probe.findings.notes.push(
      `${entity.name}: not probed, as nothing says what "{${filled.missing}}" is; give --param ${filled.missing}=….`,
    );
  else return probeCollection(probe, entity, filled.address);
  return true;
}

async function runAll(
  probe: Probe,
  api: ProbedApi,
  { atOnce, print }: { atOnce: number; print: (line: string) => void },
): Promise<void> {
  const { findings, client } = probe;
  const waiting = api.entities.filter(({ collection }) => collection !== undefined);
  const total = waiting.length;
  let done = 0;
  const work = async () => {
    for (let entity = waiting.shift(); entity; entity = waiting.shift()) {
      const isOpen = await probeEntity(probe, entity);
      const name = entity.name;
      done++;
      if (!isOpen) continue;
      const faults = findings.faults.filter((fault) => fault.entity === name).length;
      print(
        `${done}/${total} ${name}: ${faults === 0 ? 'no fault' : `${faults} ${faults === 1 ? 'fault' : 'faults'}`} (${client.calls} calls so far)`,
      );
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** One fault for all calls that were answered 401. */
function findUnauthorized({ unauthorized }: Findings, token: string | undefined): ProbeFault[] {
  const [first] = unauthorized;
  if (first === undefined) return [];
  const more = unauthorized.length - 1;
  return [
    {
      entity: 'the server',
      call: more === 0 ? first : `${first} and ${more} more ${more === 1 ? 'call' : 'calls'}`,
      expected:
        token === undefined
          ? 'an access token; give it with --token-file <path> or --token <text>'
          : 'an access token that is valid; sign in again for a new one',
      got: token === undefined ? 'none, and answered 401' : 'one that it answers with 401',
    },
  ];
}

/** What is at an address that leads to no document. */
function refuse(server: string, { status, got, type }: Answer, token: string | undefined): string {
  if (status === 0) return `"${server}" cannot be reached: ${got}. Check the address.`;
  if (status === 401)
    return token === undefined
      ? `"${server}" asks for a sign-in (401). Give an access token with --token-file <path> or --token <text>.`
      : `"${server}" refuses the access token (401). Sign in again for a new one.`;
  return `"${server}" is not an API: it answers ${status}${type === '' ? '' : ` ${type}`}, and neither it, its Link header, /docs.jsonld nor /docs.json below it is a Hydra or OpenAPI document. Give the address of one, of an entrypoint, or the origin of the server.`;
}

export async function probeServer(options: ProbeOptions): Promise<ProbeReport> {
  const { server, token, pages = 20, concurrency = 8, write = false, print = () => undefined } = options;
  const findings: Findings = { faults: [], notes: [], unauthorized: [] };
  const client = makeClient(server, { token, concurrency });
  const api = await readApi(client, server, findings);
  if ('start' in api)
    return { refusal: refuse(server, api.start, token), faults: [], notes: [], calls: client.calls };
  const probe: Probe = {
    client,
    findings,
    params: new Map(Object.entries(options.params ?? {})),
    known: new Map(),
    pages,
    write,
    writesNull: false,
  };
  await findParams(probe, api);
  await runAll(probe, api, { atOnce: Math.max(1, Math.ceil(concurrency / 2)), print });
  await Promise.all(api.calls.map((call) => probeCall(probe, call)));
  if (write)
    for (const entity of api.entities) {
      const filled = entity.collection === undefined ? undefined : fill(entity.collection, probe.params);
      if (filled && 'address' in filled)
        await checkWrites(client, { entity, address: filled.address, known: probe.known }, findings);
    }
  const faults = [...findUnauthorized(findings, token), ...findings.faults];
  return { faults, notes: findings.notes, calls: client.calls };
}
