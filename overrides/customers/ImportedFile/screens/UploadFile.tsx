/** `/settings/crm/imports/upload`: a spreadsheet of customers, dropped or chosen; its page comes next. */
import { LinearProgress, Link } from '@mui/material';
import { Link as RouterLink, useNavigate } from 'react-router';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { FileStep } from '../../../../src/generic/import/FileStep.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { useTexts } from './useTexts.ts';

export function UploadFile() {
  const t = useTexts();
  const navigate = useNavigate();
  const upload = useAction('ImportedFile.upload', ['originalName']);
  const send = async (file: File) => {
    const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const made = await upload.run({ file, body: { timezone } });
    if (made.isDone) void navigate(screenPath('ImportedFile', 'show', made.answer['@id']), { replace: true });
  };
  return (
    <Page
      title={t('imports.upload')}
      subtitle={t('imports.intro')}
      width="form"
      above={
        <Link component={RouterLink} to={screenPath('ImportedFile', 'list')}>
          {t('imports.list')}
        </Link>
      }
    >
      {upload.isPending && <LinearProgress aria-label={t('imports.uploading')} sx={{ mb: 2 }} />}
      <ProblemAlert error={upload.refusal?.error} />
      <FileStep onChoose={(file) => void send(file)} />
    </Page>
  );
}
