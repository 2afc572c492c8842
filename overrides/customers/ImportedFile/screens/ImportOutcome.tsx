/** How far an import is, and how it ended. */
import { Alert, Box, Button, LinearProgress, Paper } from '@mui/material';
import { Link } from 'react-router';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { RefusedRows } from './RefusedRows.tsx';
import { type ImportedFileRecord, isBusy } from './useImportedFile.ts';
import { useTexts } from './useTexts.ts';

function Running({ file }: { readonly file: ImportedFileRecord }) {
  const t = useTexts();
  const { importStatus, doneCount, rowCount } = file;
  const isRunning = importStatus === 'in_progress' && rowCount > 0;
  const words = isRunning
    ? t('imports.running', { done: doneCount, all: rowCount })
    : t(importStatus === 'deleting' ? 'imports.deleting' : 'imports.waiting');
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <LinearProgress
        variant={isRunning ? 'determinate' : 'indeterminate'}
        value={rowCount > 0 ? Math.min(100, (100 * doneCount) / rowCount) : 0}
        aria-label={words}
      />
      <Box role="status" className="num">
        {words}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: 14 }}>{t('imports.mayLeave')}</Box>
    </Box>
  );
}

const severities = {
  success: 'success',
  with_errors: 'warning',
  failed: 'error',
  cancelled: 'info',
  deleted: 'info',
} as const;

function Ended({ file }: { readonly file: ImportedFileRecord }) {
  const t = useTexts();
  const status = file.importStatus as keyof typeof severities;
  if (!(status in severities)) return null;
  return (
    <Alert severity={severities[status]} role="status">
      {t(`imports.${status}`, { smart_count: file.failedCount })}
    </Alert>
  );
}

export function ImportOutcome({ file }: { readonly file: ImportedFileRecord }) {
  const t = useTexts();
  const counts = [
    ['created', file.createdCount],
    ['updated', file.updatedCount],
    ['unchanged', file.unchangedCount],
    ['refused', file.failedCount],
  ] as const;
  const created = `${screenPath('CrmCustomer', 'list')}?${new URLSearchParams({
    filter: JSON.stringify({ importedFile: file['@id'] }),
  }).toString()}`;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {isBusy(file.importStatus) ? <Running file={file} /> : <Ended file={file} />}
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' },
        }}
      >
        {counts.map(([name, count]) => (
          <Paper key={name} variant="outlined" sx={{ p: 1.5 }}>
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: 13 }}>
              {t(`imports.${name}`)}
            </Box>
            <Box component="dd" className="num" sx={{ m: 0, fontSize: 24, fontWeight: 600 }}>
              {count}
            </Box>
          </Paper>
        ))}
      </Box>
      {file.createdCount > 0 && file.importStatus !== 'deleted' && (
        <Box>
          <Button component={Link} to={created} variant="outlined">
            {t('imports.seeCreated')}
          </Button>
        </Box>
      )}
      {file.canDownloadErrorReport && file.failedCount > 0 && <RefusedRows file={file} />}
    </Box>
  );
}
