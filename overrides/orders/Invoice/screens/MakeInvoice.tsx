/** Who is billed, before an invoice is made: all of it may be left as the customer of the order has it. */
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
  TextField,
} from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { useAction } from '../../../../src/data/useAction.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { useTexts } from './useTexts.ts';

/** Members of the call's body with their texts and the longest that each may be. */
const FIELDS = [
  { name: 'customerName', label: 'invoice.name', max: 300, isLong: false },
  { name: 'customerAddress', label: 'invoice.address', max: 1000, isLong: true },
  { name: 'customerVatNumber', label: 'invoice.vatNumber', max: 40, isLong: false },
  { name: 'customerSiretNumber', label: 'invoice.siret', max: 20, isLong: false },
  { name: 'customerAdditionalInfo', label: 'invoice.more', max: 2000, isLong: true },
] as const;

type Buyer = Partial<Record<(typeof FIELDS)[number]['name'], string>>;

interface MakeInvoiceProps {
  readonly order: string;
  readonly onMade: () => void;
  readonly onClose: () => void;
}

export function MakeInvoice({ order, onMade, onClose }: MakeInvoiceProps) {
  const t = useTexts();
  const id = useId();
  const make = useAction('Order.invoice', ['identifier']);
  const [buyer, setBuyer] = useState<Buyer>({});
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = Object.fromEntries(Object.entries(buyer).filter(([, text]) => text.trim() !== ''));
    const { isDone } = await make.run({ id: order, body });
    if (isDone) onMade();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id={id}>{t('invoice.who')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{t('invoice.explained')}</DialogContentText>
          <Stack spacing={2}>
            {FIELDS.map(({ name, label, max, isLong }) => (
              <TextField
                key={name}
                name={name}
                label={t(label)}
                multiline={isLong}
                minRows={isLong ? 2 : undefined}
                value={buyer[name] ?? ''}
                onChange={(event) => setBuyer({ ...buyer, [name]: event.target.value })}
                slotProps={{ htmlInput: { maxLength: max } }}
              />
            ))}
            <ProblemAlert error={make.refusal?.error} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button type="button" color="inherit" onClick={onClose}>
            {t('invoice.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={make.isPending}>
            {t('invoice.make')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
