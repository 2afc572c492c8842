/** Asks under which name a cart is put aside: one field, Enter, and the register is free. */
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { SchemaText } from '../../../../src/fields/schemaForm/SchemaText.tsx';
import { useSchemaForm } from '../../../../src/fields/schemaForm/useSchemaForm.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { parkForm } from '../../CartPages/screens/cartForms.ts';
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
  const { control, handleSubmit } = useSchemaForm(parkForm, { name: before });
  const [isWorking, setWorking] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const submit = handleSubmit(async ({ name }) => {
    if (isWorking) return;
    setWorking(true);
    try {
      await onPark(name);
      onClose();
    } catch (refusal) {
      setError(refusal);
      setWorking(false);
    }
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={title}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={title}>{t('deskCart.park')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{t('deskCart.parkExplained')}</DialogContentText>
          <SchemaText
            control={control}
            name="name"
            t={t}
            autoFocus
            fullWidth
            label={t('deskCart.name')}
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
