/**
 * In which timezone and currency a filter's value is typed: those of the rows on the screen, or else the organiser's
 * timezone. A list may hold several; the first row decides.
 */
import { useListContext } from 'ra-core';
import { currencyDigits } from '../../../schema/currencyDigits.ts';
import type { PropertyDescriptor } from '../../../schema/descriptor.ts';
import { getPath } from '../../data/paths.ts';
import { useOwnerTimezone } from '../../data/useOwnerTimezone.ts';

export interface Scale {
  readonly zone: string;
  readonly currency: string | undefined;
  readonly digits: number;
}

export function useScale(property: PropertyDescriptor): Scale {
  const { data } = useListContext();
  const { timezoneFrom, currencyFrom, kind } = property;
  const fromRow = getPath(data?.[0], kind === 'dateTime' ? timezoneFrom : currencyFrom);
  const ofOwner = useOwnerTimezone();
  const found = fromRow ?? (kind === 'dateTime' ? ofOwner : undefined);
  const currency = kind === 'money' && typeof found === 'string' ? found : undefined;
  return {
    zone: kind === 'dateTime' && typeof found === 'string' ? found : 'UTC',
    currency,
    digits: currency ? currencyDigits(currency) : 2,
  };
}
