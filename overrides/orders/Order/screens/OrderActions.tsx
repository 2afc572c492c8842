/** What a desk does with an order after the sale, for who may: what is asked for most as buttons, the rest in a menu. */
import MoreIcon from '@mui/icons-material/MoreHoriz';
import PaymentIcon from '@mui/icons-material/Payments';
import SwapIcon from '@mui/icons-material/SwapHoriz';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import { Box, Button, Menu, MenuItem } from '@mui/material';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { type Needs, useHas, useOffered } from '../../../../src/data/useHas.ts';
import { lazyPart } from '../../../../src/parts/lazyPart.tsx';
import { useTexts } from './useTexts.ts';

const ReceiptActions = lazyPart(
  async () => (await import('../../../box/Receipt/screens/ReceiptActions.tsx')).ReceiptActions,
);

interface OrderActionsProps {
  readonly order: string;
  readonly number: string;
  readonly isRefunded: boolean;
  /** What is due; below 0 what is in credit. */
  readonly due: number;
}

export function OrderActions({ order, number, isRefunded, due }: OrderActionsProps) {
  const mayTake = useHas(['orders.correct', 'sales.sell']);
  const mayRefund = useHas('orders.refund');
  const maySell = useHas('sales.sell');
  const path = screenPath('Order', 'show', order.split('/').at(-1));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {due > 0 && mayTake && <Way to={`${path}/debit`} name="debit" icon={<PaymentIcon />} isFirst />}
      {due < 0 && mayRefund && <Way to={`${path}/credit`} name="credit" icon={<PaymentIcon />} isFirst />}
      {mayRefund && !isRefunded && <Way to={`${path}/refund`} name="refund" icon={<UndoIcon />} />}
      {mayRefund && maySell && !isRefunded && (
        <Way to={`${path}/exchange`} name="exchange" icon={<SwapIcon />} />
      )}
      <Suspense>
        <ReceiptActions order={order} number={number} />
      </Suspense>
      <MoreWays path={path} isDue={due > 0} />
    </Box>
  );
}

interface WayProps {
  readonly to: string;
  /** Key of its text. */
  readonly name: string;
  readonly icon: ReactNode;
  readonly isFirst?: boolean;
}

function Way({ to, name, icon, isFirst = false }: WayProps) {
  const t = useTexts();
  return (
    <Button component={Link} to={to} variant={isFirst ? 'contained' : 'outlined'} startIcon={icon}>
      {t(`orderDesk.${name}`)}
    </Button>
  );
}

const MORE: readonly { readonly path: string; readonly name: string; readonly needs: Needs }[] = [
  { path: 'payment-link', name: 'toLink', needs: ['orders.correct', 'sales.sell'] },
  { path: 'transactions', name: 'toPayments', needs: 'orders.read' },
  { path: 'transactions/correct', name: 'toCorrect', needs: 'orders.correct' },
  { path: 'invoices', name: 'toInvoices', needs: 'orders.read' },
  { path: 'new-customer', name: 'toCustomer', needs: 'orders.correct' },
  { path: 'new-customer-tickets-coupons', name: 'toCustomerAll', needs: 'orders.correct' },
  { path: 'form-data', name: 'toFormData', needs: 'orders.correct' },
];

function MoreWays({ path, isDue }: { readonly path: string; readonly isDue: boolean }) {
  const t = useTexts();
  const offered = useOffered(MORE).filter(({ name }) => isDue || name !== 'toLink');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<MoreIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('orderDesk.moreActions')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {offered.map(({ path: below, name }) => (
          <MenuItem key={below} component={Link} to={`${path}/${below}`}>
            {t(`orderDesk.${name}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
