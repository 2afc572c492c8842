/** Today's and coming performances with their prices and what is left of each: one request, read again every 30 s. */
import { useQuery } from '@tanstack/react-query';
import { callAction } from '../../../../src/data/callAction.ts';
import type { RecordOf } from '../../../../src/data/fields.ts';
import { offerStock } from '../model/sellFrom.ts';
import type { RegisterPerformance, RegisterPrice } from '../model.ts';

const PRICE = ['name', 'type', 'facialValue', 'bookableStock', 'enabled', 'isHidden', 'manualSort'] as const;

const SHOW = ['title', 'color', 'timezone', 'currency', { venue: ['name'] }] as const;

const CONTINGENT = ['name', 'bookableStock', 'freeSeats', 'parent', 'isHidden', 'draft'] as const;

const FIELDS = [
  'startDate',
  'endDate',
  'bookableStock',
  'isNumberedSeating',
  { ticketing: SHOW, ticketPriceList: PRICE, stockContingentList: CONTINGENT },
] as const;

type PriceAnswer = RecordOf<'TicketPrice', typeof PRICE>;

type PerformanceAnswer = RecordOf<'EventDate', typeof FIELDS>;

export const PROGRAMME_KEY = ['register-programme'] as const;

function readPrice(answer: PriceAnswer): RegisterPrice {
  const { '@id': iri, name, type, facialValue, bookableStock } = answer;
  return { iri, name, type, facialValue, bookableStock };
}

function readPerformance(answer: PerformanceAnswer): RegisterPerformance {
  const { startDate, endDate, bookableStock, ticketing } = answer;
  const prices = answer.ticketPriceList
    .filter((price) => price.enabled && !price.isHidden)
    .sort((a, b) => (a.manualSort ?? 0) - (b.manualSort ?? 0))
    .map(readPrice);
  return {
    iri: answer['@id'],
    title: ticketing.title,
    color: ticketing.color,
    startDate,
    endDate,
    timezone: ticketing.timezone,
    currency: ticketing.currency,
    venueName: ticketing.venue?.name ?? '',
    isNumbered: answer.isNumberedSeating === true,
    ...offerStock(bookableStock, prices, answer.stockContingentList),
  };
}

/** @param day YYYY-MM-DD in the organiser's timezone; absent: from today on. */
export function useProgramme(day: string | undefined) {
  return useQuery({
    queryKey: [...PROGRAMME_KEY, day],
    refetchInterval: 30_000,
    queryFn: async ({ signal }) => {
      // A day's bounds are widened by the largest distance to UTC and cut in the performance's own timezone after.
      const from = day ? Date.parse(`${day}T00:00:00Z`) - 14 * 3_600_000 : Date.now() - 24 * 3_600_000;
      const query = {
        'startDate[gte]': new Date(from).toISOString(),
        'startDate[lte]': day && new Date(from + 54 * 3_600_000).toISOString(),
        'order[startDate]': 'asc',
        status: 'opened',
        itemsPerPage: 60,
      };
      const page = await callAction('EventDate.list', { query, fields: FIELDS }, { signal });
      return page.member.map(readPerformance);
    },
  });
}
