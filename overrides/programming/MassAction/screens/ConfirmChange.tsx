/** Asks once more before many performances are changed, then shows the job that does it. */
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import type { PlannedCounts } from '../model/countPlanned.ts';
import { CancelEffect } from './CancelEffect.tsx';
import type { Draft } from './ChangeForm.tsx';
import { beginOf, isGivenUp, willOf } from './planWords.ts';
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
        <DialogContentText>{t(willOf(draft.action), { smart_count: counts.changed })}</DialogContentText>
        {draft.action === 'cancel' && <CancelEffect ticketing={ticketing} dates={dates} />}
        <DialogContentText>{t(`massAction.effect.${draft.action}`)}</DialogContentText>
        <ProblemAlert error={error} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('massAction.back')}
        </Button>
        <Button
          variant="contained"
          color={isGivenUp(draft.action) ? 'error' : 'primary'}
          autoFocus={!isGivenUp(draft.action)}
          disabled={isPending}
          onClick={() => void run(draft, dates)}
        >
          {t(beginOf(draft.action), { smart_count: counts.changed })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
