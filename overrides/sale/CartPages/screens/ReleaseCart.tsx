/** Gives a cart's places back at once, after asking. */
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useId, useState } from 'react';
import { useAction } from '../../../../src/data/useAction.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { useTexts } from './useTexts.ts';

interface ReleaseCartProps {
  /** IRI. */
  readonly cart: string;
  readonly isDisabled: boolean;
  readonly onReleased: () => void;
}

export function ReleaseCart({ cart, isDisabled, onReleased }: ReleaseCartProps) {
  const t = useTexts();
  const title = useId();
  const notify = useNotify();
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const remove = useAction('Cart.delete');
  const release = async () => {
    const outcome = await remove.run({ id: cart });
    if (!outcome.isDone) return;
    notify(t('cartPages.releaseDone'), { type: 'success' });
    onReleased();
    await client.invalidateQueries({ queryKey: ['Cart'], refetchType: 'inactive' });
  };
  return (
    <>
      <Button color="error" disabled={isDisabled} onClick={() => setAsked(true)}>
        {t('cartPages.release')}
      </Button>
      <Dialog open={isAsked} onClose={() => setAsked(false)} fullWidth maxWidth="xs" aria-labelledby={title}>
        <DialogTitle id={title}>{t('cartPages.release')}</DialogTitle>
        <DialogContent>
          <DialogContentText>{t('cartPages.releaseText')}</DialogContentText>
          <ProblemAlert error={remove.refusal?.error} />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={() => setAsked(false)}>
            {t('cartPages.cancel')}
          </Button>
          <Button
            color="error"
            variant="contained"
            disabled={remove.isPending}
            onClick={() => void release()}
          >
            {t('cartPages.release')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
