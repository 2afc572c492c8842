/** Hides the record on the screen, or shows it again; the notice that says so takes it back. */
import { Box, Button } from '@mui/material';
import { useCloseNotification, useNotify, useRecordContext, useRefresh, useTranslate } from 'ra-core';
import { apiUrl } from '../../data/apiUrl.ts';
import { useCall } from '../../data/useCall.ts';
import { useSchema } from '../SchemaContext.tsx';
import { useRefusalNotice } from '../useRefusal.ts';

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
        { type: 'success', autoHideDuration: 8000 },
      );
    },
  };
}

function UndoNotice({ text, onUndo }: { readonly text: string; readonly onUndo: () => void }) {
  const translate = useTranslate();
  const close = useCloseNotification();
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      {translate(text)}
      <Button
        color="inherit"
        size="small"
        onClick={() => {
          onUndo();
          close();
        }}
        sx={{ textDecoration: 'underline' }}
      >
        {translate('app.undo')}
      </Button>
    </Box>
  );
}
