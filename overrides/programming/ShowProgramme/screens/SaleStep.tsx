/** Fifth step: from when until when it is sold, at one moment for all or some time before each performance. */
import { Box, Paper } from '@mui/material';
import { useController } from 'react-hook-form';
import { useAction } from '../../../../src/data/useAction.ts';
import { useSchemaForm } from '../../../../src/fields/schemaForm/useSchemaForm.ts';
import { MomentInput } from './MomentInput.tsx';
import { StepFoot } from './StepFoot.tsx';
import { saleForm } from './showForms.ts';
import type { StepProps } from './useProgramme.ts';
import { useTexts } from './useTexts.ts';

export function SaleStep({ show, programme, onSaved, onPrevious }: StepProps) {
  const t = useTexts();
  const { opens, closes } = programme;
  const { control, handleSubmit } = useSchemaForm(saleForm, { opens, closes });
  const { field: opening, fieldState: first } = useController({ control, name: 'opens' });
  const { field: closing, fieldState: last } = useController({ control, name: 'closes' });
  const save = useAction('Ticketing.programmeSale');
  const submit = handleSubmit(async (body) => {
    const outcome = await save.run({ id: show['@id'], body });
    if (outcome.isDone) onSaved(outcome.answer);
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <MomentInput
            label={t('newShow.sale.opens')}
            none={t('newShow.sale.opensNone')}
            fault={first.error?.message}
            value={opening.value}
            onChange={opening.onChange}
          />
          <MomentInput
            label={t('newShow.sale.closes')}
            none={t('newShow.sale.closesNone')}
            fault={last.error?.message}
            value={closing.value}
            onChange={closing.onChange}
          />
        </Box>
      </Paper>
      <StepFoot isPending={save.isPending} error={save.refusal?.error} onPrevious={onPrevious} />
    </form>
  );
}
