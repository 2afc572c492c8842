/** The head of an order: four facts large enough to be read across a counter. */
import { Box, Link, Paper, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { partsOf } from '../../../../src/generic/partsOf.tsx';

const { Field, useRecord } = partsOf('Order');

export function OrderSummary() {
  const translate = useTranslate();
  const headingId = useId();
  const order = useRecord();
  if (!order) return null;
  const tickets = order.nbTickets ?? 0;
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={headingId}
      sx={{ px: { xs: 2, sm: 3 }, py: 3, borderTop: 4, borderTopColor: 'primary.main' }}
    >
      {/* For screen readers only: four facts need no title for who sees them. */}
      <Typography id={headingId} variant="h2" sx={hidden}>
        {translate('orderShow.summary')}
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
        }}
      >
        <Fact label="orderShow.customer">
          {order.customer ? <Field property="customer" /> : translate('orderShow.nobody')}
        </Fact>
        <Fact label="orderShow.amount" note={<Field property="paymentStatus" />}>
          <Field property="customerPaidAmount" />
        </Fact>
        <Fact
          label="orderShow.balance"
          note={order.balance ? translate(balanceKey(order.balance)) : undefined}
        >
          {order.balance ? <Field property="balance" /> : translate('orderShow.settled')}
        </Fact>
        <Fact
          label="orderShow.tickets"
          note={
            tickets > 0 && (
              <Link component={RouterLink} to="?list=ticketList" replace>
                {translate('orderShow.seeTickets')}
              </Link>
            )
          }
        >
          <Field property="nbTickets" />
        </Fact>
      </Box>
    </Paper>
  );
}

const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Sales less payments (R32): above zero somebody still owes us, below we owe them. */
const balanceKey = (balance: number) => (balance > 0 ? 'orderShow.due' : 'orderShow.credit');

interface FactProps {
  readonly label: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

function Fact({ label, note, children }: FactProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="dt" variant="h3" sx={{ color: 'text.secondary', mb: 0.5 }}>
        {translate(label)}
      </Typography>
      <Box component="dd" sx={{ m: 0 }}>
        <Box sx={{ fontSize: 22, lineHeight: 1.3, overflowWrap: 'anywhere' }}>{children}</Box>
        {note && <Box sx={{ mt: 0.5, fontSize: 14, color: 'text.secondary' }}>{note}</Box>}
      </Box>
    </Box>
  );
}
