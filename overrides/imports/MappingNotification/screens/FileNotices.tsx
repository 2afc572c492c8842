/** What one file's import could not take; once a name is mapped, its refused rows are tried again from here. */
import { Box, Button, Link, List, Paper, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { Link as RouterLink } from 'react-router';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { StatusText } from '../../ProviderTicketImportedFile/screens/StatusText.tsx';
import { NoticeItem } from './NoticeItem.tsx';
import { NOTICES, type Notice } from './useNotices.ts';
import { useTexts } from './useTexts.ts';

export function FileNotices({ notices }: { readonly notices: readonly [Notice, ...Notice[]] }) {
  const t = useTexts();
  const file = notices[0].importedFile;
  return (
    <Paper variant="outlined" component="section">
      <Box
        sx={{
          px: { xs: 2, sm: 3 },
          py: 2,
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ mr: 'auto', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h3" component="h2">
            {file ? (
              <Link component={RouterLink} to={screenPath('ProviderTicketImportedFile', 'show', file['@id'])}>
                {file.originalName}
              </Link>
            ) : (
              t('timportLogs.noFile')
            )}
          </Typography>
          {file && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <StatusText status={file.importStatus} />
              {[file.eventDate?.ticketing.title, notices[0].provider]
                .filter(Boolean)
                .map((text) => ` · ${text}`)}
            </Typography>
          )}
        </Box>
        {file?.canBeRetried && <Retry file={file['@id']} />}
      </Box>
      <List disablePadding>
        {notices.map((notice, index) => (
          <NoticeItem key={notice['@id']} notice={notice} isLast={index === notices.length - 1} />
        ))}
      </List>
    </Paper>
  );
}

function Retry({ file }: { readonly file: string }) {
  const t = useTexts();
  const notify = useNotify();
  const queries = useQueryClient();
  const retry = useAction('ProviderTicketImportedFile.retry', ['importStatus']);
  const run = async () => {
    if (!(await retry.run({ id: file })).isDone) return;
    notify(t('timportLogs.retried'), { type: 'success' });
    void queries.invalidateQueries({ queryKey: [NOTICES] });
  };
  return (
    <>
      <Button variant="outlined" disabled={retry.isPending} onClick={() => void run()}>
        {t('timportLogs.retry')}
      </Button>
      <ProblemAlert error={retry.refusal?.error} />
    </>
  );
}
