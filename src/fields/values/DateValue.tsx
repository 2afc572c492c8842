/** A day of the calendar, the same wherever it is read. */
import { useLocale } from 'ra-core';
import { formatInstant } from '../formatInstant.ts';
import type { ValueProps } from './ValueProps.ts';

export function DateValue({ value }: ValueProps) {
  const locale = useLocale() ?? 'en';
  return <span className="num">{formatInstant(`${String(value)}T00:00:00Z`, 'UTC', locale, 'date')}</span>;
}
