/** What an import would do, and what is still to be decided: names that are not known here, words for a status. */
import { Alert, Box, Button, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { useState } from 'react';
import { useAction } from '../../../../src/data/useAction.ts';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { NativeChoice } from '../../../../src/generic/NativeChoice.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import type { Checked } from '../model/checked.ts';
import { describeFault } from '../model/faults.ts';
import type { RowStatus } from '../model/readText.ts';
import { FaultTable } from './FaultTable.tsx';
import { FlowButtons, FlowFrame, useFlow } from './FlowFrame.tsx';
import { Totals } from './Totals.tsx';
import { UnmappedNames } from './UnmappedNames.tsx';
import { useTexts } from './useTexts.ts';
import { useCheck } from './useTicketFile.ts';

export function ControlsStep() {
  const t = useTexts();
  const { file } = useFlow();
  const { data, error, isFetching, refetch } = useCheck(file);
  return (
    <FlowFrame step="controls" title={data?.file.name}>
      <ProblemAlert error={error} onRetry={() => void refetch()} />
      {!data && !error && <Loading />}
      {data && (
        <>
          <Totals
            totals={[
              [t('timport.controls.tickets'), data.totals.tickets],
              [t('timport.controls.withdrawn'), data.totals.withdrawn],
              [t('timport.controls.ignored'), data.totals.ignored],
              [t('timport.controls.refused'), data.totals.refused],
            ]}
          />
          {data.unmapped.length > 0 && (
            <UnmappedNames
              key={data.unmapped.map(({ kind, label }) => kind + label).join()}
              checked={data}
              onKept={() => void refetch()}
            />
          )}
          {data.file.statusWords.length > 0 && <Statuses checked={data} onKept={() => void refetch()} />}
          <WouldBeRefused checked={data} />
          <Button variant="outlined" disabled={isFetching} onClick={() => void refetch()} sx={{ mt: 2 }}>
            {t('timport.controls.again')}
          </Button>
          <FlowButtons step="controls" isPending={isFetching} onNext={() => Promise.resolve(true)} />
        </>
      )}
    </FlowFrame>
  );
}

const MEANINGS = ['payed', 'booked', 'cancelled', 'refunded', 'ignored'] as const;

const TEXTS = { refunded: 'refundedStatus', ignored: 'ignored2' } as const;

const textOf = (meaning: RowStatus): string =>
  `timport.controls.${meaning === 'refunded' || meaning === 'ignored' ? TEXTS[meaning] : meaning}`;

/** What is chosen is kept at once, and the file checked again with it. */
function Statuses({ checked, onKept }: { readonly checked: Checked; readonly onKept: () => void }) {
  const t = useTexts();
  const { file } = useFlow();
  const update = useAction('ProviderTicketImportedFile.update', ['originalName']);
  const { mapping, statusWords } = checked.file;
  const [statuses, setStatuses] = useState(mapping.statuses);
  const choose = async (word: string, value: string) => {
    const next = { ...statuses, [word]: MEANINGS.find((one) => one === value) ?? null };
    setStatuses(next);
    const done = await update.run({ id: file, body: { mapping: { ...mapping, statuses: next } } });
    if (done.isDone) onKept();
  };
  return (
    <Box component="section" sx={{ mb: 3 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {t('timport.controls.statuses')}
      </Typography>
      <ProblemAlert error={update.refusal?.error} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 260px))' },
        }}
      >
        {statusWords.map((word) => (
          <NativeChoice
            key={word}
            label={word}
            value={statuses[word] ?? ''}
            onChange={(value) => void choose(word, value)}
          >
            <option value="">{t('timport.controls.later')}</option>
            {MEANINGS.map((meaning) => (
              <option key={meaning} value={meaning}>
                {t(textOf(meaning))}
              </option>
            ))}
          </NativeChoice>
        ))}
      </Box>
    </Box>
  );
}

function WouldBeRefused({ checked: { refused, totals } }: { readonly checked: Checked }) {
  const t = useTexts();
  const [locale] = useLocaleState();
  if (refused.length === 0) return <Alert severity="success">{t('timport.controls.good')}</Alert>;
  return (
    <Box component="section">
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('timport.controls.would')}
      </Typography>
      <FaultTable
        faults={refused.map(({ row, fault }) => ({
          row,
          why: describeFault(fault, locale === 'fr' ? 'fr' : 'en'),
        }))}
      />
      {totals.refused > refused.length && (
        <Box sx={{ color: 'text.secondary', fontSize: 13, mt: 1 }}>
          {t('timport.controls.first', { count: refused.length })}
        </Box>
      )}
    </Box>
  );
}
