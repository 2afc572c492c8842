/** `/settings/ticket-import/logs/imports`: every file, and what came of it. The table is wherever a list is asked for. */
import { Button, Link, TableCell, TableRow } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import { useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { callAction } from '../../../../src/data/callAction.ts';
import type { RecordOf } from '../../../../src/data/fields.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { GenericList } from '../../../../src/generic/GenericList.tsx';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import { HOME } from '../../ProviderTicketImportedFile/screens/flow.ts';
import { StatusText } from '../../ProviderTicketImportedFile/screens/StatusText.tsx';
import { LogTabs } from './LogTabs.tsx';
import { isOwnAddress, ShownChoice, useShown } from './ShownChoice.tsx';
import { useTexts } from './useTexts.ts';

const PAGE = 50;

const FIELDS = [
  'originalName',
  'importStatus',
  'importedAt',
  'createdAt',
  'externalProvider',
  'totalTicketsImported',
  'failedCount',
  { contract: ['timezone'] },
  { eventDate: [{ ticketing: ['title'] }] },
] as const;

type ImportedFile = RecordOf<'ProviderTicketImportedFile', typeof FIELDS>;

const SHOWN = ['all', 'refused', 'running'] as const;

const STATUSES = {
  all: undefined,
  refused: ['with_errors', 'failed'],
  running: ['uploaded', 'analyzing', 'analyzed', 'pending', 'in_progress', 'deleting'],
} as const;

export function ImportList() {
  const [search] = useSearchParams();
  return isOwnAddress(search) ? <Imports /> : <GenericList />;
}

function Imports() {
  const t = useTexts();
  const [count, setCount] = useState(PAGE);
  const shown = useShown(SHOWN);
  const { data, error, refetch } = useQuery({
    queryKey: ['ticket-file', 'log', shown, count],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      callAction(
        'ProviderTicketImportedFile.list',
        { fields: FIELDS, query: { importStatus: STATUSES[shown], itemsPerPage: count } },
        { signal },
      ),
  });
  const begin = (
    <Button variant="contained" component={RouterLink} to={HOME}>
      {t('timportLogs.imports.begin')}
    </Button>
  );
  return (
    <Page
      title={t('timportLogs.imports.title')}
      subtitle={t('timportLogs.imports.subtitle')}
      width="wide"
      actions={begin}
    >
      <LogTabs shown="ProviderTicketImportedFile" />
      <ShownChoice
        label={t('timportLogs.imports.shown.label')}
        names={SHOWN}
        textOf={(name) => t(`timportLogs.imports.shown.${name}`)}
      />
      <ProblemAlert error={error} onRetry={() => void refetch()} />
      {!data && !error && <Loading />}
      {data?.member.length === 0 && (
        <EmptyState
          title={t(shown === 'all' ? 'timportLogs.imports.none' : 'timportLogs.imports.noneOf')}
          {...(shown === 'all' && { text: t('timportLogs.imports.noneText') })}
        />
      )}
      {data && data.member.length > 0 && <FilesTable files={data.member} />}
      {data && data.totalItems > data.member.length && (
        <Button sx={{ mt: 2 }} onClick={() => setCount(count + PAGE)}>
          {t('timportLogs.more')}
        </Button>
      )}
    </Page>
  );
}

function FilesTable({ files }: { readonly files: readonly ImportedFile[] }) {
  const t = useTexts();
  const [locale] = useLocaleState();
  return (
    <SmallTable
      label={t('timportLogs.imports.title')}
      columns={[
        { name: 'file', head: t('timportLogs.imports.file') },
        { name: 'performance', head: t('timportLogs.imports.performance') },
        { name: 'reseller', head: t('timportLogs.imports.reseller') },
        { name: 'at', head: t('timportLogs.imports.at') },
        { name: 'status', head: t('timportLogs.imports.status') },
        { name: 'tickets', head: t('timportLogs.imports.tickets'), align: 'right' },
        { name: 'refused', head: t('timportLogs.imports.refused'), align: 'right' },
      ]}
    >
      {files.map((file) => {
        const at = formatInstant(file.importedAt ?? file.createdAt, file.contract.timezone ?? 'UTC', locale);
        return (
          <TableRow key={file['@id']} hover>
            <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 180 }}>
              <Link component={RouterLink} to={screenPath('ProviderTicketImportedFile', 'show', file['@id'])}>
                {file.originalName}
              </Link>
            </TableCell>
            <TableCell>{file.eventDate?.ticketing.title ?? t('timportLogs.imports.several')}</TableCell>
            <TableCell>{file.externalProvider ?? '—'}</TableCell>
            <TableCell className="num" sx={{ whiteSpace: 'nowrap' }}>
              {at}
            </TableCell>
            <TableCell>
              <StatusText status={file.importStatus} />
            </TableCell>
            <TableCell align="right" className="num">
              {file.totalTicketsImported}
            </TableCell>
            <TableCell align="right" className="num">
              {file.failedCount > 0 ? (
                <Link
                  component={RouterLink}
                  color="error"
                  to={`${screenPath('MappingNotification', 'list')}?file=${file['@id'].split('/').at(-1)}`}
                >
                  {file.failedCount}
                </Link>
              ) : (
                file.failedCount
              )}
            </TableCell>
          </TableRow>
        );
      })}
    </SmallTable>
  );
}
