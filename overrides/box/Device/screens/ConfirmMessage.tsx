/** Asks before a message that gives something up. */
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useTexts } from './useTexts.ts';

export interface ConfirmMessageProps {
  readonly title: string;
  readonly text: string;
  /** The label of the button that sends it. */
  readonly action: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

export function ConfirmMessage({ title, text, action, onConfirm, onClose }: ConfirmMessageProps) {
  const t = useTexts();
  const titleId = useId();
  const confirm = () => {
    onClose();
    onConfirm();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('device.cancel')}
        </Button>
        <Button color="error" variant="contained" onClick={confirm}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
