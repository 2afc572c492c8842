/** `/accountability/compliance-audit-documents`: for which periods there is a document, and whether its records are whole. */
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { callAction } from '../../../../src/data/callAction.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { GenericList } from '../../../../src/generic/GenericList.tsx';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { AttestationButton } from '../../Conformity/screens/AttestationButton.tsx';
import { AuditTable } from './AuditTable.tsx';
import { FIELDS } from './auditFields.ts';
import { MakeAudit } from './MakeAudit.tsx';
import { useTexts } from './useTexts.ts';

export function AuditDocuments() {
  const [search] = useSearchParams();
  return search.size > 0 ? <GenericList /> : <Documents />;
}

function Documents() {
  const t = useTexts();
  const mayMake = useHas('fiscal.write');
  const [isMaking, setMaking] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['audit-documents'],
    queryFn: ({ signal }) =>
      callAction(
        'AuditDocument.list',
        { query: { 'order[startDate]': 'desc', itemsPerPage: 100 }, fields: FIELDS },
        { signal },
      ),
  });
  return (
    <Page
      title={t('audits.title')}
      subtitle={t('audits.subtitle')}
      width="wide"
      actions={
        <>
          <Button component={Link} to={screenPath('JournalRecord', 'list')} color="inherit">
            {t('audits.journal')}
          </Button>
          <AttestationButton />
          {mayMake && (
            <Button variant="contained" onClick={() => setMaking(true)}>
              {t('audits.make')}
            </Button>
          )}
        </>
      }
    >
      <Stack spacing={3}>
        <Alert severity="info" role="note">
          <Typography variant="body2">{t('audits.explained')}</Typography>
        </Alert>
        <ProblemAlert error={error} onRetry={() => void refetch()} />
        {!data && !error && <Loading />}
        {data?.member.length === 0 && <EmptyState title={t('audits.none')} text={t('audits.noneHint')} />}
        {data && data.member.length > 0 && (
          <AuditTable audits={data.member} mayVerify={mayMake} onVerified={() => void refetch()} />
        )}
      </Stack>
      {isMaking && <MakeAudit onMade={() => void refetch()} onClose={() => setMaking(false)} />}
    </Page>
  );
}
