/** A step of a file: its frame once the file is read, and where it leads when the file is imported already. */
import { Alert, Button } from '@mui/material';
import { useLocaleState } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { FlowFrame, useFlow } from './FlowFrame.tsx';
import type { Step } from './flow.ts';
import { useTexts } from './useTexts.ts';
import { type TicketFile, useTicketFile } from './useTicketFile.ts';

export function WithFile({
  step,
  children,
}: {
  readonly step: Step;
  readonly children: (file: TicketFile) => ReactNode;
}) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const { file: id } = useFlow();
  const { data: file, error, refetch } = useTicketFile(id);
  const date = file?.eventDate;
  const subtitle = date
    ? `${date.ticketing.title} · ${formatInstant(date.startDate, date.ticketing.timezone, locale, 'long')}`
    : t('timport.forSeveral');
  return (
    <FlowFrame step={step} title={file?.originalName} subtitle={file && subtitle}>
      <ProblemAlert error={error} onRetry={() => void refetch()} />
      {!file && !error && <Loading />}
      {file && file.importStatus !== 'analyzed' && (
        <Alert
          severity="info"
          sx={{ mb: 2 }}
          action={
            <Button
              color="inherit"
              component={Link}
              to={screenPath('ProviderTicketImportedFile', 'show', file['@id'])}
            >
              {t('timport.seeFile')}
            </Button>
          }
        >
          {t('timport.past')}
        </Alert>
      )}
      {file && children(file)}
    </FlowFrame>
  );
}
