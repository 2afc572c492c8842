/** Performances as cards: when, what, where, and how many places are left; for who sells, each opens its sale. */
import { Box, Card, CardActionArea, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { RecordOf } from '../../../../src/data/fields.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';

export const PERFORMANCE_FIELDS = [
  'startDate',
  'totalStock',
  'unlimitedStock',
  // Places sold of the stock, whether a ticket is made for them or not.
  'soldItems',
  'bookableStock',
  { ticketing: ['title', 'color', 'timezone', { venue: ['name'] }] },
] as const;

export type HomePerformance = RecordOf<'EventDate', typeof PERFORMANCE_FIELDS>;

interface PerformanceCardsProps {
  readonly performances: readonly HomePerformance[];
  readonly style: 'time' | 'dateTime';
}

export function PerformanceCards({ performances, style }: PerformanceCardsProps) {
  const [locale] = useLocaleState();
  const maySell = useHas('sales.sell');
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))' }}>
      {performances.map((performance) => {
        const { title, color, timezone, venue } = performance.ticketing;
        const time = formatInstant(performance.startDate, timezone, locale, style);
        return (
          <Card
            key={performance['@id']}
            variant="outlined"
            sx={{ borderTop: 4, borderTopColor: color ?? 'divider' }}
          >
            <Opener
              to={
                maySell
                  ? `/sales/cash-register?performance=${encodeURIComponent(performance['@id'])}`
                  : undefined
              }
            >
              <Typography className="num" sx={{ fontWeight: 700 }}>
                {time}
              </Typography>
              <Typography variant="subtitle1" component="p" noWrap>
                {title}
              </Typography>
              <Typography variant="body2" color="textSecondary" gutterBottom noWrap>
                {venue?.name}
              </Typography>
              <SoldBar performance={performance} />
            </Opener>
          </Card>
        );
      })}
    </Box>
  );
}

function Opener({ to, children }: { readonly to: string | undefined; readonly children: ReactNode }) {
  if (!to) return <Box sx={{ p: 2 }}>{children}</Box>;
  return (
    <CardActionArea component={Link} to={to} sx={{ p: 2, height: '100%' }}>
      {children}
    </CardActionArea>
  );
}

function SoldBar({ performance }: { readonly performance: HomePerformance }) {
  const translate = useTranslate();
  const { soldItems: sold, totalStock: total, unlimitedStock, bookableStock: left } = performance;
  if (unlimitedStock || !total)
    return <Typography variant="body2">{translate('home.soldUnlimited', { sold })}</Typography>;
  const label = translate('home.sold', { sold, total });
  const rest = left === 0 ? translate('home.soldOut') : translate('home.left', { left });
  return (
    <>
      <Box aria-hidden sx={{ height: 4, borderRadius: 2, bgcolor: 'divider', overflow: 'hidden' }}>
        <Box
          sx={{ height: '100%', width: `${Math.min(100, (100 * sold) / total)}%`, bgcolor: 'primary.main' }}
        />
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mt: 0.5 }}>
        <Typography variant="body2" color="textSecondary">
          {label}
        </Typography>
        {left !== null && (
          <Typography variant="body2" sx={{ fontWeight: 600, color: left === 0 ? 'error.main' : undefined }}>
            {rest}
          </Typography>
        )}
      </Box>
    </>
  );
}
