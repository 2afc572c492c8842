/** A number in the reader's writing, in digits that are under one another. */
import { useLocale } from 'ra-core';
import type { ValueProps } from './ValueProps.ts';

export function NumberValue({ value }: ValueProps) {
  const locale = useLocale() ?? 'en';
  return (
    <span className="num">
      {new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }).format(Number(value))}
    </span>
  );
}
