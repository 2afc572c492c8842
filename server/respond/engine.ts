/** What every answer of the engine needs at hand, and what it remembers between requests. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { noteAsker } from '../http/asker.ts';
import { isNavigation } from '../http/isNavigation.ts';
import {
  ANONYMOUS,
  accountGuard,
  type Caller,
  type Host,
  type RightsSource,
  type Scope,
  type Sql,
} from '../kit.ts';
import { readId } from '../plan/operators.ts';
import { isOwnRow, type Selection, selectDefault, selectFields } from '../plan/planFields.ts';
import { type Model, type Resource, rowContract } from '../plan/resource.ts';
import { quote } from '../query/identifiers.ts';
import { Parameters } from '../query/parameters.ts';
import { renderRead } from '../query/renderRead.ts';
import { type ObjectSql, objectSql } from '../query/renderSelection.ts';
import { requestProblem } from '../request/errors.ts';
import { listNamedContracts, readContract } from '../request/readContract.ts';
import { isFieldsParameter, type Query, readFields } from '../request/readFields.ts';
import { callerIn } from '../rights/callerIn.ts';
import { checkCall } from '../rights/checkRights.ts';
import { renderWithin } from '../rights/renderWithin.ts';
import type { RightCall } from '../rights/rightOf.ts';
import { seenModel } from '../rights/seenModel.ts';

export interface Engine {
  readonly host: Host;
  readonly model: Model;
  /** Absent: no call asks for a policy. */
  readonly rights?: RightsSource;
}

/** A selection with the SQL made from it. */
export interface Chosen {
  readonly selection: Selection;
  readonly object: ObjectSql;
  readonly read: string;
  /** The row's version is the answer's version. */
  readonly isOwnRow: boolean;
}

const remembered = new WeakMap<Resource, Map<string, Chosen>>();
const mostRemembered = 200;

export function choose({ model }: Engine, resource: Resource, query: Query): Chosen {
  let key = '';
  for (const name in query) if (isFieldsParameter(name)) key += `${name}=${query[name]}&`;
  let map = remembered.get(resource);
  if (!map) {
    map = new Map();
    remembered.set(resource, map);
  }
  const hit = map.get(key);
  if (hit) return hit;
  const tree = key === '' ? undefined : readFields(query);
  const selection = tree ? selectFields(model, resource, tree) : selectDefault(model, resource);
  const chosen = {
    selection,
    object: objectSql(model, selection, 't'),
    read: renderRead(model, selection),
    isOwnRow: isOwnRow(selection),
  };
  if (map.size >= mostRemembered) map.delete(map.keys().next().value ?? '');
  map.set(key, chosen);
  return chosen;
}

/** What is asked and by whom, whatever it is about. */
export interface CallerRequest {
  readonly query: Query;
  readonly params: Readonly<Record<string, string>>;
  /** With the rights they have in the contract. */
  readonly caller: Caller;
  /** `NO_CONTRACT` where the call is about an account. */
  readonly contract: number;
  /** In which the database is asked; what is written in a contract names its actor too. */
  readonly scope: Scope;
  /** The engine as the caller sees it: for planning and answering; writing takes the whole one. */
  readonly engine: Engine;
}

export interface EntityRequest extends CallerRequest {
  /** As the caller sees it. */
  readonly resource: Resource;
  readonly call: RightCall;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route's call asks rights for. */
    right?: RightCall;
  }
}

/** Who asks, and about which contract. What they may is for who calls this. @param named further places that name it */
export async function readCallerRequest(
  engine: Engine,
  request: FastifyRequest,
  named: (signedIn: Caller) => readonly unknown[] = () => [],
): Promise<CallerRequest> {
  const signedIn = await engine.host.authenticate(request);
  const query = request.query as Query;
  const params = request.params as Readonly<Record<string, string>>;
  const contract = readContract(signedIn, [...listNamedContracts(request), ...named(signedIn)]);
  noteAsker(request, { contract });
  const caller = await callerIn(engine.rights, signedIn, contract);
  const model = seenModel(engine.model, caller.rights);
  const seen = model === engine.model ? engine : { ...engine, model };
  return { query, params, caller, contract, scope: { contract }, engine: seen };
}

