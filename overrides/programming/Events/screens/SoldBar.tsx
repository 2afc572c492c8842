/** How full a performance is: sold, then held, of all its places; and how many are left. */
import { Box, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import type { ListedEvent } from './useEvents.ts';
import { useTexts } from './useTexts.ts';

export function SoldBar({ date }: { readonly date: ListedEvent }) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const format = (value: number) => new Intl.NumberFormat(locale).format(value);
  const { soldItems, occupiedStock, totalStock: total, unlimitedStock, bookableStock: left } = date;
  const sold = soldItems ?? 0;
  if (unlimitedStock || !total)
    return <Typography variant="body2">{t('events.soldUnlimited', { sold: format(sold) })}</Typography>;
  const held = Math.max(0, (occupiedStock ?? 0) - sold);
  const share = (places: number) => `${Math.min(100, (100 * places) / total)}%`;
  return (
    <Box sx={{ maxWidth: { xs: 260, md: 'none' } }}>
      <Box
        aria-hidden
        sx={{ display: 'flex', height: 6, borderRadius: 3, bgcolor: 'action.hover', overflow: 'hidden' }}
      >
        <Box sx={{ width: share(sold), bgcolor: 'primary.main' }} />
        <Box sx={{ width: share(held), bgcolor: 'warning.main' }} />
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mt: 0.25 }}>
        <Typography variant="body2" className="num">
          {t('events.sold', { sold: format(sold), total: format(total) })}
        </Typography>
        <Typography
          variant="body2"
          className="num"
          sx={{ fontWeight: 600, color: left === 0 ? 'error.main' : 'text.secondary' }}
        >
          {t('events.left', { smart_count: left ?? 0 })}
        </Typography>
      </Box>
      {held > 0 && (
        <Typography variant="body2" className="num" sx={{ color: 'text.secondary' }}>
          {t('events.held', { smart_count: held })}
        </Typography>
      )}
    </Box>
  );
}
