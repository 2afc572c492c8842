/** What `remote` of an entity's file contains: only what its server does otherwise than the usual Hydra server. */
import type { RemoteFacts } from '../../../schema/remote.ts';
import type { EntityPlan } from '../write/entityPlan.ts';
import { sortParameters } from './sortParameters.ts';

/** The path of a collection below the address of its API. */
export function cutAddress(path: string, address: string): string {
  const root = URL.canParse(address) ? new URL(address).pathname.replace(/\/+$/, '') : '';
  return root !== '' && (path === root || path.startsWith(`${root}/`)) ? path.slice(root.length) : path;
}

function listNames({ properties, facts }: EntityPlan) {
  return properties.map((one) => ({
    name: one.name,
    wire: one.facts.name,
    key: facts.isValue ? undefined : one.key,
  }));
}

const pick = (pairs: readonly (readonly [string, string])[]): Readonly<Record<string, string>> | undefined =>
  pairs.length > 0 ? Object.fromEntries(pairs) : undefined;

export function describeRemote(plan: EntityPlan, address: string): RemoteFacts | undefined {
  const { facts, collection } = plan;
  if (facts.isValue) return undefined;
  const { asked } = facts;
  const named = listNames(plan);
  const names = pick(named.flatMap(({ name, wire }) => (name === wire ? [] : [[name, wire] as const])));
  const keys = pick(named.flatMap(({ name, key }) => (key === undefined ? [] : [[name, key] as const])));
  const path = facts.path === undefined ? collection : cutAddress(facts.path, address);
  const { list: pages, ...found } = sortParameters(asked?.parameters ?? [], named);
  const list = {
    ...(asked?.items !== undefined && { items: asked.items }),
    ...(asked?.total !== undefined && { total: asked.total }),
    ...pages,
    ...(asked?.pageLength !== undefined && pages?.size === undefined && { most: asked.pageLength }),
  };
  const remote: RemoteFacts = {
    ...(path !== collection && { path }),
    ...(asked?.style === 'json' && { style: 'json' }),
    ...(asked?.id !== undefined && { id: asked.id }),
    ...(Object.keys(list).length > 0 && { list }),
    ...(asked?.update !== undefined && asked.update !== 'merge' && { update: asked.update }),
    ...found,
    ...(names && { names }),
    ...(keys && { keys }),
  };
  return Object.keys(remote).length > 0 ? remote : undefined;
}
