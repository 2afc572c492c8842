/**
 * A list's plan and statement, kept by its address for who asked: the same screen asks the same again and again, and
 * planning costs more than passing the answer on. What a behaviour filters or was looked up for a text is made each time.
 */
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../kit.ts';
import { type ListPlan, planList } from '../plan/planList.ts';
import type { Resource } from '../plan/resource.ts';
import { type ListStatement, renderList } from '../query/renderList.ts';
import { choose, type Engine, type EntityRequest } from './engine.ts';
import { narrowFilter } from './narrowFilter.ts';

export interface PreparedList {
  readonly plan: ListPlan;
  readonly statement: ListStatement;
}

/** By the caller of a token, for as long as the token is remembered: what one sees is never prepared for another. */
const kept = new WeakMap<Caller, Map<string, PreparedList>>();
const mostKept = 200;
const longestKept = 2000;

async function makeList(engine: Engine, resource: Resource, asked: EntityRequest): Promise<PreparedList> {
  const { query, caller, contract } = asked;
  const { model, host } = engine;
  const { object } = choose(engine, resource, query);
  const planned = planList(model, resource, query);
  const filter = await narrowFilter(host.database, { resource, contract }, planned.filter);
  const plan = filter === planned.filter ? planned : { ...planned, filter };
  return { plan, statement: renderList({ model, resource, plan, contract, caller, object }) };
}

function isLasting({ filter }: ListPlan): boolean {
  return filter.custom.length === 0 && !filter.ids && !filter.isMany && filter.text === undefined;
}

export async function prepareList(
  engine: Engine,
  resource: Resource,
  asked: EntityRequest,
  request: FastifyRequest,
): Promise<PreparedList> {
  let map = kept.get(asked.caller);
  if (!map) {
    map = new Map();
    kept.set(asked.caller, map);
  }
  const key = `${asked.contract} ${request.url}`;
  const hit = map.get(key);
  if (hit) return hit;
  const made = await makeList(engine, resource, asked);
  if (key.length > longestKept || !isLasting(made.plan)) return made;
  if (map.size >= mostKept) map.delete(map.keys().next().value ?? '');
  map.set(key, made);
  return made;
}
