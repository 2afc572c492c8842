/** What is left of a performance, as a number and as a bar that fills up, wherever a generated screen shows it. */
import { Box } from '@mui/material';
import { useLocale, useTranslate } from 'ra-core';
import { partsOf } from '../../../../src/generic/partsOf.tsx';

const { useRecord } = partsOf('EventDate');

/** Below this share a performance is nearly sold out. */
const few = 0.15;

export function StockBar() {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { bookableStock: left, totalStock: total } = useRecord() ?? {};
  const format = (value: number) => new Intl.NumberFormat(locale).format(value);
  if (left === null || left === undefined)
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {translate('stockBar.unlimited')}
      </Box>
    );
  // A list without the column of the whole stock has no share to draw.
  if (!total) return <span className="num">{format(left)}</span>;
  const share = Math.max(0, Math.min(1, left / total));
  const text = translate(share > 0 ? 'stockBar.left' : 'stockBar.soldOut', {
    left: format(left),
    total: format(total),
  });
  const color = share === 0 ? 'error' : share <= few ? 'warning' : 'success';
  return (
    <Box
      sx={{
        display: 'inline-grid',
        gap: 0.5,
        gridTemplateColumns: 'minmax(0, 1fr)',
        width: 104,
        maxWidth: '100%',
        textAlign: 'start',
      }}
    >
      <Box component="span" className="num" title={text} sx={ellipsis}>
        {text}
      </Box>
      {/* The number is the fact; the bar is for the eye that runs down a column. */}
      <Box
        data-bar
        aria-hidden
        sx={{ height: 6, borderRadius: 3, bgcolor: 'action.hover', overflow: 'hidden' }}
      >
        <Box
          sx={{
            height: 1,
            width: `${100 * (1 - share)}%`,
            minWidth: share < 1 ? '2px' : 0,
            bgcolor: `${color}.main`,
          }}
        />
      </Box>
    </Box>
  );
}

const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis' } as const;
