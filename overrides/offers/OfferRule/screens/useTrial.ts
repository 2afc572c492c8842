/** The places of a trial cart: performances to come with their prices, in one request, and how many of each are tried. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callAction } from '../../../../src/data/callAction.ts';
import type { RecordOf } from '../../../../src/data/fields.ts';
import { WEEKDAYS } from '../model/offer.ts';
import { readId, type TrialLine } from '../model/trialCart.ts';

const FIELDS = [
  'startDate',
  {
    ticketing: ['title', 'timezone', 'currency'],
    ticketPriceList: ['name', 'facialValue', 'enabled', 'isHidden', 'manualSort'],
  },
] as const;

type Performance = RecordOf<'EventDate', typeof FIELDS>;

/** Of a season's next weeks. */
const MOST = 40;

/** A weekday as the offer compares it: the performance's, in its own timezone. */
function weekdayOf({ startDate, ticketing }: Performance): TrialLine['weekday'] {
  const day = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: ticketing.timezone }).format(
    new Date(startDate),
  );
  return WEEKDAYS.find((weekday) => weekday === day.toLowerCase()) ?? 'monday';
}

export interface TrialPrice {
  readonly key: string;
  readonly name: string;
  readonly line: TrialLine;
}

export interface TrialPerformance {
  readonly id: string;
  readonly title: string;
  readonly startDate: string;
  readonly timezone: string;
  readonly currency: string;
  readonly prices: readonly TrialPrice[];
}

function readPerformance(answer: Performance): TrialPerformance {
  const { ticketing, startDate } = answer;
  const shown = answer.ticketPriceList
    .filter((price) => price.enabled && !price.isHidden)
    .toSorted((a, b) => (a.manualSort ?? 0) - (b.manualSort ?? 0));
  return {
    id: answer['@id'],
    title: ticketing.title,
    startDate,
    timezone: ticketing.timezone,
    currency: ticketing.currency,
    prices: shown.map((price) => ({
      key: price['@id'],
      name: price.name,
      line: {
        ticketPrice: readId(price['@id']),
        ticketing: readId(ticketing['@id']),
        weekday: weekdayOf(answer),
        value: price.facialValue,
        quantity: 0,
      },
    })),
  };
}

export function useTrial() {
  const { data, error, refetch } = useQuery({
    queryKey: ['OfferRule', 'trial', 'performances'],
    queryFn: async ({ signal }) => {
      const query = {
        'startDate[gte]': new Date().toISOString(),
        'order[startDate]': 'asc',
        itemsPerPage: MOST,
      };
      const page = await callAction('EventDate.list', { query, fields: FIELDS }, { signal });
      return page.member.map(readPerformance).filter(({ prices }) => prices.length > 0);
    },
  });
  const all = data ?? [];
  const [picked, setPicked] = useState<readonly string[]>();
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>();
  const [first] = all;
  const chosen = (picked ?? (first ? [first.id] : [])).flatMap(
    (id) => all.find((one) => one.id === id) ?? [],
  );
  // Two places at the first price, until somebody changes them: an empty cart shows nothing.
  const usual = first?.prices[0] ? { [first.prices[0].key]: 2 } : {};
  const counted = quantities ?? usual;
  const prices = chosen.flatMap((performance) => performance.prices);
  return {
    all,
    isLoading: !data && !error,
    error,
    refetch,
    chosen,
    quantityOf: (key: string) => counted[key] ?? 0,
    setQuantity: (key: string, quantity: number) =>
      setQuantities({ ...counted, [key]: Math.max(0, Math.min(30, quantity)) }),
    pick: (index: number, id: string) =>
      setPicked(chosen.map((one, place) => (place === index ? id : one.id))),
    add: () => {
      const next = all.find((one) => chosen.every(({ id }) => id !== one.id));
      if (next) setPicked([...chosen.map(({ id }) => id), next.id]);
    },
    remove: (index: number) => setPicked(chosen.filter((_, place) => place !== index).map(({ id }) => id)),
    lines: prices.map(({ key, line }) => ({ ...line, quantity: counted[key] ?? 0 })),
    keys: prices.map(({ key }) => key),
  };
}
