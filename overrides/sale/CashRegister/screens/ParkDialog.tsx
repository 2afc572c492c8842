/** Asks under which name a cart is put aside: one field, Enter, and the register is free. */
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useId, useState } from 'react';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { useDeskCartTexts } from './deskCart/useDeskCartTexts.ts';

interface ParkDialogProps {
  /** What the field begins with. */
  readonly name: string;
  /** @throws the refusal, which is shown */
  readonly onPark: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

export function ParkDialog({ name: before, onPark, onClose }: ParkDialogProps) {
  const t = useDeskCartTexts();
  const title = useId();
  const [name, setName] = useState(before);
  const [isWorking, setWorking] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const submit = async () => {
    setWorking(true);
    try {
      await onPark(name.trim());
      onClose();
    } catch (refusal) {
      setError(refusal);
      setWorking(false);
    }
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={title}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isWorking) void submit();
        }}
      >
        <DialogTitle id={title}>{t('deskCart.park')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{t('deskCart.parkExplained')}</DialogContentText>
          <TextField
            autoFocus
            fullWidth
            name="name"
            label={t('deskCart.name')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
          <ProblemAlert error={error} />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t('deskCart.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={isWorking}>
            {t('deskCart.park')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
