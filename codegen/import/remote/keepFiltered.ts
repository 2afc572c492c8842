/** The other sides of relations that can be listed there: those whose server filters by the way back. */
import type { EntityPlan } from '../write/entityPlan.ts';
import { describeRemote } from './describeRemote.ts';

/** @param inverses by entity and by relation; what cannot be listed is taken out */
export function keepFiltered(
  inverses: ReadonlyMap<string, Map<string, string>>,
  plans: readonly EntityPlan[],
  address: string,
): void {
  const filters = new Map(plans.map((plan) => [plan.name, describeRemote(plan, address)?.filters ?? {}]));
  for (const { name, properties } of plans)
    for (const [relation, back] of inverses.get(name) ?? []) {
      const target = properties.find((one) => one.name === relation)?.values.range;
      if (filters.get(String(target))?.[back] === undefined) inverses.get(name)?.delete(relation);
    }
}
