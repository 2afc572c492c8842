/** Fourth step: how many places each performance sells: those of the room unless somebody says otherwise. */
import {
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Paper,
  Radio,
  RadioGroup,
  TextField,
} from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useAction } from '../../../../src/data/useAction.ts';
import { StepFoot } from './StepFoot.tsx';
import type { StepProps } from './useProgramme.ts';
import { useTexts } from './useTexts.ts';

type Kind = 'room' | 'number' | 'unlimited';

export function StockStep({ show, programme, onSaved, onPrevious }: StepProps) {
  const t = useTexts();
  const { capacity, totalStock, unlimitedStock } = programme;
  const [kind, setKind] = useState<Kind>(
    unlimitedStock ? 'unlimited' : capacity !== null && totalStock === capacity ? 'room' : 'number',
  );
  const [places, setPlaces] = useState(String(totalStock ?? capacity ?? ''));
  const save = useAction('Ticketing.programmeStock');
  const number = Number.parseInt(places, 10);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body =
      kind === 'unlimited' ? { unlimitedStock: true } : kind === 'number' ? { totalStock: number } : {};
    const outcome = await save.run({ id: show['@id'], body });
    if (outcome.isDone) onSaved(outcome.answer);
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
        <FormControl>
          <FormLabel id="stock-kind">{t('newShow.stock.legend')}</FormLabel>
          <RadioGroup
            aria-labelledby="stock-kind"
            value={kind}
            onChange={(_, next) => setKind(next as Kind)}
            sx={{ mt: 1, gap: 1 }}
          >
            {capacity !== null && (
              <FormControlLabel
                value="room"
                control={<Radio />}
                label={t('newShow.stock.room', { places: capacity })}
              />
            )}
            <FormControlLabel value="number" control={<Radio />} label={t('newShow.stock.number')} />
            {kind === 'number' && (
              <TextField
                label={t('newShow.stock.places')}
                value={places}
                autoFocus
                onChange={(event) => setPlaces(event.target.value.replace(/\D/g, ''))}
                slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 7, className: 'num' } }}
                sx={{ ml: 4, maxWidth: 200 }}
              />
            )}
            <FormControlLabel value="unlimited" control={<Radio />} label={t('newShow.stock.unlimited')} />
            {kind === 'unlimited' && (
              <FormHelperText sx={{ ml: 4, color: 'warning.main' }}>
                {t('newShow.stock.unlimitedHelp')}
              </FormHelperText>
            )}
          </RadioGroup>
        </FormControl>
      </Paper>
      <StepFoot
        isPending={save.isPending}
        isDisabled={kind === 'number' && !(number > 0)}
        error={save.refusal?.error}
        onPrevious={onPrevious}
      />
    </form>
  );
}
