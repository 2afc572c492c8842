/** Sends an invoice to an address: the customer's to begin with. */
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, TextField } from '@mui/material';
import { useLocaleState, useNotify } from 'ra-core';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { email as address, object, string, trim } from 'zod/mini';
import { useAction } from '../../../../src/data/useAction.ts';
import { useSchemaForm } from '../../../../src/fields/schemaForm/useSchemaForm.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { useTexts } from './useTexts.ts';

const mailForm = object({ email: string().check(trim(), address('app.violation.format')) });

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
  const { control, handleSubmit } = useSchemaForm(mailForm, { email: known });
  const { field, fieldState } = useController({ control, name: 'email' });
  const fault = fieldState.error?.message;
  const submit = handleSubmit(async ({ email }) => {
    const language = locale === 'fr' ? 'fr' : 'en';
    const { isDone } = await send.run({ id: invoice, body: { email, language } });
    if (!isDone) return;
    notify(t('invoice.sent', { number, email }), { type: 'success' });
    onClose();
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={id}>{t('invoice.mailOf', { number })}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            <TextField
              required
              autoFocus
              type="email"
              label={t('invoice.mailTo')}
              value={field.value}
              inputRef={field.ref}
              error={fault !== undefined}
              helperText={fault && t(fault)}
              onChange={field.onChange}
              slotProps={{ htmlInput: { maxLength: 320, autoComplete: 'off' } }}
            />
            <ProblemAlert error={send.refusal?.error} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button type="button" color="inherit" onClick={onClose}>
            {t('invoice.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={send.isPending}>
            {t('invoice.send')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
