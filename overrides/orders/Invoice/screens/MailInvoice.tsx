/** Sends an invoice to an address: the customer's to begin with. */
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, TextField } from '@mui/material';
import { useLocaleState, useNotify } from 'ra-core';
import { type FormEvent, useId, useState } from 'react';
import { useAction } from '../../../../src/data/useAction.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { useTexts } from './useTexts.ts';

interface MailInvoiceProps {
  readonly invoice: string;
  readonly number: string;
  readonly email: string | undefined;
  readonly onClose: () => void;
}

export function MailInvoice({ invoice, number, email: known = '', onClose }: MailInvoiceProps) {
  const t = useTexts();
  const id = useId();
  const [locale] = useLocaleState();
  const notify = useNotify();
  const send = useAction('Invoice.sendByMail');
  const [email, setEmail] = useState(known);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const language = locale === 'fr' ? 'fr' : 'en';
    const { isDone } = await send.run({ id: invoice, body: { email: email.trim(), language } });
    if (!isDone) return;
    notify(t('invoice.sent', { number, email: email.trim() }), { type: 'success' });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id={id}>{t('invoice.mailOf', { number })}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            <TextField
              required
              autoFocus
              type="email"
              label={t('invoice.mailTo')}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
              slotProps={{ htmlInput: { maxLength: 320, autoComplete: 'off' } }}
            />
            <ProblemAlert error={send.refusal?.error} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button type="button" color="inherit" onClick={onClose}>
            {t('invoice.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={send.isPending || email.trim() === ''}>
            {t('invoice.send')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
