/** `/clients/{clientId}/lettering`: open entries of an account, those that are lettered together, and what was lettered. */
import { Link as MuiLink, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { callAction } from '../../../../src/data/callAction.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { Letterings } from './Letterings.tsx';
import { OpenEntries } from './OpenEntries.tsx';
import { useTexts } from './useTexts.ts';

export function LetterAccount() {
  const t = useTexts();
  const { clientId = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['client-lettering', clientId],
    gcTime: 0,
    queryFn: ({ signal }) => callAction('Client.lettering', { id: clientId }, { signal }),
  });
  const lookAgain = () => void refetch();
  return (
    <Page
      title={data ? t('lettering.title', { name: data.name }) : t('lettering.letterings')}
      subtitle={t('lettering.hint')}
      width="wide"
      above={
        <MuiLink component={Link} to={screenPath('Client', 'show', clientId)} sx={{ fontSize: 14 }}>
          {t('lettering.account')}
        </MuiLink>
      }
    >
      <ProblemAlert error={error} onRetry={lookAgain} />
      {!data && !error && <Loading />}
      {data && (
        <Stack spacing={4}>
          {data.currencies.length === 0 && (
            <EmptyState title={t('lettering.none')} text={t('lettering.noneHint')} />
          )}
          {data.currencies.map((open) => (
            <OpenEntries
              key={open.currency}
              client={clientId}
              open={open}
              timezone={data.timezone}
              onChange={lookAgain}
            />
          ))}
          <Letterings letterings={data.letterings} timezone={data.timezone} onChange={lookAgain} />
        </Stack>
      )}
    </Page>
  );
}
