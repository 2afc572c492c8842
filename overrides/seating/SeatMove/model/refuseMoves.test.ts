import { describe, expect, it } from 'vitest';
import { type MovableSeat, refuseMoves, type SeatMove } from './refuseMoves.ts';

const free = (id: number, more: Partial<MovableSeat> = {}): MovableSeat => ({
  id,
  label: `A-${id}`,
  eventDate: 1,
  group: 3,
  contingent: null,
  status: 'available',
  holdType: null,
  isLocked: false,
  cart: null,
  order: null,
  ...more,
});
const sold = (id: number, order: number, more: Partial<MovableSeat> = {}) =>
  free(id, { status: 'in_order', cart: 90, order, ...more });
const held = (id: number, cart: number) => free(id, { status: 'in_cart', holdType: 'desk', cart });

const refuse = (seats: readonly MovableSeat[], ...moves: readonly SeatMove[]) => {
  const refusal = refuseMoves(new Map(seats.map((seat) => [seat.id, seat])), moves);
  return refusal && [refusal.why, refusal.seats.map(({ label }) => label)];
};

describe('people who change seats', () => {
  it('go to a free seat of the same group, by order or by cart', () => {
    expect(refuse([sold(1, 7), free(2)], { from: 1, to: 2, order: 7 })).toBe(undefined);
    expect(refuse([held(1, 5), free(2)], { from: 1, to: 2, cart: 5 })).toBe(undefined);
  });

  it('swap with another party, or follow one another in a circle', () => {
    const seats = [sold(1, 7), sold(2, 8), held(3, 5)];
    expect(refuse(seats, { from: 1, to: 2, order: 7 }, { from: 2, to: 1, order: 8 })).toBe(undefined);
    expect(
      refuse(seats, { from: 1, to: 2, order: 7 }, { from: 2, to: 3, order: 8 }, { from: 3, to: 1, cart: 5 }),
    ).toBe(undefined);
  });

  it('never to a seat that somebody keeps, nor two to one', () => {
    expect(refuse([sold(1, 7), sold(2, 8)], { from: 1, to: 2, order: 7 })).toEqual(['taken', ['A-2']]);
    expect(
      refuse([sold(1, 7), free(2, { status: 'dismissed', holdType: 'house' })], { from: 1, to: 2, order: 7 }),
    ).toEqual(['taken', ['A-2']]);
    expect(
      refuse([sold(1, 7), sold(3, 7), free(2)], { from: 1, to: 2, order: 7 }, { from: 3, to: 2, order: 7 }),
    ).toEqual(['twice', ['A-2', 'A-2']]);
    expect(
      refuse([sold(1, 7), free(2), free(3)], { from: 1, to: 2, order: 7 }, { from: 1, to: 3, order: 7 }),
    ).toEqual(['twice', ['A-2', 'A-3']]);
  });

  it('stay where the seat is locked, another’s by now, or of another performance', () => {
    expect(refuse([sold(1, 7, { isLocked: true }), free(2)], { from: 1, to: 2, order: 7 })).toEqual([
      'locked',
      ['A-1'],
    ]);
    expect(refuse([sold(1, 8), free(2)], { from: 1, to: 2, order: 7 })).toEqual(['changed', ['A-1']]);
    expect(refuse([sold(1, 8), free(2)], { from: 1, to: 2, cart: 90 })).toEqual(['changed', ['A-1']]);
    expect(refuse([free(1), free(2)], { from: 1, to: 2 })).toEqual(['changed', ['A-1']]);
    expect(refuse([sold(1, 7), free(2, { eventDate: 2 })], { from: 1, to: 2, order: 7 })).toEqual([
      'elsewhere',
      ['A-2'],
    ]);
  });

  it('R3: get a new ticket in another seat group, which is an exchange', () => {
    expect(refuse([sold(1, 7), free(2, { group: 4 })], { from: 1, to: 2, order: 7 })).toEqual([
      'group',
      ['A-2'],
    ]);
  });
});
