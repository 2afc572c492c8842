/** `/settings/ticket-import/logs/notifications`: file by file what could not be taken, why, and the way to put it right. */
import { Box, Button, Link } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { GenericList } from '../../../../src/generic/GenericList.tsx';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { FileNotices } from './FileNotices.tsx';
import { LogTabs } from './LogTabs.tsx';
import { isOwnAddress, ShownChoice, useShown } from './ShownChoice.tsx';
import { groupByFile, SHOWN, useNotices } from './useNotices.ts';
import { useTexts } from './useTexts.ts';

const PAGE = 100;

export function NotificationList() {
  const [search] = useSearchParams();
  return isOwnAddress(search) ? <Notifications /> : <GenericList />;
}

function Notifications() {
  const t = useTexts();
  const [search] = useSearchParams();
  const [count, setCount] = useState(PAGE);
  const shown = useShown(SHOWN);
  const file = search.get('file');
  const { data, error, refetch } = useNotices({ shown, file, count });
  return (
    <Page title={t('timportLogs.title')} subtitle={t('timportLogs.subtitle')} width="form">
      <LogTabs shown="MappingNotification" />
      <ShownChoice
        label={t('timportLogs.shown.label')}
        names={SHOWN}
        textOf={(name) => t(`timportLogs.shown.${name}`)}
      />
      {file !== null && (
        <Box sx={{ mb: 2 }}>
          <Link component={RouterLink} to={screenPath('MappingNotification', 'list')}>
            {t('timportLogs.ofFile')}
          </Link>
        </Box>
      )}
      <ProblemAlert error={error} onRetry={() => void refetch()} />
      {!data && !error && <Loading />}
      {data?.member.length === 0 && (
        <EmptyState title={t(`timportLogs.none.${shown}`)} text={t(`timportLogs.noneText.${shown}`)} />
      )}
      {data && (
        <Box sx={{ display: 'grid', gap: 3 }}>
          {groupByFile(data.member).map((notices) => (
            <FileNotices key={notices[0].importedFile?.['@id'] ?? ''} notices={notices} />
          ))}
        </Box>
      )}
      {data && data.totalItems > data.member.length && (
        <Button sx={{ mt: 2 }} onClick={() => setCount(count + PAGE)}>
          {t('timportLogs.more')}
        </Button>
      )}
    </Page>
  );
}
