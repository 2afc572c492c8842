/** What is changed most on an evening: the end of its sale, its places, and closing it. */
import { Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { instantToLocal, localToInstant } from '../../../../../schema/localTime.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import type { ShownDate } from './ShownDate.ts';
import { useChangeDate } from './useChangeDate.ts';
import { useTexts } from './useTexts.ts';

/** What of a performance its changes are made from. */
export type ChangedDate = Pick<
  ShownDate,
  'id' | 'status' | 'startDate' | 'saleEndDate' | 'totalStock' | 'unlimitedStock'
>;

interface ChangeProps {
  readonly record: ChangedDate;
  readonly timezone: string;
}

interface DialogProps extends ChangeProps {
  readonly onClose: () => void;
}

const dialogs = { changeEnd: EndDialog, addPlaces: PlacesDialog, close: CloseDialog } as const;

export type ChangeName = keyof typeof dialogs;

/** Those that make sense for it, in the order in which they are asked for. */
export const listChanges = ({
  status,
  unlimitedStock,
}: Pick<ChangedDate, 'status' | 'unlimitedStock'>): readonly ChangeName[] => {
  if (status === 'cancelled') return [];
  const close = status === 'opened' ? (['close'] as const) : [];
  return ['changeEnd', ...(unlimitedStock ? [] : (['addPlaces'] as const)), ...close];
};

export function AskChange({ name, ...props }: DialogProps & { readonly name: ChangeName }) {
  const Asked = dialogs[name];
  return <Asked {...props} />;
}

export function DateChanges({ record, timezone }: ChangeProps) {
  const t = useTexts();
  const [asked, setAsked] = useState<ChangeName>();
  const offered = listChanges(record);
  if (offered.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2.5 }}>
      {offered.map((name) => (
        <Button key={name} size="small" variant="outlined" color="inherit" onClick={() => setAsked(name)}>
          {t(`dateSale.${name}`)}
        </Button>
      ))}
      {asked && <AskChange name={asked} {...{ record, timezone }} onClose={() => setAsked(undefined)} />}
    </Box>
  );
}

function EndDialog({ record, timezone, onClose }: DialogProps) {
  const t = useTexts();
  const change = useChangeDate(record.id);
  const [end, setEnd] = useState(instantToLocal(record.saleEndDate ?? record.startDate, timezone));
  return (
    <ChangeDialog
      title={t('dateSale.changeEnd')}
      text={t('dateSale.changeEndText', { timezone: timezone.replaceAll('_', ' ') })}
      isPending={change.isPending}
      error={change.error}
      onClose={onClose}
      onSubmit={() =>
        void change.run({ saleEndDate: localToInstant(end, timezone) }).then((isDone) => isDone && onClose())
      }
    >
      <TextField
        fullWidth
        autoFocus
        type="datetime-local"
        label={t('dateSale.end')}
        value={end}
        onChange={(event) => setEnd(event.target.value.slice(0, 16))}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </ChangeDialog>
  );
}

function PlacesDialog({ record, onClose }: DialogProps) {
  const t = useTexts();
  const change = useChangeDate(record.id);
  const [more, setMore] = useState('20');
  const total = record.totalStock ?? 0;
  const added = Number.parseInt(more, 10) || 0;
  return (
    <ChangeDialog
      title={t('dateSale.addPlaces')}
      text={t('dateSale.addPlacesText', { total, sum: total + added })}
      isPending={change.isPending}
      isDisabled={added <= 0}
      error={change.error}
      onClose={onClose}
      onSubmit={() => void change.run({ totalStock: total + added }).then((isDone) => isDone && onClose())}
    >
      <TextField
        fullWidth
        autoFocus
        label={t('dateSale.places')}
        value={more}
        onChange={(event) => setMore(event.target.value.replace(/\D/g, ''))}
        onFocus={(event) => event.target.select()}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6, className: 'num' } }}
      />
    </ChangeDialog>
  );
}

function CloseDialog({ record, onClose }: DialogProps) {
  const t = useTexts();
  const change = useChangeDate(record.id);
  return (
    <ChangeDialog
      title={t('dateSale.close')}
      text={t('dateSale.closeText')}
      label={t('dateSale.close')}
      isPending={change.isPending}
      error={change.error}
      onClose={onClose}
      onSubmit={() => void change.run({ status: 'closed' }).then((isDone) => isDone && onClose())}
    />
  );
}
