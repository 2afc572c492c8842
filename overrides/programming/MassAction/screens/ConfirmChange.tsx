/** Asks once more before many performances are changed, then shows the job that does it. */
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import type { PlannedCounts } from '../model/countPlanned.ts';
import type { Draft } from './ChangeForm.tsx';
import { useMassAction } from './useMassAction.ts';
import { useTexts } from './useTexts.ts';

interface ConfirmChangeProps {
  readonly ticketing: string;
  readonly draft: Draft;
  readonly counts: PlannedCounts;
  readonly dates: readonly string[];
  readonly onClose: () => void;
}

export function ConfirmChange({ ticketing, draft, counts, dates, onClose }: ConfirmChangeProps) {
  const t = useTexts();
  const id = useId();
  const { run, isPending, error } = useMassAction(ticketing);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{t(`massAction.actions.${draft.action}`)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1 }}>
        <DialogContentText>{t('massAction.willChange', { smart_count: counts.changed })}</DialogContentText>
        <DialogContentText>{t(`massAction.effect.${draft.action}`)}</DialogContentText>
        <ProblemAlert error={error} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('massAction.cancel')}
        </Button>
        <Button variant="contained" autoFocus disabled={isPending} onClick={() => void run(draft, dates)}>
          {t('massAction.begin', { smart_count: counts.changed })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
