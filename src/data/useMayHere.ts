/** What a person may do with one record: where own records and a colleague's differ, by whose it is. */
import { useRecordContext } from 'ra-core';
import { useSyncExternalStore } from 'react';
import type { ActionDescriptor, EntityDescriptor } from '../../schema/descriptor.ts';
import { mayCallOn } from '../../schema/mayCall.ts';
import { apiUrl } from './apiUrl.ts';
import { summaryOf } from './descriptors.ts';
import { isOwn, ownFilter } from './ownership.ts';
import { hasOf, isAnswered, readMe, readRights, subscribeRights } from './rights.ts';

function addressOf(entity: string, id: string): string {
  const summary = summaryOf(entity);
  return summary ? `${apiUrl(summary.api)}${summary.collection}/${id}` : id;
}

export interface MayHere {
  /** Whether the record is the person's own; undefined where that is unknown. */
  readonly isOwn: boolean | undefined;
  readonly may: (call: 'update' | 'delete') => boolean;
  /** Whether an action is answered, allowed, and of use: what is one's own is not taken over. */
  readonly mayRun: (action: ActionDescriptor) => boolean;
}

/** About records that are given one by one. */
export function useMayOn(
  entity: EntityDescriptor,
): (record: Readonly<Record<string, unknown>> | undefined) => MayHere {
  const has = hasOf(useSyncExternalStore(subscribeRights, readRights));
  const me = useSyncExternalStore(subscribeRights, readMe);
  return (record) => {
    const own = isOwn(entity, record, { me, addressOf });
    const mayCall = (call: 'update' | 'delete' | ActionDescriptor) =>
      !has || mayCallOn(entity, call, { has, isOwn: own });
    return {
      isOwn: own,
      may: (call) => entity.operations.includes(call) && mayCall(call),
      mayRun: (action) =>
        isAnswered(`${entity.name}.${action.name}`) &&
        mayCall(action) &&
        (!action.takesOver || own === false),
    };
  };
}

/** What keeps a call about many records to those it may be made on; undefined where it may be made on all. */
export function useOwnFilter(entity: EntityDescriptor, call: 'update' | 'delete') {
  const has = hasOf(useSyncExternalStore(subscribeRights, readRights));
  const me = useSyncExternalStore(subscribeRights, readMe);
  if (!has || !me || mayCallOn(entity, call, { has, isOwn: false })) return undefined;
  return ownFilter(entity, me);
}

/** About the record of the context. */
export const useMayHere = (entity: EntityDescriptor): MayHere => useMayOn(entity)(useRecordContext());
