/** Asks before a notification is removed: its row stays refused. */
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useId } from 'react';
import { useAction } from '../../../../src/data/useAction.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { NOTICES } from './useNotices.ts';
import { useTexts } from './useTexts.ts';

interface RemoveNoticeProps {
  readonly notice: string;
  readonly words: string;
  readonly onClose: () => void;
}

export function RemoveNotice({ notice, words, onClose }: RemoveNoticeProps) {
  const t = useTexts();
  const title = useId();
  const notify = useNotify();
  const queries = useQueryClient();
  const remove = useAction('MappingNotification.delete');
  const run = async () => {
    if (!(await remove.run({ id: notice })).isDone) return;
    notify(t('timportLogs.removed'), { type: 'success' });
    onClose();
    await queries.invalidateQueries({ queryKey: [NOTICES] });
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={title}>
      <DialogTitle id={title}>{t('timportLogs.removeTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ color: 'text.primary', mb: 1 }}>{words}</DialogContentText>
        <DialogContentText>{t('timportLogs.removeText')}</DialogContentText>
        <ProblemAlert error={remove.refusal?.error} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('timportLogs.cancel')}
        </Button>
        <Button color="error" variant="contained" disabled={remove.isPending} onClick={() => void run()}>
          {t('timportLogs.remove')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
