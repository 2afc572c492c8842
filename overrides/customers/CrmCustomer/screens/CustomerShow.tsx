/**
 * `/customers/{customerId}`: one person on one page, as a box office asks for them: how to reach them, what they bought, will attend,
 * hold and owe, what happened. One request.
 */
import EditIcon from '@mui/icons-material/EditOutlined';
import HistoryIcon from '@mui/icons-material/History';
import { Box, Button, Chip, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { RecordContextProvider } from 'ra-core';
import { Link, useNavigate, useParams } from 'react-router';
import type { CustomerOverview } from '../../../../schema/generated/customers/CustomerOverview.ts';
import { callAction } from '../../../../src/data/callAction.ts';
import { findProperty } from '../../../../src/data/paths.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { useMayHere } from '../../../../src/data/useMayHere.ts';
import { nameOfValue } from '../../../../src/fields/nameOfValue.ts';
import { BackLink } from '../../../../src/generic/BackLink.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { PageLoading } from '../../../../src/generic/PageLoading.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { HistoryButton } from '../../../../src/generic/record/HistoryButton.tsx';
import { Neighbours } from '../../../../src/generic/record/Neighbours.tsx';
import { RecordMenu } from '../../../../src/generic/record/RecordMenu.tsx';
import { useSchema } from '../../../../src/generic/SchemaContext.tsx';
import { useLabel } from '../../../../src/i18n/useLabel.ts';
import { useShortcut } from '../../../../src/shortcuts/useShortcut.ts';
import { CustomerNotes } from '../../Notes/screens/CustomerNotes.tsx';
import { CustomerCard } from './CustomerCard.tsx';
import { CustomerAccounts, CustomerCoupons, CustomerParticipations } from './CustomerHoldings.tsx';
import { CustomerPurchases, CustomerVisits } from './CustomerPurchases.tsx';
import { CustomerTimeline } from './CustomerTimeline.tsx';
import { LikelyNotice } from './LikelyNotice.tsx';
import { useTexts } from './useTexts.ts';

export function CustomerShow() {
  const t = useTexts();
  const label = useLabel();
  const { id = '' } = useParams();
  const { entity } = useSchema();
  const { data, error, refetch } = useQuery({
    // Its first word is what changes of others are followed by.
    queryKey: ['CrmCustomer', 'overview', { id }],
    queryFn: ({ signal }) => callAction('CrmCustomer.overview', { id }, { signal }),
    retry: false,
  });
  if (error)
    return (
      <Page title={label(entity.label)} above={<BackLink />}>
        <ProblemAlert error={error} onRetry={() => void refetch()} />
      </Page>
    );
  if (!data) return <PageLoading />;
  const kept = String(data.customerId);
  return (
    <RecordContextProvider value={{ id: kept, '@id': `/crm/customers/${kept}`, ...data.profile }}>
      <Page
        title={data.displayName}
        subtitle={<Marks overview={data} />}
        width="wide"
        above={
          <BackLink>
            <Neighbours id={kept} slot="show" />
          </BackLink>
        }
        actions={<Actions overview={data} />}
      >
        <LikelyNotice title={t('customer.likely')} likely={data.likely} customer={data.customerId} />
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
          }}
        >
          <Stack sx={{ gap: 3, order: { xs: 1, lg: 0 }, minWidth: 0 }}>
            <CustomerPurchases overview={data} />
            <CustomerVisits overview={data} />
            <CustomerCoupons overview={data} />
            <CustomerAccounts overview={data} />
            <CustomerParticipations overview={data} />
          </Stack>
          {/* On a phone: how to reach them first, what happened last. */}
          <Stack sx={{ gap: 3, display: { xs: 'contents', lg: 'flex' }, minWidth: 0 }}>
            <CustomerCard overview={data} />
            <Box sx={{ order: 1, minWidth: 0 }}>
              <CustomerNotes overview={data} />
            </Box>
            <Box sx={{ order: 2, minWidth: 0 }}>
              <CustomerTimeline overview={data} />
            </Box>
          </Stack>
        </Box>
      </Page>
    </RecordContextProvider>
  );
}

interface OverviewProps {
  readonly overview: CustomerOverview;
}

function Marks({ overview: { customerType, profile } }: OverviewProps) {
  const label = useLabel();
  const { entity } = useSchema();
  const type = findProperty(entity, 'customerType');
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <span>{type && nameOfValue(type, customerType, label)}</span>
      {profile.statuses.map((status) => (
        <Chip key={`status ${status}`} size="small" color="primary" variant="outlined" label={status} />
      ))}
      {profile.tags.map((tag) => (
        <Chip key={`tag ${tag}`} size="small" label={tag} />
      ))}
    </Stack>
  );
}

function Actions({ overview: { customerId, displayName, buyer } }: OverviewProps) {
  const t = useTexts();
  const { entity } = useSchema();
  const maySell = useHas('sales.sell');
  const mayEdit = useMayHere(entity).may('update');
  const id = String(customerId);
  const edit = screenPath('CrmCustomer', 'edit', id);
  const navigate = useNavigate();
  useShortcut(mayEdit ? { keys: 'e', label: t('customer.edit'), run: () => void navigate(edit) } : undefined);
  return (
    <>
      <HistoryButton id={id} icon={<HistoryIcon />} />
      <RecordMenu id={id} name={displayName} />
      {mayEdit && (
        <Button color="inherit" variant="outlined" startIcon={<EditIcon />} component={Link} to={edit}>
          {t('customer.edit')}
        </Button>
      )}
      {maySell && buyer !== null && (
        <Button variant="contained" component={Link} to={`/sales/cash-register?customer=${buyer}`}>
          {t('customer.sell')}
        </Button>
      )}
    </>
  );
}