/** What belongs to no contract is under it in every table. */
export const NO_CONTRACT = 0;

async function findAccount({ host }: Engine, request: FastifyRequest): Promise<Caller> {
  const caller = await host.authenticate(request);
  await host.use(accountGuard)(caller);
  return caller;
}

/** Who asks about their own account: nothing is known of rights, which are held in contracts. */
export async function readAccountRequest(engine: Engine, request: FastifyRequest): Promise<CallerRequest> {
  const caller = isNavigation(request) ? ANONYMOUS : await findAccount(engine, request);
  const query = request.query as Query;
  const params = request.params as Readonly<Record<string, string>>;
  return { query, params, caller, contract: NO_CONTRACT, scope: 'system', engine };
}

/** Who asks, about which contract, and whether they may. @param named a further place that names one, looked at once it is known who asks */
export async function readEntityRequest(
  engine: Engine,
  resource: Resource,
  request: FastifyRequest,
  named?: () => unknown,
): Promise<EntityRequest> {
  const { scope } = resource.descriptor;
  const { id } = request.params as { readonly id?: string };
  const asking = await readCallerRequest(engine, request, ({ contracts }) => [
    named?.(),
    // The contract's own record: its id names the contract.
    scope === 'self' && id !== undefined && contracts.includes(Number(id)) ? id : undefined,
  ]);
  // A route that does not declare what it is about is no reading.
  const call = request.routeOptions.config.right ?? 'update';
  checkCall(resource, call, asking.caller);
  return { ...asking, call, resource: asking.engine.model.get(resource.name) ?? resource };
}

/** The engine and an entity as a caller sees them. */
export function seenBy(
  engine: Engine,
  resource: Resource,
  caller: Caller,
): Pick<EntityRequest, 'engine' | 'resource'> {
  const model = seenModel(engine.model, caller.rights);
  if (model === engine.model) return { engine, resource };
  return { engine: { ...engine, model }, resource: model.get(resource.name) ?? resource };
}

/** Statements of their own in a contract. */
export function sqlIn({ database }: Pick<Host, 'database'>, contract: number): Sql {
  return { query: (text, params) => database.query({ contract }, text, params) };
}

/** A record's history, as a record: shown to whoever sees it. One that was deleted is seen by whoever sees all. */
export async function requireSeen(
  { engine, resource, caller, contract }: EntityRequest,
  id: string,
): Promise<void> {
  const parameters = new Parameters();
  const own = [rowContract(resource, contract), id].map((value) => parameters.add(value));
  const { model } = engine;
  const seen = [
    resource.behaviour?.visible?.({ row: 't', caller, param: parameters.add }),
    renderWithin(model, resource, { call: 'read', rights: caller.rights, row: 't' }),
  ].filter((one) => one !== undefined);
  if (seen.length === 0) return;
  const text = `SELECT 1 FROM ${quote(resource.descriptor.table)} t WHERE t."contract_id" = ${own[0]} AND t."id" = ${own[1]} AND (${seen.join(') AND (')})`;
  const rows = await sqlIn(engine.host, contract).query(text, parameters.values);
  if (rows.length === 0) throw requestProblem('REQ-010', { entity: resource.name, id });
}

export function readPathId(resource: Resource, params: Readonly<Record<string, string>>): string {
  const id = readId(params.id ?? '');
  if (!id) throw requestProblem('REQ-010', { entity: resource.name, id: String(params.id).slice(0, 80) });
  return id;
}

export const jsonLd = 'application/ld+json; charset=utf-8';

/** A record's JSON with its context in front. */
export function withContext(resource: Resource, body: string): string {
  return `{"@context":"${resource.context}",${body.slice(1)}`;
}

export function sendRecord(
  reply: FastifyReply,
  resource: Resource,
  record: { readonly body: string; readonly etag: string; readonly status: number },
): FastifyReply {
  return reply
    .code(record.status)
    .header('etag', `"${record.etag}"`)
    .header('content-type', jsonLd)
    .send(withContext(resource, record.body));
}
