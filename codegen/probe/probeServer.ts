/** Holds a running server to its own documents: every declared call, field, filter, total and link of every collection. */
import { checkFields } from './checkFields.ts';
import { checkFilters } from './checkFilters.ts';
import { checkPages, totalOf } from './checkPages.ts';
import { checkWrites } from './checkWrites.ts';
import { type Answer, makeClient, type ProbeClient } from './client.ts';
import { type Findings, type ProbeFault, quote } from './findings.ts';
import {
  operationOf,
  type ProbedApi,
  type ProbedCall,
  type ProbedEntity,
  type ProbedOperation,
} from './model.ts';
import { readApi } from './readApi.ts';
import { idOf, isNode, membersOf, type Node, tailOf, term } from './terms.ts';

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

/** What the probe of one server shares. */
interface Probe {
  readonly client: ProbeClient;
  readonly findings: Findings;
  readonly params: Map<string, string>;
  readonly known: Map<string, string>;
  readonly pages: number;
  readonly write: boolean;
  writesNull: boolean;
}

const unknownParameter = 'noSuchParameterOfTheProbe';

function fill(
  address: string,
  params: ReadonlyMap<string, string>,
): { address: string } | { missing: string } {
  let missing: string | undefined;
  const filled = address.replace(/\{\??([\w.]+)\}/g, (whole, name: string) => {
    const value = params.get(name);
    if (value === undefined) missing ??= name;
    return value ?? whole;
  });
  return missing === undefined ? { address: filled } : { missing };
}

function checkAnswer(
  { findings }: Probe,
  entity: string,
  answer: Answer,
  declared?: ProbedOperation,
): boolean {
  const fault = (expected: string, got: string) =>
    findings.faults.push({ entity, call: answer.call, expected, got });
  const { statuses = [], types = [] } = declared ?? {};
  if (answer.status !== 200) {
    fault('200, as the call is declared', answer.got);
    return false;
  }
  if (statuses.length > 0 && !statuses.includes('200') && !statuses.includes('default'))
    fault(`one of the statuses declared, ${statuses.join(', ')}`, answer.got);
  if (types.length > 0 && !types.includes(answer.type))
    fault(`one of the types declared, ${types.map(quote).join(', ')}`, quote(answer.type));
  if (answer.body === undefined) fault('JSON', answer.got);
  return answer.body !== undefined;
}

/** A few rows a page, so that there are links to follow. */
function pageSize(list: Answer): number {
  return Math.min(100, Math.max(2, Math.ceil((totalOf(list) ?? 0) / 6)));
}

const hasVariable = (list: Answer, name: string): boolean =>
  JSON.stringify(term(list.body, 'search') ?? '').includes(`"${name}"`);

async function checkUnknown(
  { client, findings }: Probe,
  entity: string,
  { address, list }: { address: string; list: Answer },
): Promise<void> {
  const answer = await client.ask(`${address}?${unknownParameter}=1`);
  if (answer.status === 400 || answer.status === 422) return;
  if (answer.status !== 200)
    findings.faults.push({
      entity,
      call: answer.call,
      expected: 'a parameter nobody declared to be refused with 400',
      got: answer.got,
    });
  else
    findings.notes.push(
      `${entity}: a parameter nobody declared is ignored${totalOf(answer) === totalOf(list) ? '' : ', and changes the total'}.`,
    );
}

async function checkRecord(
  probe: Probe,
  entity: ProbedEntity,
  { address, row }: { address: string; row: Node },
): Promise<Node | undefined> {
  const { client, findings } = probe;
  const declared = operationOf(entity.ofItem, 'GET');
  const at = idOf(row);
  if (!declared || at === undefined) return undefined;
  const answer = await client.ask(at);
  if (!checkAnswer(probe, entity.name, answer, declared) || !isNode(answer.body)) return undefined;
  const fault = (from: Answer, expected: string, got: string) =>
    findings.faults.push({ entity: entity.name, call: from.call, expected, got });
  if (idOf(answer.body) !== at) fault(answer, `"@id" to be ${quote(at)}`, quote(idOf(answer.body)));
  const gone = await client.ask(`${address.replace(/\?.*$/, '')}/999999999999`);
  if (gone.status !== 404 && gone.status !== 400) fault(gone, '404 for a record that is not there', gone.got);
  if (answer.headers.has('etag')) {
    const other = await client.ask(at, { headers: { 'if-none-match': '"no-such-version"' } });
    if (other.status !== 200) fault(other, 'the record, as If-None-Match names another version', other.got);
  }
  return answer.body;
}

