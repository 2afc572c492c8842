/** Calls of an API that stand, here, where the engine answers records: they are left out, and reported. */
import type { EntityDescriptor, Operation } from '../../../schema/descriptor.ts';
import type { EntitySource } from '../../read/readSchema.ts';
import { listRoutes } from '../../resolve/listRoutes.ts';
import type { AddRemark } from '../facts.ts';
import type { EntityPlan } from './entityPlan.ts';

const OPERATIONS: readonly Operation[] = ['list', 'read', 'create', 'update', 'delete'];

/** As routes distinguish calls: what a parameter is called makes no difference. */
const toKey = (api: string, method: unknown, path: unknown): string =>
  `${api} ${String(method)} ${String(path).replace(/\{\w+\}/g, '{}')}`;

/** The calls of all operations: as they will be of what is imported, as they are of the rest. */
function listTaken(plans: readonly EntityPlan[], existing: readonly EntitySource[]): Set<string> {
  const planned = new Set(plans.map(({ name }) => name));
  const imported = plans
    .filter(({ facts }) => !facts.isValue)
    .map(({ api, collection, facts: { operations } }) => ({
      api,
      collection,
      operations,
      scope: 'contract',
    }));
  const others = existing
    .filter(({ name }) => !planned.has(name))
    .map(({ values: { api, collection = '', operations = OPERATIONS, scope = 'contract' } }) => ({
      api: String(api),
      collection: String(collection),
      scope,
      operations: operations as readonly Operation[],
    }));
  const routes = [...imported, ...others].flatMap(({ api, collection, operations, scope }) =>
    listRoutes({ collection, operations, scope: scope as EntityDescriptor['scope'], actions: [] })
      .filter(({ gives }) => !gives)
      .map(({ method, path }) => toKey(api, method, path)),
  );
  return new Set(routes);
}

export function dropTakenCalls(
  plans: readonly EntityPlan[],
  existing: readonly EntitySource[],
  remark: AddRemark,
): EntityPlan[] {
  const taken = listTaken(plans, existing);
  return plans.map((plan) => {
    const kept = [...plan.actions].filter(([name, { method, path }]) => {
      const key = toKey(plan.api, method, path);
      const isTaken = taken.has(key);
      taken.add(key);
      if (isTaken)
        remark(
          'note',
          `${plan.name}.${name}`,
          `records are answered at ${method} ${path}: the call is left out`,
        );
      return !isTaken;
    });
    return kept.length === plan.actions.size ? plan : { ...plan, actions: new Map(kept) };
  });
}
