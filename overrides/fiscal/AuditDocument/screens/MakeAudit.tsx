/** A document for the days that an inspector asks about: its first and its last day. */
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
} from '@mui/material';
import { useId } from 'react';
import { object } from 'zod/mini';
import { useAction } from '../../../../src/data/useAction.ts';
import { requiredText } from '../../../../src/fields/schemaForm/rules.ts';
import { SchemaText } from '../../../../src/fields/schemaForm/SchemaText.tsx';
import { useSchemaForm } from '../../../../src/fields/schemaForm/useSchemaForm.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { useTexts } from './useTexts.ts';

/** The server knows which days are over. */
const makeForm = object({ from: requiredText(10), to: requiredText(10) });

interface MakeAuditProps {
  readonly onMade: () => void;
  readonly onClose: () => void;
}

export function MakeAudit({ onMade, onClose }: MakeAuditProps) {
  const t = useTexts();
  const id = useId();
  const make = useAction('AuditDocument.make', []);
  const { control, handleSubmit } = useSchemaForm(makeForm, { from: '', to: '' });
  const submit = handleSubmit(async (body) => {
    const made = await make.run({ body });
    if (!made.isDone) return;
    onMade();
    onClose();
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={id}>{t('audits.make')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{t('audits.makeExplained')}</DialogContentText>
          <Stack spacing={2}>
            {(['from', 'to'] as const).map((name) => (
              <SchemaText
                key={name}
                control={control}
                name={name}
                t={t}
                type="date"
                label={t(`audits.${name}`)}
                slotProps={{ inputLabel: { shrink: true } }}
              />
            ))}
            <ProblemAlert error={make.refusal?.error} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button type="button" color="inherit" onClick={onClose}>
            {t('audits.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={make.isPending}>
            {t('audits.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
