/** Cash put into one's drawer or taken out of it: which way, how much, why. */
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { currencyDigits } from '../../../../schema/currencyDigits.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { parseMoney } from '../../../../src/fields/parseMoney.ts';
import { SchemaText } from '../../../../src/fields/schemaForm/SchemaText.tsx';
import { useSchemaForm } from '../../../../src/fields/schemaForm/useSchemaForm.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { AmountField } from './AmountField.tsx';
import { moveForm } from './deskForms.ts';
import { ACCOUNT_KEY } from './useAccount.ts';
import { useTexts } from './useTexts.ts';

interface MoveCashProps {
  readonly currency: string;
  readonly onClose: () => void;
}

export function MoveCash({ currency, onClose }: MoveCashProps) {
  const t = useTexts();
  const id = useId();
  const client = useQueryClient();
  const create = useAction('CashMovement.create');
  const { control, handleSubmit } = useSchemaForm(moveForm(currency), {
    direction: 'in',
    amount: '',
    reason: '',
  });
  const { field: direction } = useController({ control, name: 'direction' });
  const submit = handleSubmit(async ({ amount: text, ...rest }) => {
    const amount = parseMoney(text, currencyDigits(currency)) ?? 0;
    const made = await create.run({ body: { ...rest, amount } });
    if (!made.isDone) return;
    await client.invalidateQueries({ queryKey: ACCOUNT_KEY });
    onClose();
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={id}>{t('drawer.move')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{t('drawer.moveExplained')}</DialogContentText>
          <Stack spacing={2}>
            <ToggleButtonGroup
              exclusive
              fullWidth
              color="primary"
              aria-label={t('drawer.move')}
              value={direction.value}
              onChange={(_, next: 'in' | 'out' | null) => next && direction.onChange(next)}
            >
              <ToggleButton value="in">{t('drawer.in')}</ToggleButton>
              <ToggleButton value="out">{t('drawer.out')}</ToggleButton>
            </ToggleButtonGroup>
            <AmountField control={control} name="amount" label={t('drawer.amount')} currency={currency} />
            <SchemaText
              control={control}
              name="reason"
              t={t}
              label={t('drawer.reason')}
              slotProps={{ htmlInput: { maxLength: 300 } }}
            />
            <ProblemAlert error={create.refusal?.error} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button type="button" color="inherit" onClick={onClose}>
            {t('drawer.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={create.isPending}>
            {t('drawer.record')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
