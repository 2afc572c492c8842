/** The service `rights`: answers the engine what a caller may do, and the caller's screens the same in one call. */
import type { Host, RightsSource, Service } from '../../../../server/kit.ts';
import { createRightsSource } from './readRights.ts';

const sources = new WeakMap<object, RightsSource>();

/** One a database, so that what is remembered is remembered once. */
export function rightsSource({ database }: Pick<Host, 'database'>): RightsSource {
  const known = sources.get(database) ?? createRightsSource(database);
  sources.set(database, known);
  return known;
}

export const rights: Service = {
  name: 'rights',
  register: () => undefined,
  rights: rightsSource,
};
