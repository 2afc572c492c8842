/** The organiser's methods in their order, and what is changed about them: shown at once, and put back when it is refused. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useRef } from 'react';
import { callAction } from '../../../../src/data/callAction.ts';
import type { RecordOf } from '../../../../src/data/fields.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { useRefusalNotice } from '../../../../src/generic/useRefusal.ts';
import { listPositions, moveMethod } from '../model.ts';
import { METHODS_KEY } from './methodsKey.ts';

const FIELDS = [
  'code',
  'label',
  'labelTranslationKey',
  'enabled',
  'isHidden',
  'flexible',
  'isDefault',
  'position',
] as const;

export type Method = RecordOf<'DeskPaymentMethod', typeof FIELDS>;

/** More than any organiser has. */
const MOST = 200;

export const isShown = ({ enabled, isHidden }: Pick<Method, 'enabled' | 'isHidden'>): boolean =>
  enabled !== false && !isHidden;

const key = [...METHODS_KEY, 'all'];

type Change = Partial<Pick<Method, 'enabled' | 'isHidden' | 'flexible' | 'isDefault' | 'position'>>;

export function useMethods() {
  const client = useQueryClient();
  const notify = useNotify();
  const noticeOf = useRefusalNotice();
  const { run } = useAction('DeskPaymentMethod.bulkUpdate', ['position']);
  const asked = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const query = { 'order[position]': 'asc', 'order[id]': 'asc', itemsPerPage: MOST };
      return (await callAction('DeskPaymentMethod.list', { query, fields: FIELDS }, { signal })).member;
    },
  });
  /** One after the other, so that none of several quick presses is lost. */
  const line = useRef({ waiting: 0, last: Promise.resolve() });
  const write = (shown: readonly Method[], member: readonly ({ readonly '@id': string } & Change)[]) => {
    if (member.length === 0) return;
    // What is being read is of before: it neither comes nor puts back what was there.
    void client.cancelQueries({ queryKey: key }, { revert: false });
    client.setQueryData(key, shown);
    line.current.waiting += 1;
    line.current.last = line.current.last.then(async () => {
      const outcome = await run({ body: { member: [...member] } });
      if (!outcome.isDone && outcome.error) notify(noticeOf(outcome.error), { type: 'error' });
      line.current.waiting -= 1;
      if (line.current.waiting === 0) await client.invalidateQueries({ queryKey: METHODS_KEY });
    });
  };
  const read = () => client.getQueryData<readonly Method[]>(key) ?? [];
  return {
    ...asked,
    change: ({ '@id': id }: Method, change: Change) =>
      write(
        read().map((method) => {
          if (method['@id'] === id) return { ...method, ...change };
          return change.isDefault ? { ...method, isDefault: false } : method;
        }),
        [{ '@id': id, ...change }],
      ),
    move: ({ '@id': id }: Method, by: -1 | 1) => {
      const moved = moveMethod(read(), id, by);
      return write(
        moved.map((method, position) => ({ ...method, position })),
        listPositions(moved),
      );
    },
  };
}
