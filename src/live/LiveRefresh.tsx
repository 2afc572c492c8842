/**
 * Keeps what is on the screen true: lists and records that somebody else changed are read again. A form being edited is
 * left alone; its screen shows that the record changed. One's own changes are read by the screen that made them.
 */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LiveChange } from '../../schema/live.ts';
import { forgetSchemas } from '../data/descriptors.ts';
import { isFeatureOn } from '../data/features.ts';
import { reloadRights } from '../data/rights.ts';
import { useSettled } from '../data/useSettled.ts';
import { currentCaller } from '../session/currentCaller.ts';
import { listenLive } from './connectLive.ts';

/** Changes that come close together are answered with one reading. */
const GATHER = 400;

function isForeign({ actor }: LiveChange): boolean {
  // The same person in another window: that one has the focus, this one does not.
  return actor === null || actor !== currentCaller()?.actor || !document.hasFocus();
}

/** An organiser may switch the socket off. */
const FEATURE = 'desk_socket';

/** A form's record is not changed under the hands that edit it: such a question has `live: false` in its meta. */
function isLive(params: unknown): boolean {
  const { meta } = (params ?? {}) as { readonly meta?: { readonly live?: boolean } };
  return meta?.live !== false;
}

function readAgain(client: QueryClient, touched: ReadonlySet<string>): void {
  void client.invalidateQueries({
    predicate: ({ queryKey: [resource, , params] }) =>
      typeof resource === 'string' && touched.has(resource) && isLive(params),
    refetchType: document.hidden ? 'none' : 'active',
  });
}

/** Other rights: other columns and buttons, and other records in the same lists. */
async function seeAnew(client: QueryClient): Promise<void> {
  await reloadRights();
  forgetSchemas();
  await client.invalidateQueries();
}

export function LiveRefresh() {
  const client = useQueryClient();
  const isSettled = useSettled();
  useEffect(() => {
    if (!isSettled) return undefined;
    const touched = new Set<string>();
    let undo: (() => void) | undefined;
    let gathering: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      gathering = undefined;
      readAgain(client, touched);
      touched.clear();
    };
    let isGone = false;
    void isFeatureOn(FEATURE).then((isOn) => {
      if (!isOn || isGone) return;
      undo = listenLive(({ changes, reset, rights }) => {
        if (rights) return void seeAnew(client);
        if (reset) return void client.invalidateQueries();
        for (const change of changes) if (isForeign(change)) touched.add(change.entity);
        if (touched.size > 0) gathering ??= setTimeout(flush, GATHER);
      });
    });
    return () => {
      isGone = true;
      clearTimeout(gathering);
      undo?.();
    };
  }, [client, isSettled]);
  return null;
}
