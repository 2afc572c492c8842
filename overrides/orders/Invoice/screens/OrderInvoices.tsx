/** The invoices and credit notes of an order, each as PDF, and the press that makes the next one. */
import { Box, Button, TableCell, TableRow, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import { Suspense, useState } from 'react';
import { invoiceDescriptor } from '../../../../schema/generated/orders/Invoice.ts';
import { callAction } from '../../../../src/data/callAction.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { nameOfValue } from '../../../../src/fields/nameOfValue.ts';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import { useLabel } from '../../../../src/i18n/useLabel.ts';
import { lazyPart } from '../../../../src/parts/lazyPart.tsx';
import { OrderPart } from '../../Order/screens/OrderPart.tsx';
import { InvoiceButton } from './InvoiceButton.tsx';
import { MakeInvoice } from './MakeInvoice.tsx';
import { useTexts } from './useTexts.ts';

const MailInvoice = lazyPart(async () => (await import('./MailInvoice.tsx')).MailInvoice);

const FIELDS = ['identifier', 'type', 'createdAt', 'totalAmount', 'currency'] as const;

const typeProperty = invoiceDescriptor.properties.find(({ name }) => name === 'type');

interface OrderInvoicesProps {
  readonly order: string;
  readonly timezone: string;
  /** Whom one is sent to unless another address is typed. */
  readonly email?: string | undefined;
}

export function OrderInvoices({ order, timezone, email }: OrderInvoicesProps) {
  const t = useTexts();
  const label = useLabel();
  const [locale] = useLocaleState();
  const client = useQueryClient();
  const mayInvoice = useHas('orders.invoice');
  const [isMaking, setMaking] = useState(false);
  const [mailed, setMailed] = useState<{ readonly invoice: string; readonly number: string }>();
  const { data, isPending, error } = useQuery({
    queryKey: ['order-invoices', order],
    queryFn: ({ signal }) => {
      const query = { order, itemsPerPage: 100, 'order[createdAt]': 'asc' };
      return callAction('Invoice.list', { query, fields: FIELDS }, { signal });
    },
  });
  const close = () => setMaking(false);
  const show = () => {
    close();
    void client.invalidateQueries({ queryKey: ['order-invoices', order] });
    void client.invalidateQueries({ queryKey: ['order-events', order] });
  };
  return (
    <OrderPart title={t('invoice.title')} isPending={isPending} error={error}>
      {data?.totalItems === 0 && <Typography color="textSecondary">{t('invoice.none')}</Typography>}
      {data && data.totalItems > 0 && (
        <SmallTable
          label={t('invoice.title')}
          columns={[
            { name: 'number', head: t('invoice.number') },
            { name: 'type', head: t('invoice.type') },
            { name: 'issued', head: t('invoice.issued') },
            { name: 'total', head: t('invoice.total'), align: 'right' },
            { name: 'document', head: t('invoice.document') },
          ]}
        >
          {data.member.map(({ '@id': iri, identifier, type, createdAt, totalAmount, currency }) => (
            <TableRow key={iri} hover>
              <TableCell>{identifier}</TableCell>
              <TableCell>{typeProperty ? nameOfValue(typeProperty, type, label) : type}</TableCell>
              <TableCell>{formatInstant(createdAt, timezone, locale)}</TableCell>
              <TableCell align="right" className="num">
                {formatMoney(totalAmount, currency, locale)}
              </TableCell>
              <TableCell>
                <InvoiceButton invoice={iri} number={identifier ?? ''} />
                {mayInvoice && (
                  <Button
                    size="small"
                    aria-label={t('invoice.mailOf', { number: identifier ?? '' })}
                    onClick={() => setMailed({ invoice: iri, number: identifier ?? '' })}
                  >
                    {t('invoice.mail')}
                  </Button>
                )}
              </TableCell>
            </TableRow>
          ))}
        </SmallTable>
      )}
      {mayInvoice && (
        <Box sx={{ mt: 1.5 }}>
          <Button variant="outlined" onClick={() => setMaking(true)}>
            {t('invoice.make')}
          </Button>
        </Box>
      )}
      <Suspense>
        {mailed && <MailInvoice {...mailed} email={email} onClose={() => setMailed(undefined)} />}
      </Suspense>
      {isMaking && <MakeInvoice order={order} onMade={show} onClose={close} />}
    </OrderPart>
  );
}
