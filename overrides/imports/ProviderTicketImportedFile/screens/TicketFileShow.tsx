/** What came of a file: how far the import is, how it ended, the rows it refused and why, and what may be done now. */
import { Alert, Box, Button, LinearProgress, Link } from '@mui/material';
import { Suspense, useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router';
import { downloadTo } from '../../../../src/data/downloadTo.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { ConfirmAction } from '../../../../src/generic/ConfirmAction.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { PageLoading } from '../../../../src/generic/PageLoading.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { fileAddress } from './fileAddress.ts';
import { HOME, SEVERAL, shortId, stepPath } from './flow.ts';
import { RefusedTickets } from './RefusedTickets.tsx';
import { Totals } from './Totals.tsx';
import { useTexts } from './useTexts.ts';
import { isBusy, type TicketFile, useForgetFile, useTicketFile } from './useTicketFile.ts';

export function TicketFileShow() {
  const t = useTexts();
  const { id = '' } = useParams();
  const { data: file, error, refetch } = useTicketFile(id);
  const above = (
    <Link component={RouterLink} to={HOME} sx={{ fontSize: 14 }}>
      {t('timport.title')}
    </Link>
  );
  if (error)
    return (
      <Page title={t('timport.title')} above={above}>
        <ProblemAlert error={error} onRetry={() => void refetch()} />
      </Page>
    );
  if (!file) return <PageLoading />;
  return (
    <Page
      title={file.originalName}
      subtitle={file.eventDate?.ticketing.title ?? t('timport.forSeveral')}
      width="wide"
      above={above}
      actions={<FileActions file={file} />}
    >
      <Outcome file={file} />
      <Totals
        totals={[
          [t('timport.show.rows'), file.rowCount],
          [t('timport.show.tickets'), file.totalTicketsImported],
          [t('timport.show.ignored'), file.ignoredCount],
          [t('timport.show.refused'), file.failedCount],
        ]}
      />
      {file.canDownloadErrorReport && file.failedCount > 0 && <RefusedTickets file={file} />}
    </Page>
  );
}

const SEVERITIES = {
  success: 'success',
  with_errors: 'warning',
  failed: 'error',
  cancelled: 'info',
  deleted: 'info',
} as const;

const isEnd = (status: string): status is keyof typeof SEVERITIES => status in SEVERITIES;

function Outcome({ file }: { readonly file: TicketFile }) {
  const t = useTexts();
  const { importStatus: status, doneCount, rowCount, failedCount } = file;
  if (status === 'analyzed')
    return (
      <Alert severity="info" sx={{ mb: 2.5 }}>
        {t('timport.show.analyzed')}
      </Alert>
    );
  if (isEnd(status))
    return (
      <Alert severity={SEVERITIES[status]} role="status" sx={{ mb: 2.5 }}>
        {t(`timport.show.${status}`, { smart_count: failedCount })}
      </Alert>
    );
  const isRunning = status === 'in_progress' && rowCount > 0;
  const words = isRunning
    ? t('timport.show.running', { done: doneCount, all: rowCount })
    : t(status === 'deleting' ? 'timport.show.deleting' : 'timport.show.waiting');
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2.5 }}>
      <LinearProgress
        variant={isRunning ? 'determinate' : 'indeterminate'}
        value={rowCount > 0 ? Math.min(100, (100 * doneCount) / rowCount) : 0}
        aria-label={words}
      />
      <Box role="status" className="num">
        {words}
      </Box>
      {isBusy(status) && (
        <Box sx={{ color: 'text.secondary', fontSize: 14 }}>{t('timport.show.mayLeave')}</Box>
      )}
    </Box>
  );
}

function FileActions({ file }: { readonly file: TicketFile }) {
  const t = useTexts();
  const forget = useForgetFile();
  const id = file['@id'];
  const retry = useAction('ProviderTicketImportedFile.retry', ['importStatus']);
  const cancel = useAction('ProviderTicketImportedFile.cancel', ['importStatus']);
  const remove = useAction('ProviderTicketImportedFile.remove', ['importStatus']);
  const [asked, setAsked] = useState<'cancel' | 'remove'>();
  const [failure, setFailure] = useState<unknown>();
  const call = asked === 'cancel' ? cancel : remove;
  const confirm = async () => {
    if (!(await call.run({ id })).isDone) return;
    setAsked(undefined);
    forget();
  };
  const save = () =>
    downloadTo(fileAddress(file, 'original-file'), file.originalName, () => undefined).catch(setFailure);
  const date = file.eventDate ? shortId(file.eventDate['@id']) : SEVERAL;
  return (
    <>
      <ProblemAlert error={retry.refusal?.error ?? failure} />
      {file.importStatus === 'analyzed' && (
        <Button variant="contained" component={RouterLink} to={stepPath(date, 'preview', shortId(id))}>
          {t('timport.show.go')}
        </Button>
      )}
      {file.canBeRetried && (
        <Button
          variant="contained"
          disabled={retry.isPending}
          onClick={() => void retry.run({ id }).then(forget)}
        >
          {t(file.importStatus === 'failed' ? 'timport.show.goOn' : 'timport.show.retry')}
        </Button>
      )}
      {file.canDownloadOriginalFile && (
        <Button color="inherit" onClick={() => void save()}>
          {t('timport.show.original')}
        </Button>
      )}
      {file.canBeCancelled && (
        <Button color="inherit" onClick={() => setAsked('cancel')}>
          {t('timport.show.cancel')}
        </Button>
      )}
      {file.canBeDeleted && (
        <Button color="error" onClick={() => setAsked('remove')}>
          {t('timport.show.remove')}
        </Button>
      )}
      {asked && (
        <Suspense>
          <ConfirmAction
            action={`ProviderTicketImportedFile.${asked}`}
            name={file.originalName}
            isPending={call.isPending}
            error={call.refusal?.error}
            onConfirm={() => void confirm()}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
