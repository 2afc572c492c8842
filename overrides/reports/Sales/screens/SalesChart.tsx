/** The sales of a breakdown as bars, the largest first, days in their order; the table below has the same figures. */
import { Box, Paper, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { useTexts } from '../../Report/screens/useTexts.ts';

export interface ChartBar {
  readonly key: string;
  readonly name: string;
  readonly amount: number;
  /** Of the season before; undefined where it is not compared. */
  readonly before?: number | undefined;
}

interface SalesChartProps {
  readonly title: string;
  readonly currency: string;
  readonly bars: readonly ChartBar[];
  readonly isByTime: boolean;
}

/** As many as fit a window. */
const MOST = { time: 31, other: 12 };

export function SalesChart({ title, currency, bars, isByTime }: SalesChartProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const ordered = isByTime
    ? bars.slice(-MOST.time)
    : bars.toSorted((a, b) => b.amount - a.amount).slice(0, MOST.other);
  const most = Math.max(
    1,
    ...ordered.flatMap(({ amount, before = 0 }) => [Math.abs(amount), Math.abs(before)]),
  );
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const isCompared = ordered.some(({ before }) => before !== undefined);
  return (
    <Paper variant="outlined" component="figure" sx={{ m: 0, p: { xs: 2, sm: 3 } }}>
      <Typography component="figcaption" variant="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {ordered.map(({ key, name, amount, before }) => (
          <Box
            key={key}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr auto', sm: 'minmax(120px, 260px) 1fr 110px' },
              columnGap: 2,
              alignItems: 'center',
            }}
          >
            <Typography variant="body2" noWrap title={name}>
              {name}
            </Typography>
            <Box
              sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, gridRow: { xs: 2, sm: 'auto' } }}
              aria-hidden
            >
              <Bar
                share={Math.abs(amount) / most}
                tone={amount < 0 ? 'error.main' : 'primary.main'}
                height={12}
              />
              {before !== undefined && (
                <Bar share={Math.abs(before) / most} tone="text.disabled" height={5} />
              )}
            </Box>
            <Typography variant="body2" align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {money(amount)}
            </Typography>
          </Box>
        ))}
      </Box>
      {isCompared && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {t('report.thinBars')}
        </Typography>
      )}
      {ordered.length < bars.length && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {t(isByTime ? 'report.latestDays' : 'report.largest', {
            shown: ordered.length,
            count: bars.length,
          })}
        </Typography>
      )}
    </Paper>
  );
}

interface BarProps {
  readonly share: number;
  readonly tone: string;
  readonly height: number;
}

const Bar = ({ share, tone, height }: BarProps) => (
  <Box
    sx={{
      height,
      width: `${share * 100}%`,
      minWidth: share > 0 ? 2 : 0,
      bgcolor: tone,
      borderRadius: 0.5,
      mb: '2px',
    }}
  />
);
