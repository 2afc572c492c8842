/** How many records the list has, under its title. */
import { useListContext, useLocale, useTranslate } from 'ra-core';

export function ListTotal() {
  const { total, meta } = useListContext();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  // "Nothing yet" is shown by the empty state.
  if (total === undefined || total === 0) return <>&nbsp;</>;
  const count = new Intl.NumberFormat(locale).format(total);
  if (meta?.isTotalBound) return <>{translate('app.list.totalBound', { count })}</>;
  return <>{total === 1 ? translate('app.list.totalOne') : translate('app.list.totalMany', { count })}</>;
}
