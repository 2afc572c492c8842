/** What a desk does with an order after the sale, for who may. */
import SwapIcon from '@mui/icons-material/SwapHoriz';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import { Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { useSay } from './useSay.ts';

export function OrderActions({ id, isRefunded }: { readonly id: string; readonly isRefunded: boolean }) {
  const say = useSay();
  const mayRefund = useHas('orders.refund');
  const maySell = useHas('sales.sell');
  if (!mayRefund || isRefunded) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        component={Link}
        to={`${screenPath('Order', 'show', id)}/refund`}
        variant="outlined"
        startIcon={<UndoIcon />}
      >
        {say('orderDesk.refund')}
      </Button>
      {maySell && (
        <Button
          component={Link}
          to={`${screenPath('Order', 'show', id)}/exchange`}
          variant="outlined"
          startIcon={<SwapIcon />}
        >
          {say('orderDesk.exchange')}
        </Button>
      )}
    </Box>
  );
}
