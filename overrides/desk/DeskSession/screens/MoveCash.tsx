/** Cash put into one's drawer or taken out of it: which way, how much, why. */
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useAction } from '../../../../src/data/useAction.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { AmountField, readAmount } from './AmountField.tsx';
import { ACCOUNT_KEY } from './useAccount.ts';
import { useTexts } from './useTexts.ts';

type Direction = 'in' | 'out';

interface MoveCashProps {
  readonly currency: string;
  readonly onClose: () => void;
}

export function MoveCash({ currency, onClose }: MoveCashProps) {
  const t = useTexts();
  const id = useId();
  const client = useQueryClient();
  const create = useAction('CashMovement.create');
  const [direction, setDirection] = useState<Direction>('in');
  const [text, setText] = useState('');
  const [reason, setReason] = useState('');
  const amount = readAmount(text, currency);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!amount) return;
    const made = await create.run({ body: { direction, amount, reason } });
    if (!made.isDone) return;
    await client.invalidateQueries({ queryKey: ACCOUNT_KEY });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id={id}>{t('drawer.move')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{t('drawer.moveExplained')}</DialogContentText>
          <Stack spacing={2}>
            <ToggleButtonGroup
              exclusive
              fullWidth
              color="primary"
              aria-label={t('drawer.move')}
              value={direction}
              onChange={(_, next: Direction | null) => next && setDirection(next)}
            >
              <ToggleButton value="in">{t('drawer.in')}</ToggleButton>
              <ToggleButton value="out">{t('drawer.out')}</ToggleButton>
            </ToggleButtonGroup>
            <AmountField label={t('drawer.amount')} currency={currency} text={text} onText={setText} />
            <TextField
              label={t('drawer.reason')}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              slotProps={{ htmlInput: { maxLength: 300 } }}
            />
            <ProblemAlert error={create.refusal?.error} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button type="button" color="inherit" onClick={onClose}>
            {t('drawer.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            disabled={!amount || reason.trim() === '' || create.isPending}
          >
            {t('drawer.record')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
