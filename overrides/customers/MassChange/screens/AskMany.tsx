/** Asks before many customers are changed, deleted or brought back. */
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { useTexts } from './useTexts.ts';

interface AskManyProps {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly isDeletion?: boolean;
  readonly isPending: boolean;
  readonly error: Error | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

export function AskMany(props: AskManyProps) {
  const { title, text, button, isDeletion, isPending, error, onConfirm, onClose } = props;
  const t = useTexts();
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{text}</DialogContentText>
        <ProblemAlert error={error} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('massChange.cancel')}
        </Button>
        <Button
          variant="contained"
          color={isDeletion ? 'error' : 'primary'}
          disabled={isPending}
          onClick={onConfirm}
        >
          {button}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
