import { describe, expect, it } from 'vitest';
import { answerOption, listRequested, type OptionLine, summarizeOption } from './answerOption.ts';

const line = (eventDate: number, ticketPrice: number, quantity: number, more = {}): OptionLine => ({
  eventDate,
  ticketPrice,
  quantity,
  priceName: ticketPrice % 2 ? 'Pupil' : 'Teacher',
  ...more,
});

const lines = [line(1, 11, 28), line(1, 12, 3, { stockContingent: 5 }), line(2, 21, 28)];
const entries = listRequested(lines);
const thursday = new Map([
  [
    3,
    new Map([
      ['Pupil', 31],
      ['Teacher', 32],
    ]),
  ],
]);

describe('an option', () => {
  it('asks for each performance apart, with places by price and by contingent', () => {
    expect(entries).toEqual([
      {
        status: 'pending',
        requestedEventDate: 1,
        approvedEventDate: null,
        requestedParticipantNb: 31,
        approvedParticipantNb: null,
        requestedParticipantNbPerTicketPriceHash: { 11: 28, 12: 3 },
        requestedParticipantNbPerContingent: { 5: 3 },
      },
      {
        status: 'pending',
        requestedEventDate: 2,
        approvedEventDate: null,
        requestedParticipantNb: 28,
        approvedParticipantNb: null,
        requestedParticipantNbPerTicketPriceHash: { 21: 28 },
        requestedParticipantNbPerContingent: {},
      },
    ]);
  });

  it('keeps what is approved and gives back what is rejected', () => {
    const answered = answerOption(
      { entries, lines },
      [
        { eventDate: 1, status: 'approved' },
        { eventDate: 2, status: 'rejected' },
      ],
      new Map(),
    );
    expect(answered).toMatchObject({
      lines: [{ ticketPrice: 11 }, { ticketPrice: 12 }],
      entries: [
        { status: 'approved', approvedEventDate: 1, approvedParticipantNb: 31 },
        { status: 'rejected', approvedEventDate: null, approvedParticipantNb: null },
      ],
    });
  });

  it('approved on another performance moves to its prices of the same names, and back when it is asked again', () => {
    const moved = answerOption(
      { entries, lines },
      [{ eventDate: 1, status: 'approved', approvedEventDate: 3 }],
      thursday,
    );
    if ('obstacle' in moved) throw new Error(moved.obstacle);
    expect(moved.lines).toEqual([
      line(2, 21, 28),
      { eventDate: 3, ticketPrice: 31, quantity: 28, priceName: 'Pupil' },
      { eventDate: 3, ticketPrice: 32, quantity: 3, priceName: 'Teacher' },
    ]);
    const back = answerOption(
      moved,
      [{ eventDate: 1, status: 'pending' }],
      new Map([
        [
          1,
          new Map([
            ['Pupil', 11],
            ['Teacher', 12],
          ]),
        ],
      ]),
    );
    expect(back).toMatchObject({
      entries: [{ status: 'pending', approvedEventDate: null }, {}],
      lines: [{ ticketPrice: 21 }, { ticketPrice: 11, quantity: 28 }, { ticketPrice: 12, quantity: 3 }],
    });
  });

  it('is not approved where its places went, nor on a performance without its prices', () => {
    const rejected = answerOption({ entries, lines }, [{ eventDate: 2, status: 'rejected' }], new Map());
    if ('obstacle' in rejected) throw new Error(rejected.obstacle);
    expect(answerOption(rejected, [{ eventDate: 2, status: 'approved' }], new Map())).toEqual({
      obstacle: 'nothing',
      eventDate: 2,
    });
    expect(
      answerOption(
        { entries, lines },
        [{ eventDate: 1, status: 'approved', approvedEventDate: 4 }],
        thursday,
      ),
    ).toEqual({ obstacle: 'price', eventDate: 4, price: 'Pupil' });
    expect(answerOption({ entries, lines }, [{ eventDate: 9, status: 'approved' }], new Map())).toEqual({
      obstacle: 'unknown',
      eventDate: 9,
    });
  });

  it('is pending while one performance is, and approved when one was', () => {
    const of = (...statuses: ('pending' | 'approved' | 'rejected')[]) =>
      summarizeOption(statuses.map((status) => ({ status })));
    expect([of('approved', 'pending'), of('approved', 'rejected'), of('rejected', 'rejected')]).toEqual([
      'pending',
      'approved',
      'rejected',
    ]);
  });
});
