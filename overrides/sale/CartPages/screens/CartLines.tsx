/** What a cart holds, by performance: prices, seats, and where they may be changed, how many. */
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import { Box, IconButton, Stack, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import type { PageCart } from './useCartPage.ts';
import { useTexts } from './useTexts.ts';

export type Quantities = Readonly<Record<string, number>>;

export const readQuantities = ({ cartItemList }: PageCart): Quantities =>
  Object.fromEntries(cartItemList.map(({ '@id': id, quantity }) => [id, quantity ?? 0]));

interface CartLinesProps {
  readonly cart: PageCart;
  readonly quantities: Quantities;
  readonly onChange: (quantities: Quantities) => void;
}

export function CartLines({ cart, quantities, onChange }: CartLinesProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, border: 1, borderColor: 'divider', borderRadius: 1 }}>
      {cart.cartItemList.map(({ '@id': id, facialValue, ticketPrice: { name, eventDate } }) => {
        const quantity = quantities[id] ?? 0;
        const change = (by: number) => onChange({ ...quantities, [id]: Math.max(0, quantity + by) });
        return (
          <Stack
            key={id}
            component="li"
            direction="row"
            sx={{
              alignItems: 'center',
              gap: 1,
              px: 2,
              py: 1,
              borderBottom: 1,
              borderColor: 'divider',
              '&:last-of-type': { borderBottom: 0 },
              opacity: quantity === 0 ? 0.6 : 1,
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
              {eventDate && (
                <Typography variant="body2" color="textSecondary">
                  {eventDate.ticketing.title} ·{' '}
                  {formatInstant(eventDate.startDate, eventDate.ticketing.timezone, locale, 'dateTime')}
                </Typography>
              )}
            </Box>
            <IconButton
              aria-label={t('cartPages.fewer', { name })}
              onClick={() => change(-1)}
              disabled={quantity === 0}
            >
              <RemoveIcon fontSize="small" />
            </IconButton>
            <Typography className="num" sx={{ minWidth: 32, textAlign: 'center', fontWeight: 700 }}>
              {quantity}
            </Typography>
            <IconButton aria-label={t('cartPages.more', { name })} onClick={() => change(1)}>
              <AddIcon fontSize="small" />
            </IconButton>
            <Typography className="num" sx={{ minWidth: 88, textAlign: 'right' }}>
              {formatMoney((facialValue ?? 0) * quantity, cart.currency ?? 'EUR', locale)}
            </Typography>
          </Stack>
        );
      })}
    </Box>
  );
}
