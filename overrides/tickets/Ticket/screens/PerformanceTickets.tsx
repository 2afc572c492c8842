/** Every valid ticket of a performance as PDF: asks for the paper first. */
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material';
import { useLocaleState } from 'ra-core';
import { useId, useState } from 'react';
import { useAction } from '../../../../src/data/useAction.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { partsOf } from '../../../../src/generic/partsOf.tsx';
import { openFile } from '../../../../src/generic/record/openFile.ts';
import type { OwnActionProps } from '../../../../src/screens.ts';
import { PAPER_TYPES, type PaperType } from '../model.ts';
import { useTexts } from './useTexts.ts';

const { useRecord } = partsOf('EventDate');

export function PerformanceTickets({ onClose }: OwnActionProps) {
  const t = useTexts();
  const title = useId();
  const [locale] = useLocaleState();
  const id = String(useRecord()?.id);
  const [paper, setPaper] = useState<PaperType>('stock_tickets');
  const draw = useAction('EventDate.tickets');
  const open = async () => {
    const query = { language: locale === 'fr' ? 'fr' : 'en' } as const;
    const drawn = await draw.run({ id, params: { format: paper, x: 'pdf' }, query });
    if (!drawn.isDone) return;
    openFile(drawn.answer, t('performanceTickets.file'));
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={title}>
      <DialogTitle id={title}>{t('performanceTickets.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{t('performanceTickets.text')}</DialogContentText>
        <TextField
          select
          fullWidth
          label={t('performanceTickets.paper')}
          value={paper}
          onChange={({ target }) => setPaper(target.value as PaperType)}
        >
          {PAPER_TYPES.map((type) => (
            <MenuItem key={type} value={type}>
              {t(`performanceTickets.${type}`)}
            </MenuItem>
          ))}
        </TextField>
        <ProblemAlert error={draw.refusal?.error} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('performanceTickets.cancel')}
        </Button>
        <Button variant="contained" disabled={draw.isPending} onClick={() => void open()}>
          {t('performanceTickets.open')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
