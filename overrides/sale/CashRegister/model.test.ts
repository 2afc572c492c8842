import { describe, expect, it } from 'vitest';
import { offerStock, sellFrom } from './model/sellFrom.ts';
import {
  isSplit,
  type PaymentMethod,
  parseAmount,
  planSplit,
  settle,
  suggestGiven,
  type Tender,
  tenderWith,
} from './model/tender.ts';
import {
  changeQuantity,
  findLocalDay,
  isNext,
  isSameCart,
  isSameTerms,
  keyOf,
  listSavings,
  type RegisterPerformance,
  searchPerformances,
  sumLines,
  toggleSeat,
} from './model.ts';

const full = { iri: '/p/1', name: 'Plein tarif', type: 'full_price', facialValue: 2300, bookableStock: 2 };
const free = { iri: '/p/2', name: 'Invitation', type: 'exempted', facialValue: 0, bookableStock: null };
const evening: RegisterPerformance = {
  iri: '/e/1',
  title: 'Le Misanthrope',
  color: null,
  startDate: '2026-11-21T19:30:00Z',
  endDate: '2026-11-21T20:10:00Z',
  timezone: 'Europe/Paris',
  currency: 'EUR',
  venueName: 'Grande Salle',
  bookableStock: 2,
  forEverybody: 2,
  isNumbered: true,
  prices: [full, free],
  contingents: [],
};

describe('changeQuantity', () => {
  it('adds a line, raises it, and lets it leave at zero', () => {
    const one = changeQuantity([], { performance: evening, price: full, by: 1, held: 0 });
    const two = changeQuantity(one, { performance: evening, price: full, by: 1, held: 0 });
    expect(two.map(({ quantity }) => quantity)).toEqual([2]);
    expect(changeQuantity(two, { performance: evening, price: full, by: -2, held: 0 })).toEqual([]);
  });

  it('stops at what is left, counting what this cart holds already', () => {
    const lines = changeQuantity([], { performance: evening, price: full, by: 5, held: 0 });
    expect(lines[0]?.quantity).toBe(2);
    const soldOut = { ...full, bookableStock: 0 };
    const held = changeQuantity(lines, { performance: evening, price: soldOut, by: 1, held: 2 });
    expect(held[0]?.quantity).toBe(2);
  });
});

describe('toggleSeat', () => {
  const seatOf = (label: string) => ({ iri: `/s/${label}`, label });
  const none = new Map<string, readonly { iri: string; label: string }[]>();
  const pick = { performance: evening, price: full, given: none };

  it('adds a seat to the line of its price, and takes it away when it is pressed again', () => {
    const one = toggleSeat([], { ...pick, seat: seatOf('A-1') });
    const two = toggleSeat(one, { ...pick, seat: seatOf('A-2') });
    expect(two.map(({ quantity, seats }) => [quantity, seats?.map(({ label }) => label)])).toEqual([
      [2, ['A-1', 'A-2']],
    ]);
    const back = toggleSeat(two, { ...pick, price: undefined, seat: seatOf('A-1') });
    expect(back.map(({ quantity, seats }) => [quantity, seats])).toEqual([[1, [seatOf('A-2')]]]);
    expect(toggleSeat(back, { ...pick, price: undefined, seat: seatOf('A-2') })).toEqual([]);
  });

  it('keeps the seats that a line was given before one is chosen beside them', () => {
    const given = new Map([[keyOf(full.iri), [seatOf('C-5')]]]);
    const lines = [{ price: full, performance: evening, quantity: 1 }];
    const [line] = toggleSeat(lines, { ...pick, given, seat: seatOf('C-6') });
    expect([line?.quantity, line?.seats]).toEqual([2, [seatOf('C-5'), seatOf('C-6')]]);
  });

  it('leaves a cart that names other seats to be sent, and one place less names one seat less', () => {
    const [one] = toggleSeat([], { ...pick, seat: seatOf('A-1') });
    const lines = toggleSeat(one ? [one] : [], { ...pick, seat: seatOf('A-2') });
    expect(isSameCart(lines, [{ price: full, performance: evening, quantity: 2 }])).toBe(false);
    const less = changeQuantity(lines, { performance: evening, price: full, by: -1, held: 2 });
    expect(less[0]?.seats).toEqual([seatOf('A-1')]);
  });
});

