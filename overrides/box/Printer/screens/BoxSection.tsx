/** One box: whether it is there, its printers, the pages its virtual printer keeps, and its last jobs. */
import { Alert, Box, Chip, Paper, Skeleton, Stack, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { JobState, PrinterState } from '../../../../schema/channel.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { listPrinters } from '../../Channel/model.ts';
import { ConfirmMessage } from '../../Device/screens/ConfirmMessage.tsx';
import { DeviceReply } from '../../Device/screens/DeviceReply.tsx';
import { RefusalAlert } from '../../Device/screens/RefusalAlert.tsx';
import { useBoxMessage } from '../../Device/screens/useBoxMessage.ts';
import { useTexts } from '../../Device/screens/useTexts.ts';
import { JobTable } from './JobTable.tsx';
import { nameJob, SPECIMEN } from './nameJob.ts';
import { PageImage } from './PageImage.tsx';
import { PrinterCard } from './PrinterCard.tsx';
import { type BoxRow, useJobs } from './useBoxes.ts';
import { usePrint } from './usePrint.ts';

const SHOWN_PAGES = 6;

interface KeptPage {
  readonly job: JobState;
  readonly page: number;
}

/** The last pages of printers that keep them, newest first. */
function listKeptPages(jobs: readonly JobState[], printers: readonly PrinterState[]): KeptPage[] {
  const virtual = new Set(printers.filter(({ language }) => language === 'virtual').map(({ slug }) => slug));
  return jobs
    .filter((job) => virtual.has(job.printerSlug))
    .flatMap((job) => Array.from({ length: job.printedPages }, (_, index) => ({ job, page: index + 1 })))
    .slice(0, SHOWN_PAGES);
}

export function BoxSection({ box }: { readonly box: BoxRow }) {
  const translate = useTranslate();
  const t = useTexts();
  const [locale] = useLocaleState();
  const jobs = useJobs(box);
  const print = usePrint();
  const message = useBoxMessage(box.boxId);
  const [clearing, setClearing] = useState<PrinterState>();
  const printers = listPrinters(box);
  const timezone = box.contract.timezone ?? 'UTC';
  const seen = box.lastHeartbeatTimestamp
    ? translate('box.seen', { time: formatInstant(box.lastHeartbeatTimestamp, timezone, locale) })
    : translate('box.never');
  return (
    <Box component="section" aria-label={box.name} sx={{ mb: 6 }}>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
        <Typography variant="h2">{box.name}</Typography>
        <Chip
          size="small"
          color={box.isOnline ? 'success' : 'error'}
          variant="outlined"
          label={translate(box.isOnline ? 'box.online' : 'box.offline')}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {seen}
          {box.packageVersion && ` · ${translate('box.version', { version: box.packageVersion })}`}
        </Typography>
      </Stack>
      {!box.isOnline && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate('box.offlineHint')}
        </Alert>
      )}
      <PrintOutcome print={print} />
      {message.error && <RefusalAlert error={message.error} onClose={message.reset} />}
      {message.data && <DeviceReply result={message.data} onClose={message.reset} />}
      {clearing && (
        <ConfirmMessage
          title={t('device.clearTitle', { name: clearing.name })}
          text={t('device.clearText')}
          action={t('device.clearQueue')}
          onConfirm={() => message.mutate({ name: 'clearJobs', body: { printerSlug: clearing.slug } })}
          onClose={() => setClearing(undefined)}
        />
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))' }}>
        {printers.map((printer) => (
          <PrinterCard
            key={printer.slug}
            printer={printer}
            isPrinting={print.isPending}
            onTest={() => print.mutate({ boxId: box.boxId, printerSlug: printer.slug, urlList: [SPECIMEN] })}
            onOpenDrawer={() =>
              message.mutate({ name: 'openCashdrawer', body: { printerSlug: printer.slug } })
            }
            onClearQueue={() => setClearing(printer)}
          />
        ))}
      </Box>
      {box.isOnline && (
        <BoxJobs
          box={box}
          jobs={jobs}
          isPrinting={print.isPending}
          onReprint={(job) =>
            print.mutate({ boxId: box.boxId, printerSlug: job.printerSlug, urlList: job.urlList })
          }
          timezone={timezone}
        />
      )}
    </Box>
  );
}

function PrintOutcome({ print }: { readonly print: ReturnType<typeof usePrint> }) {
  const translate = useTranslate();
  if (print.isSuccess)
    return (
      <Alert severity="success" role="status" onClose={print.reset} sx={{ mb: 2 }}>
        {translate('box.printed', { smart_count: print.data.pages })}
      </Alert>
    );
  return print.error ? <RefusalAlert error={print.error} onClose={print.reset} /> : null;
}

interface BoxJobsProps {
  readonly box: BoxRow;
  readonly jobs: ReturnType<typeof useJobs>;
  readonly isPrinting: boolean;
  readonly onReprint: (job: JobState) => void;
  readonly timezone: string;
}

function BoxJobs({ box, jobs, isPrinting, onReprint, timezone }: BoxJobsProps) {
  const translate = useTranslate();
  if (jobs.error) return <ProblemAlert error={jobs.error} onRetry={() => void jobs.refetch()} />;
  if (!jobs.data) return <Skeleton variant="rounded" height={200} sx={{ mt: 3 }} />;
  const list = jobs.data.jobs;
  const kept = listKeptPages(list, listPrinters(box));
  return (
    <>
      {kept.length > 0 && (
        <>
          <Typography variant="h2" component="h3" sx={{ mt: 4 }}>
            {translate('box.paper')}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
            {translate('box.paperHint')}
          </Typography>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(320px, 1fr))' }}>
            {kept.map(({ job, page }) => (
              <Box key={`${job.jobKey}-${page}`}>
                <PageImage
                  boxId={box.boxId}
                  printerSlug={job.printerSlug}
                  jobKey={job.jobKey}
                  name={nameJob(job, translate)}
                  page={page}
                />
                <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
                  {nameJob(job, translate)} · {page}/{job.pages}
                </Typography>
              </Box>
            ))}
          </Box>
        </>
      )}
      <Typography variant="h2" component="h3" sx={{ mt: 4, mb: 1.5 }}>
        {translate('box.jobs')}
      </Typography>
      {list.length === 0 ? (
        <Paper variant="outlined" sx={{ p: 3, color: 'text.secondary' }}>
          {translate('box.noJobs')}
        </Paper>
      ) : (
        <JobTable jobs={list} timezone={timezone} isPrinting={isPrinting} onReprint={onReprint} />
      )}
    </>
  );
}
