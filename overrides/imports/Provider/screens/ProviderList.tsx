/** `/settings/provider-credentials`: each access with whether it works. The table is wherever a list is asked for. */
import { List, Paper } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { callAction } from '../../../../src/data/callAction.ts';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { GenericList } from '../../../../src/generic/GenericList.tsx';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { CreateButton } from '../../../../src/generic/list/CreateButton.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { ACCESS_FIELDS, ProviderItem } from './ProviderItem.tsx';
import { useTexts } from './useTexts.ts';

/** More than any house has. */
const MOST = 100;

export function ProviderList() {
  const [search] = useSearchParams();
  return search.size > 0 ? <GenericList /> : <Providers />;
}

function Providers() {
  const t = useTexts();
  const { data, error, refetch } = useQuery({
    queryKey: ['ProviderTicketCredentials', 'of the house'],
    queryFn: ({ signal }) => {
      const query = { 'order[providerName]': 'asc', itemsPerPage: MOST };
      return callAction('ProviderTicketCredentials.list', { query, fields: ACCESS_FIELDS }, { signal });
    },
  });
  const accesses = data?.member ?? [];
  return (
    <Page
      title={t('providers.title')}
      subtitle={t('providers.subtitle')}
      actions={<CreateButton />}
      width="form"
    >
      <ProblemAlert error={error} onRetry={() => void refetch()} />
      {!data && !error && <Loading />}
      {data && accesses.length === 0 && (
        <EmptyState title={t('providers.none')} text={t('providers.noneText')} />
      )}
      {accesses.length > 0 && (
        <Paper variant="outlined">
          <List disablePadding>
            {accesses.map((access, index) => (
              <ProviderItem
                key={access['@id']}
                access={access}
                isLast={index === accesses.length - 1}
                onTested={() => void refetch()}
              />
            ))}
          </List>
        </Paper>
      )}
    </Page>
  );
}
