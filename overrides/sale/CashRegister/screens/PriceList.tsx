/** The prices of the chosen performance: a touch or the price's number on the keyboard adds a place. */
import AddIcon from '@mui/icons-material/Add';
import SeatIcon from '@mui/icons-material/EventSeatOutlined';
import RemoveIcon from '@mui/icons-material/Remove';
import { Box, Button, ButtonBase, IconButton, Stack, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'ra-core';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { countOf, type RegisterLine, type RegisterPerformance, type RegisterPrice } from '../model.ts';
import { SellFrom } from './SellFrom.tsx';
import { StockLabel } from './StockLabel.tsx';

interface PriceListProps {
  readonly performance: RegisterPerformance | undefined;
  readonly lines: readonly RegisterLine[];
  readonly onChange: (price: RegisterPrice, by: number) => void;
  readonly onMap: () => void;
  /** Another contingent is sold from. */
  readonly onFrom: (contingent: string) => void;
  /** A key of the keyboard adds a place: its number is shown. */
  readonly hasKeys: boolean;
}

export function PriceList({ performance, lines, onChange, onMap, onFrom, hasKeys }: PriceListProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (!performance) return <EmptyState title={translate('register.choosePerformance')} />;
  return (
    <Stack component="section" aria-label={translate('register.prices')} spacing={2} sx={{ p: 3 }}>
      <Box>
        <Typography variant="h2" sx={{ fontSize: '1.5rem', mb: 0.5 }}>
          {performance.title}
        </Typography>
        <Typography color="textSecondary" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
          {formatInstant(performance.startDate, performance.timezone, locale, 'long')}
        </Typography>
        <Typography color="textSecondary">{performance.venueName}</Typography>
        {performance.prices.length > 0 && (
          <Stack
            direction="row"
            sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5, '&:not(:empty)': { mt: 1.5 } }}
          >
            {performance.isNumbered && (
              <Button variant="outlined" startIcon={<SeatIcon />} onClick={onMap}>
                {translate('register.chooseOnMap')}
              </Button>
            )}
            <SellFrom performance={performance} onChoose={onFrom} />
          </Stack>
        )}
      </Box>
      {performance.prices.length === 0 && <EmptyState title={translate('register.noPrice')} />}
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(230px, 1fr))',
          p: 0,
          m: 0,
        }}
      >
        {performance.prices.map((price, index) => (
          <PriceCard
            key={price.iri}
            price={price}
            shortcut={hasKeys && index < 9 ? index + 1 : undefined}
            currency={performance.currency}
            quantity={countOf(lines, performance, price)}
            onChange={(by) => onChange(price, by)}
          />
        ))}
      </Box>
    </Stack>
  );
}

interface PriceCardProps {
  readonly price: RegisterPrice;
  readonly shortcut: number | undefined;
  readonly currency: string;
  readonly quantity: number;
  readonly onChange: (by: number) => void;
}

function PriceCard({ price, shortcut, currency, quantity, onChange }: PriceCardProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const isOut = price.bookableStock !== null && price.bookableStock <= 0;
  const amount =
    price.facialValue === 0 ? translate('register.free') : formatMoney(price.facialValue, currency, locale);
  return (
    <Box
      component="li"
      sx={{
        listStyle: 'none',
        display: 'flex',
        border: 1,
        borderColor: quantity > 0 ? 'primary.main' : 'divider',
        borderRadius: 2,
        bgcolor: 'background.paper',
        boxShadow: quantity > 0 ? 2 : 0,
      }}
    >
      <ButtonBase
        disabled={isOut}
        onClick={() => onChange(1)}
        sx={{
          flex: 1,
          p: 2,
          textAlign: 'left',
          justifyContent: 'flex-start',
          borderRadius: 2,
          opacity: isOut ? 0.7 : 1,
        }}
      >
        <Stack sx={{ width: '100%' }} spacing={0.5}>
          <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline' }}>
            <Typography sx={{ fontWeight: 600 }}>{price.name}</Typography>
            {shortcut !== undefined && (
              <Typography component="kbd" variant="caption" color="textSecondary" aria-hidden>
                {shortcut}
              </Typography>
            )}
          </Stack>
          <Typography variant="h6" component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {amount}
          </Typography>
          <StockLabel stock={price.bookableStock} />
        </Stack>
      </ButtonBase>
      {quantity > 0 && (
        <Stack sx={{ alignItems: 'center', justifyContent: 'space-between', p: 1, minWidth: 48 }}>
          <IconButton
            size="small"
            aria-label={translate('register.add', { name: price.name })}
            onClick={() => onChange(1)}
          >
            <AddIcon />
          </IconButton>
          <Typography aria-live="polite" sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
            {quantity}
          </Typography>
          <IconButton
            size="small"
            aria-label={translate('register.remove', { name: price.name })}
            onClick={() => onChange(-1)}
          >
            <RemoveIcon />
          </IconButton>
        </Stack>
      )}
    </Box>
  );
}
