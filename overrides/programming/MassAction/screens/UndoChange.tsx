/** Asks before a mass action is taken back. */
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import type { MassActionName } from '../model/change.ts';
import { useMassAction } from './useMassAction.ts';
import { useTexts } from './useTexts.ts';

interface UndoChangeProps {
  readonly ticketing: number;
  readonly action: MassActionName;
  /** Address of the job. */
  readonly job: string;
  /** Performances that it changed. */
  readonly count: number;
  readonly onClose: () => void;
}

export function UndoChange({ ticketing, action, job, count, onClose }: UndoChangeProps) {
  const t = useTexts();
  const id = useId();
  const { undo, isPending, error } = useMassAction(ticketing);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{t('massAction.result.undoTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('massAction.result.undoText', { smart_count: count })}</DialogContentText>
        <ProblemAlert error={error} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('massAction.cancel')}
        </Button>
        <Button variant="contained" disabled={isPending} onClick={() => void undo(action, job).then(onClose)}>
          {t('massAction.result.undoIt')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
