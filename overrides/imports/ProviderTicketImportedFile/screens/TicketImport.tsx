/** `/settings/ticket-import`: a file of a reseller is begun here, and what became of the latest is seen. */
import { Box, Button, Link, Paper, TableCell, TableRow, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router';
import { callAction } from '../../../../src/data/callAction.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { RelationPicker } from '../../../../src/fields/RelationPicker.tsx';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import { SEVERAL, shortId, stepPath } from './flow.ts';
import { StatusText } from './StatusText.tsx';
import { useTexts } from './useTexts.ts';

const LATEST = 8;

export function TicketImport() {
  const t = useTexts();
  return (
    <Page title={t('timport.title')} subtitle={t('timport.intro')} width="wide">
      <Begin />
      <Latest />
      <Names />
    </Page>
  );
}

function Begin() {
  const t = useTexts();
  const navigate = useNavigate();
  const [date, setDate] = useState<string>();
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, mb: 4 }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {t('timport.begin')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr auto' }, mb: 2 }}>
        <Suspense fallback={<Loading />}>
          <RelationPicker
            target="EventDate"
            label={t('timport.performance')}
            value={date}
            onChange={(picked) => {
              const one = [picked ?? []].flat()[0];
              setDate(one && 'id' in one ? String(one.id) : undefined);
            }}
          />
        </Suspense>
        <Button
          variant="contained"
          disabled={!date}
          onClick={() => date && void navigate(stepPath(shortId(date), 'custom-file'))}
        >
          {t('timport.go')}
        </Button>
      </Box>
      <Link component={RouterLink} to={stepPath(SEVERAL, 'custom-file')}>
        {t('timport.forSeveral')}
      </Link>
    </Paper>
  );
}

function Latest() {
  const t = useTexts();
  const { data, error, refetch } = useQuery({
    queryKey: ['ticket-file', 'latest'],
    queryFn: ({ signal }) =>
      callAction(
        'ProviderTicketImportedFile.list',
        {
          fields: [
            'originalName',
            'importStatus',
            'totalTicketsImported',
            'failedCount',
            { eventDate: [{ ticketing: ['title'] }] },
          ],
          query: { itemsPerPage: LATEST },
        },
        { signal },
      ),
  });
  return (
    <Box component="section" sx={{ mb: 4 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {t('timport.recent')}
      </Typography>
      <ProblemAlert error={error} onRetry={() => void refetch()} />
      {!data && !error && <Loading />}
      {data?.member.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('timport.none')}</Box>}
      {data && data.member.length > 0 && (
        <SmallTable
          label={t('timport.recent')}
          columns={[
            { name: 'file', head: t('timport.step.custom-file') },
            { name: 'date', head: t('timport.performance') },
            { name: 'status', head: t('timport.target.status') },
            { name: 'tickets', head: t('timport.show.tickets'), align: 'right' },
            { name: 'refused', head: t('timport.show.refused'), align: 'right' },
          ]}
        >
          {data.member.map((file) => (
            <TableRow key={file['@id']}>
              <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 160 }}>
                <Link
                  component={RouterLink}
                  to={screenPath('ProviderTicketImportedFile', 'show', file['@id'])}
                >
                  {file.originalName}
                </Link>
              </TableCell>
              <TableCell>{file.eventDate?.ticketing.title ?? '—'}</TableCell>
              <TableCell>
                <StatusText status={file.importStatus} />
              </TableCell>
              <TableCell align="right" className="num">
                {file.totalTicketsImported}
              </TableCell>
              <TableCell align="right" className="num">
                {file.failedCount}
              </TableCell>
            </TableRow>
          ))}
        </SmallTable>
      )}
      <Box sx={{ display: 'flex', gap: 3, mt: 1.5 }}>
        <Link component={RouterLink} to={screenPath('ProviderTicketImportedFile', 'list')}>
          {t('timport.all')}
        </Link>
        <Link component={RouterLink} to={screenPath('MappingNotification', 'list')}>
          {t('timport.notifications')}
        </Link>
      </Box>
    </Box>
  );
}

const NAMES = [
  ['TicketingMapping', 'shows'],
  ['TicketPriceMapping', 'prices'],
  ['SeatConfigMapping', 'plans'],
  ['ContingentMapping', 'contingents'],
] as const;

function Names() {
  const t = useTexts();
  return (
    <Box component="section">
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {t('timport.names')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {NAMES.map(([entity, text]) => (
          <Button key={entity} variant="outlined" component={RouterLink} to={screenPath(entity, 'list')}>
            {t(`timport.${text}`)}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
