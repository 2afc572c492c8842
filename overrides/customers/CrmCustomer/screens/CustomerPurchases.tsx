/** On top of a customer's page: how often they bought, what they hold and owe, then their orders, the latest first. One request. */
import { Box, Link, Paper, Skeleton, TableCell, TableRow, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { orderDescriptor } from '../../../../schema/generated/orders/Order.ts';
import { callAction } from '../../../../src/data/callAction.ts';
import type { RecordOf } from '../../../../src/data/fields.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { useOwnerTimezone } from '../../../../src/data/useOwnerTimezone.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { EnumValue } from '../../../../src/fields/values/EnumValue.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { partsOf } from '../../../../src/generic/partsOf.tsx';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { sumPurchases } from './sumPurchases.ts';
import { purchases as en } from './texts/en.ts';
import { purchases as fr } from './texts/fr.ts';

const { useRecord } = partsOf('CrmCustomer');

const texts = { en, fr };
const useTexts = () => useOwnTexts('purchases.', texts);

const MOST = 50;
const ORDER = [
  'number',
  'createdAt',
  'paymentStatus',
  'customerPaidAmount',
  'balance',
  'currency',
  { orderItemList: ['label', 'quantity'] },
] as const;
const WITH_TICKETS = [...ORDER, { ticketList: ['status', 'eventDateStartDate'] }] as const;

type ShownOrder = RecordOf<'Order', typeof ORDER>;

export function CustomerPurchases() {
  const t = useTexts();
  const [locale] = useLocaleState();
  const id = useRecord()?.id;
  const timezone = useOwnerTimezone();
  const mayTickets = useHas('tickets.read');
  const { data, error, refetch } = useQuery({
    queryKey: ['customer-purchases', String(id), mayTickets],
    queryFn: ({ signal }) =>
      callAction(
        'Order.list',
        {
          query: {
            'customer.crmId': String(id),
            status: 'validated',
            isTraining: 'false',
            itemsPerPage: MOST,
            'order[createdAt]': 'desc',
          },
          fields: mayTickets ? WITH_TICKETS : ORDER,
        },
        { signal },
      ),
    enabled: id !== undefined,
    retry: false,
  });
  if (error) return <ProblemAlert error={error} onRetry={() => void refetch()} />;
  if (!data || !timezone) return <Skeleton variant="rounded" height={160} />;
  const { ahead, due } = sumPurchases(data.member, new Date());
  const isWhole = data.totalItems <= data.member.length;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={t('purchases.title')}
      sx={{ p: { xs: 2, sm: 3 } }}
    >
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, m: 0, mb: 2 }}>
        <Fact name={t('purchases.orders')}>{new Intl.NumberFormat(locale).format(data.totalItems)}</Fact>
        {isWhole && mayTickets && <Fact name={t('purchases.ahead')}>{ahead}</Fact>}
        {isWhole && (
          <Fact name={t('purchases.due')}>
            {due.length === 0
              ? t('purchases.nothingDue')
              : due.map(([currency, amount]) => formatMoney(amount, currency, locale)).join(' + ')}
          </Fact>
        )}
      </Box>
      {data.member.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('purchases.none')}</Typography>
      ) : (
        <SmallTable
          label={t('purchases.orders')}
          columns={[
            ...['when', 'number', 'what', 'status'].map((name) => ({ name, head: t(`purchases.${name}`) })),
            { name: 'amount', head: t('purchases.amount'), align: 'right' },
          ]}
        >
          {data.member.map((order) => (
            <OrderRow key={order['@id']} order={order} timezone={timezone} />
          ))}
        </SmallTable>
      )}
      {!isWhole && (
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>
          {t('purchases.latest', { shown: data.member.length, total: data.totalItems })}
        </Typography>
      )}
    </Paper>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <Typography component="dt" sx={{ color: 'text.secondary', fontSize: 14 }}>
        {name}
      </Typography>
      <Typography
        component="dd"
        sx={{ m: 0, fontSize: 20, fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}
      >
        {children}
      </Typography>
    </div>
  );
}

const status = orderDescriptor.properties.find(({ name }) => name === 'paymentStatus');

function OrderRow({ order, timezone }: { readonly order: ShownOrder; readonly timezone: string }) {
  const [locale] = useLocaleState();
  const what = order.orderItemList.map(({ label, quantity }) =>
    (quantity ?? 1) > 1 ? `${label} × ${quantity}` : label,
  );
  return (
    <TableRow hover>
      <TableCell>{formatInstant(order.createdAt, timezone, locale)}</TableCell>
      <TableCell className="num">
        <Link component={RouterLink} to={screenPath('Order', 'show', order['@id'].split('/').pop())}>
          {order.number}
        </Link>
      </TableCell>
      <TableCell>{what.join(', ')}</TableCell>
      <TableCell>
        {status && (
          <EnumValue
            property={status}
            value={order.paymentStatus}
            record={order}
            entities={new Map()}
            place="cell"
          />
        )}
      </TableCell>
      <TableCell align="right" className="num">
        {formatMoney(order.customerPaidAmount, order.currency ?? 'EUR', locale)}
      </TableCell>
    </TableRow>
  );
}