/** What a record leaves out unless it is asked for by name, where the template says that it may be. */
async function askAbsent(
  { client }: Probe,
  entity: ProbedEntity,
  seen: { readonly address: string; readonly list: Answer; readonly rows: readonly Node[] },
): Promise<readonly Node[]> {
  const absent = entity.fields.filter(
    ({ name, readable }) => readable && !seen.rows.some((row) => name in row),
  );
  if (absent.length === 0 || seen.rows.length === 0 || !hasVariable(seen.list, 'fields')) return [];
  const names = absent.map(({ name }) => name).join(',');
  const answer = await client.ask(`${seen.address}?fields=${names}`);
  return answer.status === 200 ? membersOf(answer.body) : [];
}

async function probeCollection(probe: Probe, entity: ProbedEntity, address: string): Promise<void> {
  const { client, findings } = probe;
  const list = await client.ask(address);
  if (!checkAnswer(probe, entity.name, list, operationOf(entity.ofCollection, 'GET'))) return;
  const rows = membersOf(list.body);
  if (totalOf(list) === undefined)
    findings.notes.push(`${entity.name}: the collection does not say its total.`);
  const [first] = rows;
  const at = idOf(first);
  if (at !== undefined) probe.known.set(entity.name, at);
  if (JSON.stringify(rows).includes(':null')) probe.writesNull = true;
  const walked = hasVariable(list, 'itemsPerPage') ? `${address}?itemsPerPage=${pageSize(list)}` : address;
  await checkPages(client, { entity: entity.name, address: walked, pages: probe.pages }, findings);
  await checkUnknown(probe, entity.name, { address, list });
  const record = first && (await checkRecord(probe, entity, { address, row: first }));
  const whole = record ? [...rows, record] : rows;
  const asked = await askAbsent(probe, entity, { address, list, rows: whole });
  const seen = { call: list.call, rows: [...whole, ...asked], writesNull: probe.writesNull };
  checkFields(entity, seen, findings);
  await checkFilters(client, { entity: entity.name, address, list: list.body, rows }, findings);
  if (!first) findings.notes.push(`${entity.name}: the collection is empty; only that it answers is known.`);
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

/** Any other GET: answers one of its declared statuses and types. */
async function probeCall(probe: Probe, call: ProbedCall): Promise<void> {
  const { client, findings } = probe;
  const owner = probe.known.get(call.entity);
  const params = new Map(probe.params);
  if (owner !== undefined) params.set('id', tailOf(owner));
  const filled = fill(call.path, params);
  if ('missing' in filled || call.needsQuery) {
    const why = 'missing' in filled ? `what "{${filled.missing}}" is` : 'what its required parameters are';
    findings.notes.push(`${call.entity}: GET ${call.path} was not called, as nothing says ${why}.`);
    return;
  }
  const answer = await client.ask(filled.address);
  if (answer.status === 501) {
    findings.notes.push(`${call.entity}: ${answer.call} says it is not there yet.`);
    return;
  }
  const fault = (expected: string, got: string) =>
    findings.faults.push({ entity: call.entity, call: answer.call, expected, got });
  if (!call.statuses.includes(String(answer.status)) && !call.statuses.includes('default'))
    fault(`one of the statuses declared, ${call.statuses.join(', ')}`, answer.got);
  else if (
    answer.status === 200 &&
    call.types.length > 0 &&
    !call.types.includes('application/octet-stream') &&
    !call.types.includes(answer.type)
  )
    fault(`one of the types declared, ${call.types.map(quote).join(', ')}`, quote(answer.type));
}

/** What `{contractId}` is, from the first row of the collection of contracts. */
async function findParams(probe: Probe, api: ProbedApi): Promise<void> {
  const { params, client } = probe;
  const places = [
    ...api.entities.flatMap(({ collection }) => collection ?? []),
    ...api.calls.map(({ path }) => path),
  ];
  const names = new Set(
    places.flatMap((place) => [...place.matchAll(/\{(\w+)Id\}/g)].map((match) => match[1] ?? '')),
  );
  for (const name of names) {
    if (params.has(`${name}Id`)) continue;
    const owner = api.entities.find((entity) => entity.name.toLowerCase() === name.toLowerCase());
    const filled = owner?.collection === undefined ? undefined : fill(owner.collection, params);
    if (!filled || 'missing' in filled) continue;
    const id = idOf(membersOf((await client.ask(filled.address)).body)[0]);
    if (id !== undefined) params.set(`${name}Id`, tailOf(id));
  }
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
