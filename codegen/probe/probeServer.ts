/** Holds a running server to its own documents: every declared call, field, filter, total and link of every collection. */
import { checkWrites } from './checkWrites.ts';
import { makeClient } from './client.ts';
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
  /** Told of each entity when it is done. */
  readonly say?: (line: string) => void;
}

export interface ProbeReport {
  readonly faults: readonly ProbeFault[];
  readonly notes: readonly string[];
  readonly calls: number;
}

async function probeEntity(probe: Probe, entity: ProbedEntity): Promise<void> {
  if (entity.collection === undefined || !operationOf(entity.ofCollection, 'GET')) return;
  const filled = fill(entity.collection, probe.params);
  if ('missing' in filled)
    probe.findings.notes.push(
      `${entity.name}: not probed, as nothing says what "{${filled.missing}}" is; give --param ${filled.missing}=….`,
    );
  else await probeCollection(probe, entity, filled.address);
}

async function runAll(
  probe: Probe,
  api: ProbedApi,
  { atOnce, say }: { atOnce: number; say: (line: string) => void },
): Promise<void> {
  const { findings, client } = probe;
  const waiting = api.entities.filter(({ collection }) => collection !== undefined);
  const total = waiting.length;
  let done = 0;
  const work = async () => {
    for (let entity = waiting.shift(); entity; entity = waiting.shift()) {
      await probeEntity(probe, entity);
      const name = entity.name;
      const faults = findings.faults.filter((fault) => fault.entity === name).length;
      say(
        `${++done}/${total} ${name}: ${faults === 0 ? 'no fault' : `${faults} ${faults === 1 ? 'fault' : 'faults'}`} (${client.calls} calls so far)`,
      );
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

export async function probeServer(options: ProbeOptions): Promise<ProbeReport> {
  const { server, token, pages = 20, concurrency = 8, write = false, say = () => undefined } = options;
  const findings: Findings = { faults: [], notes: [] };
  const client = makeClient(server, { token, concurrency });
  const api = await readApi(client, server, findings);
  if (!api) {
    const start = await client.ask(server);
    const expected =
      'a Hydra or OpenAPI document, here, by its Link header, or under /docs.jsonld or /docs.json';
    return {
      faults: [{ entity: 'the server', call: start.call, expected, got: start.got }],
      notes: [],
      calls: client.calls,
    };
  }
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
  await runAll(probe, api, { atOnce: Math.max(1, Math.ceil(concurrency / 2)), say });
  await Promise.all(api.calls.map((call) => probeCall(probe, call)));
  if (write)
    for (const entity of api.entities) {
      const filled = entity.collection === undefined ? undefined : fill(entity.collection, probe.params);
      if (filled && 'address' in filled)
        await checkWrites(client, { entity, address: filled.address, known: probe.known }, findings);
    }
  return { faults: findings.faults, notes: findings.notes, calls: client.calls };
}