describe('what is sold from a contingent', () => {
  const contingent = { parent: null, isHidden: false, draft: false, bookableStock: 5, freeSeats: null };
  const partner = { ...contingent, '@id': '/c/1', name: 'Partner', freeSeats: 3 };
  const quarter = {
    ...partner,
    '@id': '/c/2',
    name: 'Quarter',
    freeSeats: 2,
    parent: '/c/1',
    isHidden: true,
  };
  const number = { ...contingent, '@id': '/c/3', name: 'Number', bookableStock: 30 };
  const stock = offerStock(20, [full, free], [partner, quarter, number]);

  it('is its own seats, which others do not have; one without seats takes from everybody’s', () => {
    expect([stock.bookableStock, stock.forEverybody]).toEqual([18, 15]);
    expect(stock.prices.map(({ bookableStock }) => bookableStock)).toEqual([2, 15]);
    expect(
      stock.contingents.map(({ name, bookableStock, isOffered }) => [name, bookableStock, isOffered]),
    ).toEqual([
      ['Partner', 3, true],
      ['Quarter', 2, false],
      ['Number', 15, true],
    ]);
  });

  it('is a line of its own beside the same price for everybody', () => {
    const show = { ...evening, ...stock };
    const change = { price: free, by: 1, held: 0 };
    const one = changeQuantity([], { ...change, performance: show });
    const both = changeQuantity(one, { ...change, performance: sellFrom(show, '/c/1') });
    expect(both.map(({ contingent: from, quantity }) => [from?.name, quantity])).toEqual([
      [undefined, 1],
      ['Partner', 1],
    ]);
    expect(isSameCart(both, [...one, ...one])).toBe(false);
  });

  it('is not a hidden one', () => {
    expect(sellFrom({ ...evening, ...stock }, '/c/2').contingent).toBeUndefined();
  });
});

describe('sumLines', () => {
  it('is the sum of the lines in minor units', () => {
    const lines = [
      { price: full, performance: evening, quantity: 2 },
      { price: free, performance: evening, quantity: 1 },
    ];
    expect(sumLines(lines)).toBe(4600);
  });
});

describe('listSavings', () => {
  it('sums what each offer takes off a price, and leaves out what costs as before', () => {
    const row = { ticketPrice: '/p/1', cartItem: null, quantity: 2, facialValueWithoutOffer: 2300 };
    const offer = { title: 'Three for two' };
    expect([
      ...listSavings([
        { ...row, facialValue: 2300, offer },
        { ...row, quantity: 1, facialValue: 0, offer },
        { ...row, facialValue: 1300, offer },
        { ...row, facialValue: 2300, offer: null },
      ]),
    ]).toEqual([[keyOf('/p/1'), [{ offer: 'Three for two', saved: 4300 }]]]);
  });
});

describe('isSameTerms', () => {
  it('compares the codes and who buys', () => {
    const terms = { codes: ['A'], customer: '/c/1' };
    expect(isSameTerms(terms, { ...terms, codes: ['A'] })).toBe(true);
    expect(isSameTerms(terms, { ...terms, codes: ['A', 'B'] })).toBe(false);
    expect(isSameTerms(terms, { ...terms, customer: null })).toBe(false);
  });
});

describe('isSameCart', () => {
  it('does not mind the order of the lines', () => {
    const a = { price: full, performance: evening, quantity: 2 };
    const b = { price: free, performance: evening, quantity: 1 };
    expect(isSameCart([a, b], [b, a])).toBe(true);
    expect(isSameCart([a], [{ ...a, quantity: 1 }])).toBe(false);
  });
});

describe('isNext', () => {
  const at = (time: string) => isNext(evening, Date.parse(`2026-11-21T${time}Z`));

  it('is what is to come, and for an hour what began, until it is over', () => {
    expect([at('18:00:00'), at('19:45:00'), at('20:10:00')]).toEqual([true, true, false]);
    const open = { ...evening, endDate: null };
    expect(isNext(open, Date.parse('2026-11-21T20:20:00Z'))).toBe(true);
    expect(isNext(open, Date.parse('2026-11-21T20:40:00Z'))).toBe(false);
  });
});

describe('searchPerformances', () => {
  it('finds without accents or case, by title and venue together', () => {
    const list = [evening, { ...evening, title: 'Élégie', venueName: 'Studio' }];
    expect(searchPerformances(list, 'elegie stu').map(({ title }) => title)).toEqual(['Élégie']);
  });
});

