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
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useAction } from '../../../../src/data/useAction.ts';
import { SchemaText } from '../../../../src/fields/schemaForm/SchemaText.tsx';
import { useSchemaForm } from '../../../../src/fields/schemaForm/useSchemaForm.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { notifyForm } from './cartForms.ts';
import { useTexts } from './useTexts.ts';

export function NotifyOptions({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts();
  const title = useId();
  const describe = useNotify();
  const client = useQueryClient();
  const notify = useAction('Cart.notifyOptions');
  const { control, handleSubmit } = useSchemaForm(notifyForm, {
    approvedMessage: '',
    rejectedMessage: '',
    notifyPendingOptions: false,
  });
  const { field: pending } = useController({ control, name: 'notifyPendingOptions' });
  const submit = handleSubmit(async (answers) => {
    if (notify.isPending) return;
    // Those that were notified before are not written to again.
    const filters = { 'exists[optionNotice]': false };
    const body = { filters, ...answers };
    const outcome = await notify.run({ body });
    if (!outcome.isDone) return;
    describe(t('cartPages.notified', { smart_count: outcome.answer.notified }), { type: 'success' });
    await client.invalidateQueries({ queryKey: ['Cart'] });
    onClose();
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={title}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={title}>{t('cartPages.notifyTitle')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{t('cartPages.notifyText')}</DialogContentText>
          <Stack spacing={2}>
            <SchemaText
              control={control}
              name="approvedMessage"
              t={t}
              multiline
              minRows={3}
              label={t('cartPages.approvedMessage')}
              slotProps={{ htmlInput: { maxLength: 5000 } }}
            />
            <SchemaText
              control={control}
              name="rejectedMessage"
              t={t}
              multiline
              minRows={3}
              label={t('cartPages.rejectedMessage')}
              slotProps={{ htmlInput: { maxLength: 5000 } }}
            />
            <FormControlLabel
              control={<Checkbox checked={pending.value} onChange={pending.onChange} />}
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
