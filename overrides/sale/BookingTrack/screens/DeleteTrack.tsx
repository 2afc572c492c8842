/** A track that is deleted: what uses it moves to another first. */
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useId, useState } from 'react';
import { useAction } from '../../../../src/data/useAction.ts';
import { NativeChoice } from '../../../../src/generic/NativeChoice.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { useTexts } from './useTexts.ts';
import { TRACKS_KEY, type Track } from './useTracks.ts';

interface DeleteTrackProps {
  readonly track: Track;
  readonly tracks: readonly Track[];
  readonly onClose: () => void;
}

export function DeleteTrack({ track, tracks, onClose }: DeleteTrackProps) {
  const t = useTexts();
  const title = useId();
  const notify = useNotify();
  const client = useQueryClient();
  const others = tracks.filter((other) => other !== track);
  const [chosen, setChosen] = useState(
    (others.find(({ isDefault }) => isDefault) ?? others[0])?.['@id'] ?? '',
  );
  const remove = useAction('BookingTrack.delete');
  const move = useAction('BookingTrack.deleteWithNewBookingTrack');
  const prices = track.nbTicketPrices ?? 0;
  const offers = track.nbOfferRules ?? 0;
  const isUsed = prices + offers > 0 || track.isDefault === true;
  const used = [
    ...(prices > 0 ? [t('bookingTrack.prices', { smart_count: prices })] : []),
    ...(offers > 0 ? [t('bookingTrack.offers', { smart_count: offers })] : []),
    ...(track.isDefault ? [t('bookingTrack.isDefault').toLowerCase()] : []),
  ].join(', ');
  const isPending = remove.isPending || move.isPending;
  const submit = async () => {
    const id = track['@id'];
    const outcome = isUsed
      ? await move.run({ id, body: { bookingTrack: chosen } })
      : await remove.run({ id });
    if (!outcome.isDone) return;
    notify(t('bookingTrack.deleted'), { type: 'success' });
    await client.invalidateQueries({ queryKey: TRACKS_KEY });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={title}>
      <DialogTitle id={title}>{t('bookingTrack.deleteTitle', { name: track.name })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>
          {[isUsed && t('bookingTrack.moveText', { used }), t('bookingTrack.deleteText')]
            .filter(Boolean)
            .join(' ')}
        </DialogContentText>
        {isUsed && others.length === 0 && <Alert severity="info">{t('bookingTrack.noOther')}</Alert>}
        {isUsed && others.length > 0 && (
          <NativeChoice label={t('bookingTrack.moveTo')} value={chosen} onChange={setChosen}>
            {others.map((other) => (
              <option key={other['@id']} value={other['@id']}>
                {other.name}
              </option>
            ))}
          </NativeChoice>
        )}
        <ProblemAlert error={(remove.refusal ?? move.refusal)?.error} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('bookingTrack.cancel')}
        </Button>
        <Button
          variant="contained"
          color="error"
          disabled={isPending || (isUsed && chosen === '')}
          onClick={() => void submit()}
        >
          {t('bookingTrack.delete')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
