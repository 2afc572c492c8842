/** Asks for whom a cart is kept and until when: a name, a phone, a time before the performance. */
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  Stack,
} from '@mui/material';
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { instantToLocal, localToInstant } from '../../../../schema/localTime.ts';
import { SchemaText } from '../../../../src/fields/schemaForm/SchemaText.tsx';
import { useSchemaForm } from '../../../../src/fields/schemaForm/useSchemaForm.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { reserveForm } from '../../CartPages/screens/cartForms.ts';
import type { RegisterLine } from '../model.ts';
import { useDeskCartTexts } from './deskCart/useDeskCartTexts.ts';

export interface Reserved {
  readonly kind: 'option' | 'reservation';
  readonly reservationName: string;
  readonly phone?: string;
  /** ISO 8601, UTC. */
  readonly expiresAt: string;
}

interface ReserveDialogProps {
  /** What the field begins with. */
  readonly name: string;
  readonly lines: readonly RegisterLine[];
  /** @throws the refusal, which is shown */
  readonly onReserve: (reserved: Reserved) => Promise<void>;
  readonly onClose: () => void;
}

/** Reservations are usually asked to be there half an hour before; those nobody came for can still be sold then. */
const BEFORE_MS = 30 * 60_000;

/** What begins first: its places must go back while they can be sold. */
function findFirst(lines: readonly RegisterLine[]) {
  const [first] = lines
    .map(({ performance }) => performance)
    .sort((one, other) => Date.parse(one.startDate) - Date.parse(other.startDate));
  return first;
}

export function ReserveDialog({ name: before, lines, onReserve, onClose }: ReserveDialogProps) {
  const t = useDeskCartTexts();
  const title = useId();
  const first = findFirst(lines);
  const zone = first?.timezone ?? 'UTC';
  const [deadline] = useState(() => {
    const start = Date.parse(first?.startDate ?? new Date().toISOString());
    const early = start - BEFORE_MS > Date.now() ? start - BEFORE_MS : start;
    return instantToLocal(new Date(early).toISOString(), zone);
  });
  const { control, handleSubmit } = useSchemaForm(reserveForm, {
    kind: 'reservation',
    name: before,
    phone: '',
    until: deadline,
  });
  const { field } = useController({ control, name: 'kind' });
  const isOption = field.value === 'option';
  const [isWorking, setWorking] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const submit = handleSubmit(async ({ kind, name, phone, until }) => {
    if (isWorking) return;
    setWorking(true);
    try {
      const expiresAt = localToInstant(until, zone) ?? '';
      await onReserve({
        kind,
        reservationName: name,
        expiresAt,
        ...(phone && { phone }),
      });
      onClose();
    } catch (refusal) {
      setError(refusal);
      setWorking(false);
    }
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={title}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={title}>{t('deskCart.reserveTitle')}</DialogTitle>
        <DialogContent>
          <RadioGroup
            row
            aria-label={t('deskCart.reserveTitle')}
            value={field.value}
            onChange={field.onChange}
          >
            <FormControlLabel value="reservation" control={<Radio />} label={t('deskCart.kindReservation')} />
            <FormControlLabel value="option" control={<Radio />} label={t('deskCart.kindOption')} />
          </RadioGroup>
          <DialogContentText sx={{ mb: 2 }}>
            {t(isOption ? 'deskCart.optionExplained' : 'deskCart.reserveExplained')}
          </DialogContentText>
          <Stack spacing={2}>
            <SchemaText
              control={control}
              t={t}
              autoFocus
              required
              name="name"
              label={t('deskCart.name')}
              slotProps={{ htmlInput: { maxLength: 100 } }}
            />
            <SchemaText
              control={control}
              t={t}
              name="phone"
              type="tel"
              label={t('deskCart.phone')}
              slotProps={{ htmlInput: { maxLength: 40 } }}
            />
            <SchemaText
              control={control}
              t={t}
              required
              name="until"
              type="datetime-local"
              label={t('deskCart.keptUntil')}
              slotProps={{ inputLabel: { shrink: true } }}
            />
          </Stack>
          <ProblemAlert error={error} />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t('deskCart.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={isWorking}>
            {t(isOption ? 'deskCart.optionIt' : 'deskCart.reserveIt')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
