/** The rows that could not become customers: the first of them here, all of them as a file to mend. */
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { apiUrl } from '../../../../src/data/apiUrl.ts';
import { callAction } from '../../../../src/data/callAction.ts';
import { downloadTo } from '../../../../src/data/downloadTo.ts';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import type { ImportedFileRecord } from './useImportedFile.ts';
import { useTexts } from './useTexts.ts';

const SHOWN = 50;

interface Fault {
  readonly column: string;
  readonly code: string;
  readonly message: string;
}

function Faults({ faults }: { readonly faults: unknown }) {
  const translate = useTranslate();
  return (Array.isArray(faults) ? (faults as readonly Fault[]) : []).map(({ column, code, message }) => (
    <Box key={column + code + message} sx={{ color: 'error.main' }}>
      {column && `${column}: `}
      {translate(`app.violation.${code}`, { _: message })}
    </Box>
  ));
}

export function fileAddress(file: ImportedFileRecord, what: string): string {
  return `${apiUrl('crm')}/v1/imported_files/${file['@id'].split('/').at(-1)}/${what}`;
}

export function RefusedRows({ file }: { readonly file: ImportedFileRecord }) {
  const t = useTexts();
  const [refusal, setRefusal] = useState<unknown>();
  const { data, error, refetch } = useQuery({
    queryKey: ['imported-file', file['@id'], 'refused', file.failedCount],
    queryFn: ({ signal }) =>
      callAction(
        'ImportedFileRefusal.list',
        {
          fields: ['rowNumber', 'cells', 'faults'],
          query: { importedFile: file['@id'], itemsPerPage: SHOWN },
        },
        { signal },
      ),
  });
  const save = () => {
    setRefusal(undefined);
    downloadTo(
      fileAddress(file, 'download-error-report'),
      `${t('imports.reportName')}.csv`,
      () => undefined,
    ).catch(setRefusal);
  };
  return (
    <Box>
      <Typography variant="h2">{t('imports.refusedRows')}</Typography>
      <Box sx={{ color: 'text.secondary', fontSize: 14, my: 1 }}>{t('imports.refusedHint')}</Box>
      <Button variant="outlined" startIcon={<DownloadIcon />} onClick={save} sx={{ mb: 1.5 }}>
        {t('imports.report')}
      </Button>
      <ProblemAlert error={refusal ?? error} onRetry={() => void refetch()} />
      {!data && !error && <Loading />}
      {data && (
        <Box sx={{ overflowX: 'auto' }}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{t('imports.row')}</TableCell>
                <TableCell>{t('imports.why')}</TableCell>
                <TableCell>{t('imports.cells')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {data.member.map(({ '@id': id, rowNumber, cells, faults }) => (
                <TableRow key={id} sx={{ '& td': { verticalAlign: 'top' } }}>
                  <TableCell className="num">{rowNumber}</TableCell>
                  <TableCell sx={{ minWidth: 220 }}>
                    <Faults faults={faults} />
                  </TableCell>
                  <TableCell sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                    {(Array.isArray(cells) ? cells : [])
                      .filter((cell) => cell !== null && cell !== '')
                      .join(' · ')}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
          {data.totalItems > SHOWN && (
            <Box sx={{ color: 'text.secondary', fontSize: 13, mt: 1 }}>
              {t('imports.firstRefused', { count: SHOWN })}
            </Box>
          )}
        </Box>
      )}
    </Box>
  );
}
