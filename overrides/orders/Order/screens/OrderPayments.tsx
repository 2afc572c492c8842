/** How an order was paid and what went out of it again: the entries of the bank, oldest first. */
import { TableCell, TableRow, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import { transactionDescriptor } from '../../../../schema/generated/money/Transaction.ts';
import { callAction } from '../../../../src/data/callAction.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { nameOfValue } from '../../../../src/fields/nameOfValue.ts';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import { useLabel } from '../../../../src/i18n/useLabel.ts';
import { OrderPart } from './OrderPart.tsx';
import { useTexts } from './useTexts.ts';

const FIELDS = ['name', 'label', 'debit', 'credit', 'currency', 'createdAt'] as const;

const nameProperty = transactionDescriptor.properties.find(({ name }) => name === 'name');

export function OrderPayments({ order, timezone }: { readonly order: string; readonly timezone: string }) {
  const t = useTexts();
  const label = useLabel();
  const [locale] = useLocaleState();
  const { data, isPending, error } = useQuery({
    queryKey: ['order-payments', order],
    queryFn: ({ signal }) => {
      const query = { order, accountType: 'bank', itemsPerPage: 100, 'order[createdAt]': 'asc' };
      return callAction('Transaction.list', { query, fields: FIELDS }, { signal });
    },
  });
  const money = (amount: number | null, currency: string | null) =>
    amount ? formatMoney(amount, currency ?? 'EUR', locale) : '';
  return (
    <OrderPart title={t('orderDesk.payments')} isPending={isPending} error={error}>
      {data?.totalItems === 0 ? (
        <Typography color="textSecondary">{t('orderDesk.noPayment')}</Typography>
      ) : (
        <SmallTable
          label={t('orderDesk.payments')}
          columns={[
            { name: 'when', head: t('orderDesk.when') },
            { name: 'method', head: t('orderDesk.method') },
            { name: 'taken', head: t('orderDesk.taken'), align: 'right' },
            { name: 'givenBack', head: t('orderDesk.givenBack'), align: 'right' },
          ]}
        >
          {data?.member.map((entry) => (
            <TableRow key={entry['@id']} hover>
              <TableCell>{formatInstant(entry.createdAt, timezone, locale)}</TableCell>
              <TableCell>
                {entry.label ?? (nameProperty ? nameOfValue(nameProperty, entry.name, label) : entry.name)}
              </TableCell>
              <TableCell align="right" className="num">
                {money(entry.debit, entry.currency)}
              </TableCell>
              <TableCell align="right" className="num">
                {money(entry.credit, entry.currency)}
              </TableCell>
            </TableRow>
          ))}
        </SmallTable>
      )}
    </OrderPart>
  );
}
