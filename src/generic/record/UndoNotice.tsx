/** A notice of what was done, with the way to take it back for as long as it stands. */
import { Box, Button } from '@mui/material';
import { useCloseNotification, useTranslate } from 'ra-core';

/** How long what can be undone may be read, in milliseconds. */
export const undoDuration = 8000;

interface UndoNoticeProps {
  readonly text: string;
  readonly onUndo: () => void;
}

export function UndoNotice({ text, onUndo }: UndoNoticeProps) {
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
