import { describe, expect, it } from 'vitest';
import { queryDates, queryShows, readFilter, readLayout } from './eventsAddress.ts';

const address = (text: string) => new URLSearchParams(text);
const clock = { now: new Date('2031-03-29T22:30:00Z'), timezone: 'Europe/Paris' };

describe('the address of the programme', () => {
  it.each([
    ['', 'list'],
    ['layout=cards', 'cards'],
    ['layout=circles', 'list'],
    ['filter={}', 'table'],
    ['layout=cards&page=2', 'table'],
  ] as const)('"%s" is the layout %s', (text, want) => {
    expect(readLayout(address(text))).toBe(want);
  });

  it('is what is to come, of every state, where nothing is asked for', () => {
    expect(readFilter(address('state=loud'))).toEqual({
      when: 'coming',
      state: undefined,
      find: '',
      venue: '',
    });
  });
});

describe('the performances that are asked for', () => {
  const everything = readFilter(address('when=all'));

  it('are those of the local day, which loses an hour in spring', () => {
    expect(queryDates({ ...everything, when: 'today' }, clock)).toEqual({
      'startDate[gte]': '2031-03-28T23:00:00Z',
      'startDate[lt]': '2031-03-29T23:00:00Z',
      'order[startDate]': 'asc',
    });
    expect(queryDates({ ...everything, when: 'week' }, clock)).toMatchObject({
      'startDate[lt]': '2031-04-04T22:00:00Z',
    });
  });

  it('are the last ones first where they are past', () => {
    expect(queryDates({ ...everything, when: 'past' }, clock)).toEqual({
      'startDate[lt]': '2031-03-29T22:30:00.000Z',
      'order[startDate]': 'desc',
    });
  });

  it('are of a show, a venue and a state', () => {
    const filter = readFilter(address('when=all&state=notOnSale&find=cyr&venue=3'));
    expect(queryDates(filter, clock)).toEqual({
      'availabilityStatus[]': ['onHold', 'noTicketPrice', 'other'],
      'ticketing.title[contains]': 'cyr',
      'ticketing.venue': '3',
      'order[startDate]': 'asc',
    });
    expect(queryShows(filter)).toEqual({
      'futureEventDatesAvailabilityStatus[]': ['onHold', 'noTicketPrice', 'other'],
      'title[contains]': 'cyr',
      venue: '3',
      'order[title]': 'asc',
    });
  });
});
