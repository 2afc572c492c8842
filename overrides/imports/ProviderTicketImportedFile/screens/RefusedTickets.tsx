/** The rows that could not become tickets: the first of them here, all of them as a file to mend. */
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import { useState } from 'react';
import { callAction } from '../../../../src/data/callAction.ts';
import { downloadTo } from '../../../../src/data/downloadTo.ts';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { describeFault, readFaults } from '../model/faults.ts';
import { FaultTable } from './FaultTable.tsx';
import { fileAddress } from './fileAddress.ts';
import { shortId } from './flow.ts';
import { useTexts } from './useTexts.ts';
import type { TicketFile } from './useTicketFile.ts';

const SHOWN = 50;

const joinCells = (cells: unknown): string =>
  (Array.isArray(cells) ? cells : []).filter((cell) => cell !== null && cell !== '').join(' · ');

export function RefusedTickets({ file }: { readonly file: TicketFile }) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const language = locale === 'fr' ? 'fr' : 'en';
  const [failure, setFailure] = useState<unknown>();
  const { data, error, refetch } = useQuery({
    queryKey: ['ticket-file', shortId(file['@id']), 'refused', file.failedCount],
    queryFn: ({ signal }) =>
      callAction(
        'ProviderTicketRefusal.list',
        {
          fields: ['rowNumber', 'cells', 'faults'],
          query: { importedFile: file['@id'], itemsPerPage: SHOWN },
        },
        { signal },
      ),
  });
  const save = () =>
    downloadTo(
      fileAddress(file, 'error-report'),
      `${t('timport.show.reportName')}.csv`,
      () => undefined,
    ).catch(setFailure);
  return (
    <Box component="section">
      <Typography variant="h2">{t('timport.show.refusedRows')}</Typography>
      <Box sx={{ color: 'text.secondary', fontSize: 14, my: 1 }}>{t('timport.show.refusedHint')}</Box>
      <Button variant="outlined" startIcon={<DownloadIcon />} onClick={() => void save()} sx={{ mb: 1.5 }}>
        {t('timport.show.report')}
      </Button>
      <ProblemAlert error={failure ?? error} onRetry={() => void refetch()} />
      {!data && !error && <Loading />}
      {data && (
        <FaultTable
          faults={data.member.map(({ rowNumber, cells, faults }) => ({
            row: rowNumber,
            why: readFaults(faults)
              .map((fault) => describeFault(fault, language))
              .join(' '),
            cells: joinCells(cells),
          }))}
        />
      )}
      {data && data.totalItems > SHOWN && (
        <Box sx={{ color: 'text.secondary', fontSize: 13, mt: 1 }}>
          {t('timport.controls.first', { count: SHOWN })}
        </Box>
      )}
    </Box>
  );
}
