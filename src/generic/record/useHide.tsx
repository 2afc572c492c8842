/** Hides the record on the screen, or shows it again; its notice takes it back. */
import { useNotify, useRecordContext, useRefresh } from 'ra-core';
import { apiUrl } from '../../data/apiUrl.ts';
import { callApi } from '../../data/callApi.ts';
import { usePress } from '../../data/usePress.ts';
import { useSchema } from '../SchemaContext.tsx';
import { useRefusalNotice } from '../useRefusal.ts';
import { UndoNotice, undoDuration } from './UndoNotice.tsx';

export interface Hiding {
  readonly setHidden: (isHidden: boolean) => Promise<void>;
  readonly isPending: boolean;
}

export function useHide(): Hiding {
  const { entity } = useSchema();
  const record = useRecordContext();
  const notify = useNotify();
  const noticeOf = useRefusalNotice();
  const refresh = useRefresh();
  const put = (isHidden: boolean, signal?: AbortSignal) => {
    const address = `${apiUrl(entity.api)}${entity.collection}/${encodeURIComponent(String(record?.id))}`;
    return callApi(`${address}/${isHidden ? 'hide' : 'show'}`, { method: 'PUT', ...(signal && { signal }) });
  };
  const { run, isPending } = usePress(({ signal }, isHidden: boolean) => put(isHidden, signal));
  const refuse = (error: unknown) => notify(noticeOf(error), { type: 'error' });
  return {
    isPending,
    async setHidden(isHidden) {
      const done = await run(isHidden);
      if (!done.isDone) {
        if (done.error) refuse(done.error);
        return;
      }
      refresh();
      notify(
        <UndoNotice
          text={isHidden ? 'app.record.hidden' : 'app.record.unhidden'}
          // The notice outlives the screen of the record.
          onUndo={() => void put(!isHidden).then(refresh, refuse)}
        />,
        { type: 'success', autoHideDuration: undoDuration },
      );
    },
  };
}
