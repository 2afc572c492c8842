/** Fifth step: from when until when it is sold, at one moment for all or some time before each performance. */
import { Box, Paper } from '@mui/material';
import { type FormEvent, useState } from 'react';
import type { SaleMomentInput } from '../../../../schema/generated/programming/SaleMoment.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { MomentInput } from './MomentInput.tsx';
import { StepFoot } from './StepFoot.tsx';
import type { StepProps } from './useProgramme.ts';
import { useTexts } from './useTexts.ts';

const isComplete = ({ kind, at, amount, unit }: SaleMomentInput) =>
  kind === 'none' || (kind === 'at' ? Boolean(at) : amount !== undefined && unit !== undefined);

export function SaleStep({ show, programme, onSaved, onPrevious }: StepProps) {
  const t = useTexts();
  const [opens, setOpens] = useState<SaleMomentInput>(programme.opens);
  const [closes, setCloses] = useState<SaleMomentInput>(programme.closes);
  const save = useAction('Ticketing.programmeSale');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const outcome = await save.run({ id: show['@id'], body: { opens, closes } });
    if (outcome.isDone) onSaved(outcome.answer);
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <MomentInput
            label={t('newShow.sale.opens')}
            none={t('newShow.sale.opensNone')}
            value={opens}
            onChange={setOpens}
          />
          <MomentInput
            label={t('newShow.sale.closes')}
            none={t('newShow.sale.closesNone')}
            value={closes}
            onChange={setCloses}
          />
        </Box>
      </Paper>
      <StepFoot
        isPending={save.isPending}
        isDisabled={!isComplete(opens) || !isComplete(closes)}
        error={save.refusal?.error}
        onPrevious={onPrevious}
      />
    </form>
  );
}
