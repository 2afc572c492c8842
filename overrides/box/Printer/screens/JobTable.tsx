/** The last jobs of a box: what came out, why not all of it, and printing one again. */
import { Box, Button, TableCell, TableRow, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'ra-core';
import type { JobState } from '../../../../schema/channel.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import { visuallyHidden } from '../../../../src/theme/visuallyHidden.ts';
import { nameJob } from './nameJob.ts';

export interface JobTableProps {
  readonly jobs: readonly JobState[];
  readonly timezone: string;
  readonly isPrinting: boolean;
  readonly onReprint: (job: JobState) => void;
}

export function JobTable({ jobs, timezone, isPrinting, onReprint }: JobTableProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <SmallTable
      label={translate('box.jobs')}
      columns={[
        { name: 'at', head: translate('box.at') },
        { name: 'job', head: translate('box.job') },
        { name: 'printer', head: translate('box.printer') },
        { name: 'pages', head: translate('box.pageCount'), align: 'right' },
        { name: 'outcome', head: translate('box.outcome') },
        {
          name: 'actions',
          head: (
            <Box component="span" sx={visuallyHidden}>
              {translate('box.actions')}
            </Box>
          ),
        },
      ]}
    >
      {jobs.map((job) => (
        <TableRow key={job.jobKey}>
          <TableCell className="num">{formatInstant(job.at, timezone, locale)}</TableCell>
          <TableCell title={job.jobKey}>{nameJob(job, translate)}</TableCell>
          <TableCell>{job.printerSlug}</TableCell>
          <TableCell align="right" className="num">
            {translate('box.pages', { printed: job.printedPages, pages: job.pages })}
          </TableCell>
          <TableCell>
            <Typography
              variant="body2"
              sx={{ fontWeight: 600, color: job.status === 'failed' ? 'error.main' : 'text.primary' }}
            >
              {translate(`box.status.${job.status}`)}
            </Typography>
            {job.code && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }} title={job.error}>
                {translate(`box.refusal.${job.code}`)}
              </Typography>
            )}
          </TableCell>
          <TableCell align="right">
            <Button
              size="small"
              disabled={isPrinting}
              onClick={() => onReprint(job)}
              aria-label={translate('box.reprintHint', { job: nameJob(job, translate) })}
            >
              {translate('box.reprint')}
            </Button>
          </TableCell>
        </TableRow>
      ))}
    </SmallTable>
  );
}
