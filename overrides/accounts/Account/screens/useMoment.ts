/**
 * Instants of an account as text. It belongs to no organiser whose timezone could be meant: the browser's is taken,
 * where its person is.
 */
import { useLocaleState } from 'ra-core';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { useTexts } from './useTexts.ts';

export function useMoment() {
  const [locale] = useLocaleState();
  const translate = useTexts();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const moment = (iso: string) => formatInstant(iso, timeZone, locale, 'dateTime');
  return {
    created: (iso: string) => translate('account.created', { date: moment(iso) }),
    used: (iso: string | null) =>
      iso ? translate('account.used', { date: moment(iso) }) : translate('account.neverUsed'),
    expires: (iso: string) =>
      translate(Date.parse(iso) < Date.now() ? 'account.expired' : 'account.expires', {
        date: formatInstant(iso, timeZone, locale, 'date'),
      }),
  };
}
