/** Asks before a price is deleted, and shows where it stays because places at it are taken. */
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useAction } from '../../../../src/data/useAction.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import type { OnePrice } from './useSeasonPrices.ts';
import { useTexts } from './useTexts.ts';

interface RemovePriceProps {
  readonly price: OnePrice;
  readonly params: { readonly id: string };
  /** Performances on which nothing of it is taken. */
  readonly dates: readonly string[];
  /** On how many it stays. */
  readonly taken: number;
  readonly onRemoved: (count: number) => void;
  readonly onClose: () => void;
}

export function RemovePrice({ price, params, dates, taken, onRemoved, onClose }: RemovePriceProps) {
  const t = useTexts();
  const id = useId();
  const { run, isPending, refusal } = useAction('TicketPrice.deleteMultiple');
  const remove = async () => {
    const { isDone } = await run({ params, query: { hash: price.hash, eventDateList: dates } });
    if (isDone) onRemoved(dates.length);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{t('seasonPrices.dialog.removeTitle', { name: price.name })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1 }}>
        {dates.length > 0 && (
          <DialogContentText>
            {t('seasonPrices.dialog.removeText', { smart_count: dates.length })}
          </DialogContentText>
        )}
        {taken > 0 && (
          <DialogContentText>
            {dates.length > 0
              ? t('seasonPrices.dialog.removeTaken', { smart_count: taken })
              : t('seasonPrices.dialog.removeNone')}
          </DialogContentText>
        )}
        <ProblemAlert error={refusal?.error} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('seasonPrices.dialog.cancel')}
        </Button>
        {dates.length > 0 && (
          <Button color="error" variant="contained" disabled={isPending} onClick={() => void remove()}>
            {t('seasonPrices.dialog.removeIt')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
