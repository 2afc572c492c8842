/** A question with one field at most, and what answering it does. */
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { type FormEvent, type ReactNode, useId } from 'react';
import { ProblemAlert } from '../../../../../src/generic/ProblemAlert.tsx';
import { useTexts } from './useTexts.ts';

interface ChangeDialogProps {
  readonly title: string;
  readonly text: string;
  readonly label?: string;
  readonly isPending: boolean;
  readonly isDisabled?: boolean;
  readonly error: unknown;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

export function ChangeDialog(props: ChangeDialogProps) {
  const { title, text, label, isPending, isDisabled = false, error, onSubmit, onClose, children } = props;
  const t = useTexts();
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <form onSubmit={submit}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: children ? 2 : 0 }}>{text}</DialogContentText>
          {children}
          <ProblemAlert error={error} />
        </DialogContent>
        <DialogActions>
          <Button type="button" color="inherit" onClick={onClose}>
            {t('dateSale.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={isPending || isDisabled}>
            {label ?? t('dateSale.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
