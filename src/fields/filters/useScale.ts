/**
 * In which timezone and currency a filter's value is typed: those of the rows on the screen, or else the
 * organiser's. A list may hold several; the first row speaks for it.
 */
import { useGetOne, useListContext } from 'ra-core';
import type { PropertyDescriptor } from '../../../schema/descriptor.ts';
import { isOwner } from '../../data/choose.ts';
import { getPath } from '../../data/paths.ts';
import { useSchema } from '../../generic/SchemaContext.tsx';
import { currentCaller } from '../../session/currentCaller.ts';
import { currencyDigits } from '../currencyDigits.ts';

export interface Scale {
  readonly zone: string;
  readonly currency: string | undefined;
  readonly digits: number;
}

const wanted = ['timezone', 'currency'] as const;

function useOwnerValues(isNeeded: boolean): Readonly<Record<string, unknown>> {
  const { entity, byName } = useSchema();
  const target = entity.properties.find((property) => isOwner(property, byName))?.target ?? '';
  const id = currentCaller()?.contract;
  const fields = wanted.filter((name) => byName.get(target)?.properties.some((each) => each.name === name));
  const { data } = useGetOne(
    target,
    { id: String(id), meta: { fields } },
    {
      enabled: isNeeded && fields.length > 0 && id !== undefined,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    },
  );
  return data ?? {};
}

export function useScale(property: PropertyDescriptor): Scale {
  const { data } = useListContext();
  const { timezoneFrom, currencyFrom, kind } = property;
  const fromRow = getPath(data?.[0], kind === 'dateTime' ? timezoneFrom : currencyFrom);
  const isAsked = kind === 'dateTime' || kind === 'money';
  const owner = useOwnerValues(isAsked && fromRow === undefined);
  const found = fromRow ?? (kind === 'dateTime' ? owner.timezone : owner.currency);
  const currency = kind === 'money' && typeof found === 'string' ? found : undefined;
  return {
    zone: kind === 'dateTime' && typeof found === 'string' ? found : 'UTC',
    currency,
    digits: currency ? currencyDigits(currency) : 2,
  };
}
