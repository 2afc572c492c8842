/** Values of performances and prices in words: a moment by its distance from each start where it is not one for all. */
import { useLocaleState } from 'ra-core';
import { eventDateDescriptor } from '../../../../schema/generated/programming/EventDate.ts';
import { instantToLocal } from '../../../../schema/localTime.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { nameOfValue } from '../../../../src/fields/nameOfValue.ts';
import { useLabel } from '../../../../src/i18n/useLabel.ts';
import { spellMinutes } from '../../ShowProgramme/model/saleMoments.ts';
import { useTexts } from './useTexts.ts';

const MINUTE = 60_000;
const status = eventDateDescriptor.properties.find(({ name }) => name === 'status');

interface Timed {
  readonly startDate: string;
  readonly timezone: string;
}

export function useWords() {
  const t = useTexts();
  const label = useLabel();
  const [locale] = useLocaleState();
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const number = new Intl.NumberFormat(locale);
  /** Minutes on the clock where it plays. */
  const distance = (at: string, { startDate, timezone }: Timed) =>
    (Date.parse(`${instantToLocal(startDate, timezone)}Z`) - Date.parse(`${instantToLocal(at, timezone)}Z`)) /
    MINUTE;
  const spellAt = (at: string, timezone: string) => formatInstant(at, timezone, locale, 'dateTime');
  return {
    state: (value: string | null) => (status && value ? nameOfValue(status, value, label) : '–'),
    places: (isUnlimited: boolean, total: number | null) =>
      isUnlimited ? t('massAction.unlimited') : number.format(total ?? 0),
    rate: (rate: number) => percent.format(rate / 100),
    at: (at: string | null, timezone: string) => (at ? spellAt(at, timezone) : t('massAction.noLimit')),
    /** Of several performances: the same moment for all, or as long before each. */
    moments(dates: readonly Timed[], of: (index: number) => string | null): readonly string[] {
      const all = dates.map((_, index) => of(index));
      const isOne = all.length > 1 && all.every((at) => at && Date.parse(at) === Date.parse(all[0] ?? ''));
      return dates.map((date, index) => {
        const at = all[index] ?? null;
        if (!at) return t('massAction.noLimit');
        const minutes = distance(at, date);
        if (isOne || minutes < 0) return spellAt(at, date.timezone);
        if (minutes === 0) return t('massAction.atStart');
        const { amount, unit } = spellMinutes(minutes);
        return t(`massAction.before.${unit}`, { smart_count: amount ?? 0 });
      });
    },
  };
}
