/** Asks before seats that are kept from sale go back on sale, and puts them there. */
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useNotify } from 'ra-core';
import { useId } from 'react';
import { useAction } from '../../../../src/data/useAction.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { useTexts } from './useTexts.ts';

interface ReleaseDialogProps {
  /** Ids. */
  readonly seats: readonly number[];
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

export function ReleaseDialog({ seats, onChanged, onClose }: ReleaseDialogProps) {
  const t = useTexts();
  const notify = useNotify();
  const titleId = useId();
  const change = useAction('AvailableSeat.updateMany', ['status']);
  const release = async () => {
    const member = seats.map((seat) => ({
      id: `/ticketing/v1/available_seats/${seat}`,
      status: 'available' as const,
    }));
    const { isDone } = await change.run({ body: { member } });
    onChanged();
    if (!isDone) return;
    notify(t('seatMap.released', { smart_count: seats.length }), { type: 'success' });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('seatMap.releaseAsk', { smart_count: seats.length })}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('seatMap.releaseMeans')}</DialogContentText>
        <ProblemAlert error={change.refusal?.error} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('seatMap.cancel')}
        </Button>
        <Button variant="contained" disabled={change.isPending} onClick={() => void release()}>
          {t('seatMap.putOnSale')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
