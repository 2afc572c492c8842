/** Names of the file that nobody has mapped: what each means here, suggested by similarity, kept for the next files. */
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useAction } from '../../../../src/data/useAction.ts';
import { NativeChoice } from '../../../../src/generic/NativeChoice.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import type { Checked, Unmapped } from '../model/checked.ts';
import { useTexts } from './useTexts.ts';

const IGNORE = 'ignore';

const keyOf = ({ kind, label }: Unmapped) => `${kind} ${label}`;

/** Makes the mapping of a name, or fills in the one of an earlier file. */
function useKeep() {
  const price = useAction('TicketPriceMapping.create', ['label']);
  const show = useAction('TicketingMapping.create', ['label']);
  const contingent = useAction('ContingentMapping.create', ['label']);
  const keptPrice = useAction('TicketPriceMapping.update', ['label']);
  const keptShow = useAction('TicketingMapping.update', ['label']);
  const keptContingent = useAction('ContingentMapping.update', ['label']);
  const keep = ({ kind, label, mapping: id }: Unmapped, chosen: string) => {
    const isIgnored = chosen === IGNORE;
    const target = isIgnored ? null : chosen;
    if (kind === 'ticketPrice') {
      const body = { label, ticketPrice: target, isIgnored };
      return id === null ? price.run({ body }) : keptPrice.run({ id, body });
    }
    if (kind === 'show') {
      const body = { label, ticketing: target, isIgnored };
      return id === null ? show.run({ body }) : keptShow.run({ id, body });
    }
    const body = { label, contingent: target, isIgnored };
    return id === null ? contingent.run({ body }) : keptContingent.run({ id, body });
  };
  const calls = [price, show, contingent, keptPrice, keptShow, keptContingent];
  return {
    keep,
    isPending: calls.some((call) => call.isPending),
    error: calls.find((call) => call.refusal)?.refusal?.error,
  };
}

export function UnmappedNames({
  checked: { unmapped, choices },
  onKept,
}: {
  readonly checked: Checked;
  readonly onKept: () => void;
}) {
  const t = useTexts();
  const { keep, isPending, error } = useKeep();
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>(
    Object.fromEntries(unmapped.map((one) => [keyOf(one), one.suggestion?.id ?? ''])),
  );
  const save = async () => {
    for (const one of unmapped) {
      const value = chosen[keyOf(one)];
      if (value && !(await keep(one, value)).isDone) return;
    }
    onKept();
  };
  return (
    <Box component="section" sx={{ mb: 3 }}>
      <Typography variant="h2">{t('timport.controls.unmapped')}</Typography>
      <Box sx={{ color: 'text.secondary', my: 1 }}>{t('timport.controls.unmappedHint')}</Box>
      <Box sx={{ display: 'grid', gap: 1.5, maxWidth: 760 }}>
        {unmapped.map((one) => (
          <Box
            key={keyOf(one)}
            sx={{
              display: 'grid',
              gap: 1,
              alignItems: 'center',
              gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
            }}
          >
            <Box sx={{ overflowWrap: 'anywhere' }}>
              <Box sx={{ fontWeight: 600 }}>{t(`timport.controls.${one.kind}`, { label: one.label })}</Box>
              <Box className="num" sx={{ color: 'text.secondary', fontSize: 13 }}>
                {[one.within, t('timport.controls.rows', { smart_count: one.rows })]
                  .filter(Boolean)
                  .join(' · ')}
              </Box>
            </Box>
            <NativeChoice
              isInTable
              label={t('timport.controls.means', { label: one.label })}
              value={chosen[keyOf(one)] ?? ''}
              onChange={(value) => setChosen({ ...chosen, [keyOf(one)]: value })}
            >
              <option value="">{t('timport.controls.later')}</option>
              <option value={IGNORE}>{t('timport.controls.ignore')}</option>
              {choices[one.kind].map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </NativeChoice>
          </Box>
        ))}
      </Box>
      <ProblemAlert error={error} />
      <Button
        variant="contained"
        sx={{ mt: 2 }}
        disabled={isPending || !Object.values(chosen).some(Boolean)}
        onClick={() => void save()}
      >
        {t('timport.controls.save')}
      </Button>
    </Box>
  );
}
