/** Asks before somebody's second factor and passkeys are taken away. */
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useSay } from './useSay.ts';

interface ResetFactorDialogProps {
  readonly email: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

export function ResetFactorDialog({ email, onConfirm, onClose }: ResetFactorDialogProps) {
  const say = useSay();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="reset-factor-title">
      <DialogTitle id="reset-factor-title">{say('userRights.factorTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{say('userRights.factorText', { email })}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('userRights.cancel')}</Button>
        <Button variant="contained" color="error" onClick={onConfirm}>
          {say('userRights.do.resetFactor')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
