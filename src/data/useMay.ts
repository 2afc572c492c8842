/** Whether a person may do something with an entity: the one place that screens ask before they offer it. */
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { ActionDescriptor, EntityDescriptor, Operation } from '../../schema/descriptor.ts';
import { type Has, mayCall } from '../../schema/mayCall.ts';
import { hasOf, readRights, subscribeRights } from './rights.ts';

type Rightful = Pick<EntityDescriptor, 'operations' | 'rights'>;
type Call = Operation | 'export' | 'import';

function useHasPolicy(): Has | undefined {
  const rights = useSyncExternalStore(subscribeRights, readRights);
  return useMemo(() => hasOf(rights), [rights]);
}

/** What each call stands on that metadata lists among the operations. */
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

/** Which of an entity's actions the person's policies allow. */
export function useMayRun(entity: Rightful): (action: ActionDescriptor) => boolean {
  const has = useHasPolicy();
  return (action) => !has || mayCall(entity, action, has);
}
