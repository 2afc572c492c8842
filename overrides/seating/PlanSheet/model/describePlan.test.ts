/** What stands on a printed plan: a page a floor, and a page a zone where a floor is too large to be read. */
import { describe, expect, it } from 'vitest';
import { showDrawing } from '../../SeatConfig/model/savePlan.ts';
import { type DrawnSeat, makeRows, type RowsToAdd } from '../../SeatConfig/model.ts';
import { describePlan } from './describePlan.ts';

const facts = {
  operator: 'Théâtre',
  label: 'Grande salle',
  show: 'Hamlet',
  startDate: '2026-11-26T19:30:00Z',
  timezone: 'Europe/Paris',
  drawnAt: '2026-11-26T18:30:00Z',
};

const rows = (options: Partial<RowsToAdd>, at: { readonly key: number; readonly y: number }) =>
  makeRows(
    {
      rows: 2,
      seats: 4,
      firstRow: 'A',
      skipsLetters: true,
      numbering: 'left',
      arc: 0,
      aisleAfter: 0,
      type: 'normal',
      floor: '',
      zone: '',
      ...options,
    },
    at,
  );

const print = (seats: readonly DrawnSeat[], states: string | null) =>
  describePlan(showDrawing({ seats, blocks: [] }), states, facts, 'en');

const textsOf = (sheet: ReturnType<typeof print>, page: number, tone: string) =>
  sheet.pages[page]?.texts.filter((text) => text.tone === tone).map(({ text }) => text);

describe('the printed plan of a performance', () => {
  const seats = [
    ...rows({ floor: 'Stalls' }, { key: 1, y: 0 }),
    ...rows({ floor: 'Balcony', firstRow: 'M' }, { key: 9, y: 20 }),
  ];

  it('has a page a floor, with who has which seat, counted, and the rows named at both ends', () => {
    const sheet = print(seats, '3312000003456000');
    expect([sheet.title, sheet.subtitle]).toEqual(['Hamlet', '26 November 2026 at 20:30 · Grande salle']);
    expect(sheet.pages.map(({ name }) => name)).toEqual(['Stalls', 'Balcony']);
    expect(sheet.pages.map(({ legend }) => legend.map(({ name, count }) => `${name} ${count}`))).toEqual([
      ['Free 4', 'In a cart 1', 'Reserved 1', 'Sold 2'],
      ['Free 4', 'Sold 1', 'Not for sale 1', 'House hold 1', 'Contingent 1'],
    ]);
    expect(textsOf(sheet, 0, 'strong')).toEqual(['A', 'A', 'B', 'B']);
    expect(textsOf(sheet, 0, 'light')).toEqual(['1', '2']);
  });

  it('leaves out the number of a seat that is crossed out', () => {
    const sheet = print(seats.slice(0, 4), '4000');
    expect(textsOf(sheet, 0, 'plain')).toEqual(['2', '3', '4']);
  });

  it('has a page a zone more where seats are too small to be numbered', () => {
    const wide = (zone: string, at: { readonly key: number; readonly y: number }) =>
      rows({ seats: 120, zone, floor: 'Hall' }, at);
    const sheet = print([...wide('North', { key: 1, y: 0 }), ...wide('South', { key: 241, y: 60 })], null);
    expect(sheet.pages.map(({ name }) => name)).toEqual(['Hall', 'Hall · North', 'Hall · South']);
    expect(textsOf(sheet, 0, 'plain')).toEqual([]);
  });
});

describe('the printed plan of a room', () => {
  it('shows the seats for wheelchairs instead of who has which', () => {
    const type = 'reduced_mobility' as const;
    const seats = [
      ...rows({}, { key: 1, y: 0 }),
      ...rows({ type, rows: 1, firstRow: 'C' }, { key: 9, y: 4 }),
    ];
    const [page] = print(seats, null).pages;
    expect(page?.legend.map(({ name, count }) => `${name} ${count}`)).toEqual([
      'Seat 8',
      'Reduced mobility 4',
    ]);
  });
});