describe('suggestGiven', () => {
  it.each([
    [3700, 'EUR', [3700, 4000, 5000, 10_000]],
    [550, 'XPF', [550, 1000, 5000, 10_000]],
    [0, 'EUR', []],
  ])('for %i %s is %j', (total, currency, want) => {
    expect(suggestGiven(total, currency)).toEqual(want);
  });
});

const [cash, card, check] = (['cash', 'card', 'check'] as const).map(
  (code): PaymentMethod => ({ id: code, code, name: code, flexible: true }),
) as [PaymentMethod, PaymentMethod, PaymentMethod];

describe('settle', () => {
  it('gives change on cash and never pays more than the total', () => {
    expect(settle(4600, { kind: 'one', method: cash, given: 5000 })).toEqual({
      payments: [{ method: cash, amount: 4600, given: 5000 }],
      change: 400,
      missing: 0,
    });
  });
  it('says what is missing', () => {
    expect(settle(4600, { kind: 'one', method: cash, given: 4000 })).toMatchObject({
      change: 0,
      missing: 600,
    });
  });
  it('takes exactly the total by any other method, and nothing of a free sale', () => {
    const payments = [{ method: check, amount: 4600 }];
    expect(settle(4600, { kind: 'one', method: check, given: 0 })).toEqual({
      payments,
      change: 0,
      missing: 0,
    });
    expect(settle(0, { kind: 'one', method: check, given: 0 }).payments).toEqual([]);
  });
  it('puts the rest on the last method when several are used, and nothing where none is left', () => {
    const split = (amounts: readonly [number, number]) =>
      settle(4600, {
        kind: 'split',
        parts: [
          { method: cash, amount: amounts[0] },
          { method: check, amount: amounts[1] },
        ],
        rest: card,
      });
    const pays = (amounts: readonly [number, number]) =>
      split(amounts).payments.map(({ method, amount }) => [method.code, amount]);
    expect(pays([2000, 0])).toEqual([
      ['cash', 2000],
      ['card', 2600],
    ]);
    expect(pays([2000, 2600])).toEqual([
      ['cash', 2000],
      ['check', 2600],
    ]);
    expect(isSplit(4600, split([2000, 600]))).toBe(true);
    // One method alone is no split, and no part is beyond the total.
    expect(isSplit(4600, split([0, 0]))).toBe(false);
    expect(isSplit(4600, split([2000, 3000]))).toBe(false);
  });
});

describe('several methods', () => {
  it('are those that take a part; the card takes the rest, for a terminal to be asked', () => {
    expect(planSplit([card, cash, check])).toEqual({ parts: [cash, check], rest: card });
    expect(planSplit([cash, { ...check, flexible: false }])).toBeUndefined();
    expect(planSplit([cash, { ...card, flexible: false }, check])).toEqual({ parts: [cash], rest: check });
  });

  it('contain what a terminal has taken, whatever was typed meanwhile', () => {
    const methods = [cash, card, check];
    const typed: Tender = { kind: 'split', parts: [{ method: check, amount: 1000 }], rest: card };
    expect(tenderWith(3600, { total: 4600, typed, methods })).toBe(typed);
    const other = tenderWith(2600, { total: 4600, typed, methods });
    expect(other && settle(4600, other).payments).toMatchObject([
      { method: cash, amount: 2000 },
      { method: card, amount: 2600 },
    ]);
    expect(tenderWith(4600, { total: 4600, typed, methods })).toEqual({
      kind: 'one',
      method: card,
      given: 0,
    });
  });
});

describe('parseAmount', () => {
  it.each([
    ['46,5', 2, 4650],
    ['46.50', 2, 4650],
    ['46', 2, 4600],
    ['1 200', 0, 1200],
    ['46,505', 2, undefined],
    ['abc', 2, undefined],
  ])('reads "%s" with %i decimals as %s', (text, digits, want) => {
    expect(parseAmount(text, digits)).toBe(want);
  });
});

describe('findLocalDay', () => {
  it('is the day of the venue, not of UTC', () => {
    expect(findLocalDay('2026-11-20T23:30:00Z', 'Europe/Paris')).toBe('2026-11-21');
  });
});
