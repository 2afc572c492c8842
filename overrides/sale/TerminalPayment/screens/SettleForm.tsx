/** A person's word in place of the terminal's: what they checked is asked for, and kept with their name. */
import { Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTexts } from './useTexts.ts';

interface SettleFormProps {
  /** What they are about to confirm. */
  readonly title: string;
  readonly isWorking: boolean;
  readonly onSettle: (reason: string) => void;
  readonly onCancel: () => void;
}

export function SettleForm({ title, isWorking, onSettle, onCancel }: SettleFormProps) {
  const t = useTexts();
  const [reason, setReason] = useState('');
  return (
    <Stack spacing={1.5}>
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      <TextField
        autoFocus
        required
        multiline
        size="small"
        label={t('terminal.checked')}
        helperText={t('terminal.checkedHint')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <Stack direction="row" spacing={1}>
        <Button
          variant="contained"
          disabled={isWorking || reason.trim() === ''}
          onClick={() => onSettle(reason.trim())}
        >
          {t('terminal.confirm')}
        </Button>
        <Button color="inherit" onClick={onCancel}>
          {t('terminal.cancel')}
        </Button>
      </Stack>
    </Stack>
  );
}
