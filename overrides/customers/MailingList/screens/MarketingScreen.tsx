/** `/settings/marketing`: the mailing service, its lists, and what was sent there when. */
import { Box, Button, Link, Paper, TableCell, TableRow, Typography } from '@mui/material';
import { useLocale } from 'ra-core';
import { Link as RouterLink } from 'react-router';
import type { PropertyDescriptor } from '../../../../schema/descriptor.ts';
import { mailSendingDescriptor } from '../../../../schema/generated/customers/MailSending.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useOwnerTimezone } from '../../../../src/data/useOwnerTimezone.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { EnumValue } from '../../../../src/fields/values/EnumValue.tsx';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import { ServiceCard } from './ServiceCard.tsx';
import { useAccess, useContactLists, useSendings } from './useMailing.ts';
import { useTexts } from './useTexts.ts';

const stateProperty = (mailSendingDescriptor.properties as readonly PropertyDescriptor[]).find(
  ({ name }) => name === 'state',
);

export function MarketingScreen() {
  const t = useTexts();
  const { data, error, refetch } = useAccess();
  return (
    <Page width="form" title={t('mailing.title')} subtitle={t('mailing.subtitle')}>
      <ProblemAlert error={error} onRetry={() => void refetch()} />
      {data === undefined && !error && <Loading />}
      {data !== undefined && (
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <ServiceCard access={data} />
          {data?.testedAt && <Lists />}
          <Sendings />
        </Box>
      )}
    </Page>
  );
}

function Lists() {
  const t = useTexts();
  const format = new Intl.NumberFormat(useLocale() ?? 'en');
  const { data, error, refetch } = useContactLists(true);
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" sx={{ fontSize: 18, mb: 1.5 }}>
        {t('mailing.lists')}
      </Typography>
      <ProblemAlert error={error} onRetry={() => void refetch()} />
      {!data && !error && <Loading />}
      {data?.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('mailing.noLists')}</Typography>}
      {data && data.length > 0 && (
        <SmallTable
          label={t('mailing.lists')}
          columns={[
            { name: 'name', head: t('mailing.list') },
            { name: 'count', head: t('mailing.subscribers'), align: 'right' },
          ]}
        >
          {data.map(({ id, name, count }) => (
            <TableRow key={id}>
              <TableCell>{name}</TableCell>
              <TableCell align="right">{typeof count === 'number' ? format.format(count) : '–'}</TableCell>
            </TableRow>
          ))}
        </SmallTable>
      )}
    </Paper>
  );
}

function Sendings() {
  const t = useTexts();
  const locale = useLocale() ?? 'en';
  const format = new Intl.NumberFormat(locale);
  const timezone = useOwnerTimezone() ?? 'UTC';
  const { data, error, refetch } = useSendings();
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" sx={{ fontSize: 18, mb: 1.5 }}>
        {t('mailing.sendings')}
      </Typography>
      <ProblemAlert error={error} onRetry={() => void refetch()} />
      {!data && !error && <Loading />}
      {data?.totalItems === 0 && (
        <>
          <Typography sx={{ color: 'text.secondary', mb: 1 }}>{t('mailing.noSendings')}</Typography>
          <Button component={RouterLink} to={screenPath('CrmCustomer', 'list')}>
            {t('mailing.toCustomers')}
          </Button>
        </>
      )}
      {data && data.totalItems > 0 && (
        <>
          <SmallTable
            label={t('mailing.sendings')}
            columns={[
              { name: 'name', head: t('mailing.list') },
              { name: 'when', head: t('mailing.when') },
              { name: 'state', head: t('mailing.state') },
              { name: 'sent', head: t('mailing.sent'), align: 'right' },
              { name: 'left', head: t('mailing.left'), align: 'right' },
            ]}
          >
            {data.member.map((one) => (
              <TableRow key={one['@id']}>
                <TableCell>
                  <Link
                    component={RouterLink}
                    to={screenPath('MailSending', 'show', one['@id'].split('/').at(-1) ?? '')}
                  >
                    {one.name}
                  </Link>
                </TableCell>
                <TableCell>{formatInstant(one.createdAt, timezone, locale)}</TableCell>
                <TableCell>
                  {stateProperty && <EnumValue property={stateProperty} value={one.state} />}
                </TableCell>
                <TableCell align="right">{format.format(one.sentCount)}</TableCell>
                <TableCell align="right">{format.format(one.matchedCount - one.sentCount)}</TableCell>
              </TableRow>
            ))}
          </SmallTable>
          <Button component={RouterLink} to={screenPath('MailSending', 'list')} sx={{ mt: 1 }}>
            {t('mailing.all')}
          </Button>
        </>
      )}
    </Paper>
  );
}
