/** Fourth step: how many places each performance sells: those of the room unless another number is typed. */
import {
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Paper,
  Radio,
  RadioGroup,
} from '@mui/material';
import { useController } from 'react-hook-form';
import { useAction } from '../../../../src/data/useAction.ts';
import { SchemaText } from '../../../../src/fields/schemaForm/SchemaText.tsx';
import { useSchemaForm } from '../../../../src/fields/schemaForm/useSchemaForm.ts';
import { StepFoot } from './StepFoot.tsx';
import { stockForm } from './showForms.ts';
import type { StepProps } from './useProgramme.ts';
import { useTexts } from './useTexts.ts';

export function StockStep({ show, programme, onSaved, onPrevious }: StepProps) {
  const t = useTexts();
  const { capacity, totalStock, unlimitedStock } = programme;
  const { control, handleSubmit } = useSchemaForm(stockForm, {
    kind: unlimitedStock ? 'unlimited' : capacity !== null && totalStock === capacity ? 'room' : 'number',
    places: String(totalStock ?? capacity ?? ''),
  });
  const { field } = useController({ control, name: 'kind' });
  const save = useAction('Ticketing.programmeStock');
  const submit = handleSubmit(async ({ kind, places }) => {
    const body =
      kind === 'unlimited'
        ? { unlimitedStock: true }
        : kind === 'number'
          ? { totalStock: Number.parseInt(places, 10) }
          : {};
    const outcome = await save.run({ id: show['@id'], body });
    if (outcome.isDone) onSaved(outcome.answer);
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
        <FormControl>
          <FormLabel id="stock-kind">{t('newShow.stock.legend')}</FormLabel>
          <RadioGroup
            aria-labelledby="stock-kind"
            value={field.value}
            onChange={field.onChange}
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
            {field.value === 'number' && (
              <SchemaText
                control={control}
                name="places"
                t={t}
                label={t('newShow.stock.places')}
                autoFocus
                slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 7, className: 'num' } }}
                sx={{ ml: 4, maxWidth: 200 }}
              />
            )}
            <FormControlLabel value="unlimited" control={<Radio />} label={t('newShow.stock.unlimited')} />
            {field.value === 'unlimited' && (
              <FormHelperText sx={{ ml: 4, color: 'warning.main' }}>
                {t('newShow.stock.unlimitedHelp')}
              </FormHelperText>
            )}
          </RadioGroup>
        </FormControl>
      </Paper>
      <StepFoot isPending={save.isPending} error={save.refusal?.error} onPrevious={onPrevious} />
    </form>
  );
}
