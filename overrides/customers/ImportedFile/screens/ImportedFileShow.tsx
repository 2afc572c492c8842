/** A file of customers from its upload to its report: columns, check, progress, what came of it, and what may be done now. */
import { Button, Link } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router';
import { downloadTo } from '../../../../src/data/downloadTo.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { Page } from '../../../../src/generic/Page.tsx';
import { PageLoading } from '../../../../src/generic/PageLoading.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { SchemaProvider } from '../../../../src/generic/SchemaContext.tsx';
import { DeleteFile } from './DeleteFile.tsx';
import { ImportOutcome } from './ImportOutcome.tsx';
import { ImportSettings } from './ImportSettings.tsx';
import { fileAddress } from './RefusedRows.tsx';
import { type ImportedFileRecord, useImportedFile } from './useImportedFile.ts';
import { useTexts } from './useTexts.ts';

export function ImportedFileShow() {
  const t = useTexts();
  const { id = '' } = useParams();
  const { data: file, error, refetch } = useImportedFile(id);
  const above = (
    <Link component={RouterLink} to={screenPath('ImportedFile', 'list')}>
      {t('imports.list')}
    </Link>
  );
  if (error)
    return (
      <Page title={t('imports.list')} above={above}>
        <ProblemAlert error={error} onRetry={() => void refetch()} />
      </Page>
    );
  if (!file) return <PageLoading />;
  return (
    <Page
      title={file.originalName}
      subtitle={t('imports.rows', { smart_count: file.rowCount })}
      width="wide"
      above={above}
      actions={<FileActions file={file} onChanged={() => void refetch()} />}
    >
      {file.importStatus === 'analyzed' ? (
        <SchemaProvider name="CrmCustomer">
          <ImportSettings key={file['@id']} file={file} onChanged={() => void refetch()} />
        </SchemaProvider>
      ) : (
        <ImportOutcome file={file} />
      )}
    </Page>
  );
}

interface ActionsProps {
  readonly file: ImportedFileRecord;
  readonly onChanged: () => void;
}

function FileActions({ file, onChanged }: ActionsProps) {
  const t = useTexts();
  const queries = useQueryClient();
  const id = file['@id'];
  const cancel = useAction('ImportedFile.cancel', ['importStatus']);
  const retry = useAction('ImportedFile.retry', ['importStatus']);
  const [isDeleting, setDeleting] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const changed = () => {
    onChanged();
    void queries.invalidateQueries({ queryKey: ['CrmCustomer'] });
  };
  const save = () =>
    downloadTo(fileAddress(file, 'download-original-file'), file.originalName, () => undefined).catch(
      setFailure,
    );
  return (
    <>
      <ProblemAlert error={cancel.refusal?.error ?? retry.refusal?.error ?? failure} />
      {file.canBeRetried && (
        <Button
          variant="contained"
          disabled={retry.isPending}
          onClick={() => void retry.run({ id }).then(changed)}
        >
          {t(file.importStatus === 'failed' ? 'imports.goOn' : 'imports.retry')}
        </Button>
      )}
      {file.canDownloadOriginalFile && (
        <Button color="inherit" onClick={() => void save()}>
          {t('imports.original')}
        </Button>
      )}
      {file.canBeCancelled && (
        <Button
          color="inherit"
          disabled={cancel.isPending}
          onClick={() => void cancel.run({ id }).then(changed)}
        >
          {t('imports.cancel')}
        </Button>
      )}
      {file.canBeDeleted && (
        <Button color="error" onClick={() => setDeleting(true)}>
          {t('imports.remove')}
        </Button>
      )}
      {isDeleting && (
        <DeleteFile
          file={file}
          onClose={() => {
            setDeleting(false);
            changed();
          }}
        />
      )}
    </>
  );
}
