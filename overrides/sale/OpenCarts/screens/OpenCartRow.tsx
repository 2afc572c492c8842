/** One open cart: for whom, what is in it, what it comes to, until when its places are held, and who has it open. */
import { Box, Button, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { useDeskCartTexts } from '../../CashRegister/screens/deskCart/useDeskCartTexts.ts';
import type { OpenCart } from './useOpenCarts.ts';

/** Whom it is for, as far as somebody noted it. */
export const nameCart = ({ reservationName, customer, comment }: OpenCart): string | undefined =>
  reservationName || customer?.displayName || comment || undefined;

interface OpenCartRowProps {
  readonly cart: OpenCart;
  readonly isMine: boolean;
  readonly isDisabled: boolean;
  readonly onResume: () => void;
}

const GRID = {
  listStyle: 'none',
  display: 'grid',
  gap: { xs: 0.5, sm: 2 },
  gridTemplateColumns: { xs: '1fr auto', sm: '2fr 3fr 148px 200px' },
  alignItems: 'center',
  px: 2,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
} as const;

export function OpenCartRow({ cart, isMine, isDisabled, onResume }: OpenCartRowProps) {
  const t = useDeskCartTexts();
  const [locale] = useLocaleState();
  const name = nameCart(cart) ?? t('deskCart.nobody');
  const takes = isMine || cart.isParked ? 'resume' : 'takeOver';
  return (
    <Box component="li" sx={GRID}>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          <Holder cart={cart} isMine={isMine} />
        </Typography>
      </Box>
      <Box sx={{ minWidth: 0, gridColumn: { xs: '1 / -1', sm: 'auto' }, order: { xs: 3, sm: 0 } }}>
        <Content cart={cart} />
      </Box>
      <Box sx={{ textAlign: 'right' }}>
        <Typography className="num" sx={{ fontWeight: 600 }}>
          {formatMoney(cart.customerPaidAmount, cart.currency, locale)}
        </Typography>
        <Hold cart={cart} />
      </Box>
      <Button
        variant="outlined"
        disabled={isDisabled}
        aria-label={t(`deskCart.${takes}Of`, { name })}
        onClick={onResume}
        sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, order: { xs: 4, sm: 0 } }}
      >
        {t(`deskCart.${takes}`)}
      </Button>
    </Box>
  );
}

function Holder({ cart, isMine }: { readonly cart: OpenCart; readonly isMine: boolean }) {
  const t = useDeskCartTexts();
  const name = cart.owner?.fullName ?? '';
  if (cart.isParked) return t('deskCart.isParked', { name });
  return isMine ? t('deskCart.mine') : t('deskCart.working', { name });
}

function Hold({ cart }: { readonly cart: OpenCart }) {
  const t = useDeskCartTexts();
  const [locale] = useLocaleState();
  const isHeld = cart.deletedAt === null && cart.expiresAt !== null;
  const timezone = cart.contract.timezone ?? 'UTC';
  return (
    <Typography variant="body2" color={isHeld ? 'textSecondary' : 'warning'} className="num">
      {isHeld
        ? t('deskCart.until', { time: formatInstant(cart.expiresAt ?? '', timezone, locale, 'time') })
        : t('deskCart.released')}
    </Typography>
  );
}

function Content({ cart }: { readonly cart: OpenCart }) {
  const [locale] = useLocaleState();
  return cart.cartItemList.map(({ '@id': id, quantity, ticketPrice: { name, eventDate } }) => (
    <Typography key={id} variant="body2">
      {quantity}× {name}
      {eventDate &&
        ` · ${eventDate.ticketing.title} · ${formatInstant(eventDate.startDate, eventDate.ticketing.timezone, locale, 'dateTime')}`}
    </Typography>
  ));
}
