/** Whether a person may do something with an entity: the one place that screens ask before they offer it. */
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { EntityDescriptor, Operation, PropertyDescriptor } from '../../schema/descriptor.ts';
import { type Has, mayCall } from '../../schema/mayCall.ts';
import { findLack } from '../../schema/mayExport.ts';
import { type Entities, findProperty } from './paths.ts';
import { hasOf, readRights, subscribeRights } from './rights.ts';

type Rightful = Pick<EntityDescriptor, 'operations' | 'rights'> & Partial<Pick<EntityDescriptor, 'served'>>;
type Call = Operation | 'export' | 'import';

function useHasPolicy(): Has | undefined {
  const rights = useSyncExternalStore(subscribeRights, readRights);
  return useMemo(() => hasOf(rights), [rights]);
}

/** What each call depends on that metadata lists among the operations. */
const operationOf = (call: Call): Operation =>
  call === 'export' ? 'list' : call === 'import' ? 'create' : call;

/** What an entity has and the person's policies allow. */
export function useMayOf(): (entity: Rightful, call: Call) => boolean {
  const has = useHasPolicy();
  return useCallback(
    (entity, call) =>
      entity.operations.includes(operationOf(call)) &&
      (!has || mayCall(entity, call === 'list' ? 'read' : call, has)),
    [has],
  );
}

export function useMay(entity: Rightful, call: Call): boolean {
  return useMayOf()(entity, call);
}

/** Whether the person may take the value at the end of a dotted path into a file. */
export function useMayExport(entity: EntityDescriptor, entities: Entities): (dotted: string) => boolean {
  const has = useHasPolicy();
  return (dotted) => {
    if (!has) return true;
    const path: PropertyDescriptor[] = [];
    let owner: EntityDescriptor | undefined = entity;
    for (const name of dotted.split('.')) {
      const property = findProperty(owner, name);
      if (!property) break;
      path.push(property);
      owner = entities.get(property.target ?? '');
    }
    return !findLack(entity, path, { findEntity: (name) => entities.get(name), has });
  };
}
