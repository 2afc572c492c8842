/** What a desk does with an order after the sale, for who may. */
import SwapIcon from '@mui/icons-material/SwapHoriz';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import { Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { ReceiptActions } from '../../../box/Receipt/screens/ReceiptActions.tsx';
import { useTexts } from './useTexts.ts';

interface OrderActionsProps {
  readonly order: string;
  readonly number: string;
  readonly isRefunded: boolean;
}

export function OrderActions({ order, number, isRefunded }: OrderActionsProps) {
  const mayRefund = useHas('orders.refund');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {mayRefund && !isRefunded && <GiveBack id={order.split('/').at(-1) ?? ''} />}
      <ReceiptActions order={order} number={number} />
    </Box>
  );
}

function GiveBack({ id }: { readonly id: string }) {
  const t = useTexts();
  const maySell = useHas('sales.sell');
  return (
    <>
      <Button
        component={Link}
        to={`${screenPath('Order', 'show', id)}/refund`}
        variant="outlined"
        startIcon={<UndoIcon />}
      >
        {t('orderDesk.refund')}
      </Button>
      {maySell && (
        <Button
          component={Link}
          to={`${screenPath('Order', 'show', id)}/exchange`}
          variant="outlined"
          startIcon={<SwapIcon />}
        >
          {t('orderDesk.exchange')}
        </Button>
      )}
    </>
  );
}
