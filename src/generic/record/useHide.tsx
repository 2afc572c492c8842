/** Hides the record on the screen, or shows it again; the notice that says so takes it back. */
import { useNotify, useRecordContext, useRefresh } from 'ra-core';
import { apiUrl } from '../../data/apiUrl.ts';
import { useCall } from '../../data/useCall.ts';
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
  const { call, isPending } = useCall();
  const put = async (isHidden: boolean) => {
    const address = `${apiUrl(entity.api)}${entity.collection}/${encodeURIComponent(String(record?.id))}`;
    try {
      await call(`${address}/${isHidden ? 'hide' : 'show'}`, { method: 'PUT' });
      refresh();
      return true;
    } catch (error) {
      notify(noticeOf(error), { type: 'error' });
      return false;
    }
  };
  return {
    isPending,
    async setHidden(isHidden) {
      if (!(await put(isHidden))) return;
      notify(
        <UndoNotice
          text={isHidden ? 'app.record.hidden' : 'app.record.unhidden'}
          onUndo={() => void put(!isHidden)}
        />,
        { type: 'success', autoHideDuration: undoDuration },
      );
    },
  };
}
