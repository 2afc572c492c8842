/** Notifies the customers of answered options by e-mail, each once, with a message for either answer. */
import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  Stack,
  TextField,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useId, useState } from 'react';
import { useAction } from '../../../../src/data/useAction.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { useTexts } from './useTexts.ts';

export function NotifyOptions({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts();
  const title = useId();
  const describe = useNotify();
  const client = useQueryClient();
  const notify = useAction('Cart.notifyOptions');
  const [approvedMessage, setApproved] = useState('');
  const [rejectedMessage, setRejected] = useState('');
  const [notifyPendingOptions, setPending] = useState(false);
  const submit = async () => {
    // Those that were notified before are not written to again.
    const filters = { 'exists[optionNotice]': false };
    const body = { filters, approvedMessage, rejectedMessage, notifyPendingOptions };
    const outcome = await notify.run({ body });
    if (!outcome.isDone) return;
    describe(t('cartPages.notified', { smart_count: outcome.answer.notified }), { type: 'success' });
    await client.invalidateQueries({ queryKey: ['Cart'] });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={title}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!notify.isPending) void submit();
        }}
      >
        <DialogTitle id={title}>{t('cartPages.notifyTitle')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{t('cartPages.notifyText')}</DialogContentText>
          <Stack spacing={2}>
            <TextField
              multiline
              minRows={3}
              label={t('cartPages.approvedMessage')}
              value={approvedMessage}
              onChange={(event) => setApproved(event.target.value)}
              slotProps={{ htmlInput: { maxLength: 5000 } }}
            />
            <TextField
              multiline
              minRows={3}
              label={t('cartPages.rejectedMessage')}
              value={rejectedMessage}
              onChange={(event) => setRejected(event.target.value)}
              slotProps={{ htmlInput: { maxLength: 5000 } }}
            />
            <FormControlLabel
              control={
                <Checkbox
                  checked={notifyPendingOptions}
                  onChange={(event) => setPending(event.target.checked)}
                />
              }
              label={t('cartPages.alsoPending')}
            />
          </Stack>
          <ProblemAlert error={notify.refusal?.error} />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t('cartPages.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={notify.isPending}>
            {t('cartPages.send')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
