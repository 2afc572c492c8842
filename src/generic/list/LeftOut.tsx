/** How many of the chosen records a bulk call leaves out, because they are a colleague's. */
import { Alert } from '@mui/material';
import { useLocale, useTranslate } from 'ra-core';

export function LeftOut({ count }: { readonly count: number }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  if (count === 0) return null;
  const number = new Intl.NumberFormat(locale).format(count);
  return (
    <Alert severity="info" role="status" sx={{ my: 1 }}>
      {translate('app.bulk.leftOut', { smart_count: count, count: number })}
    </Alert>
  );
}
