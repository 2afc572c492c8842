/** The seat map's rules: what is where, what is under a pointer, what is drawn, and what changed. */
import { describe, expect, it } from 'vitest';
import { findSimilar } from './findSimilar.ts';
import { offerSeats } from './offerSeats.ts';
import { drawLook, LookCache, type Pixels, paintSeats, type SeatShape } from './paintSeats.ts';
import { listAreas, listRowNames, listZoneNames } from './rows.ts';
import { buildGrid, hitSeat, listWithin } from './seatGrid.ts';
import { applyStates, readPlan, readStanding, SEAT_STATES, type SeatPlan } from './seatPlan.ts';
import { dragView, fitView, toPlan, toScreen, zoomView } from './view.ts';
import type { WireStates } from './wire.ts';

/** Rows of seats a unit apart; the garden side is zone 1, the court side zone 2. */
function makeRoom(rows: string, width: number): SeatPlan {
  const seats = [...rows].flatMap((row, y) =>
    Array.from({ length: width }, (_, x) => ({ row, x, y: y * 1.2, number: String(x + 1) })),
  );
  const column = <Value>(read: (seat: (typeof seats)[number], index: number) => Value) => seats.map(read);
  return readPlan({
    seats: {
      id: column((_, index) => 100 + index * 2),
      label: column(({ row, number }) => `${row}-${number}`),
      row: column(({ row }) => row),
      number: column(({ number }) => number),
      type: column(() => 'normal'),
      x: column(({ x }) => x),
      y: column(({ y }) => y),
      angle: column(() => 0),
      floor: column(() => 7),
      zone: column(({ x }) => (x < width / 2 ? 1 : 2)),
      info: column(() => ''),
      isObstructed: column(() => false),
    },
    floors: [{ id: 7, name: 'Stalls' }],
    zones: [
      { id: 1, name: 'Garden' },
      { id: 2, name: 'Court' },
    ],
    groups: [],
    blocks: [{ info: 'Stage', x: 0, y: -4, width: 4, height: 2, fontSize: 14 }],
  });
}

const room = makeRoom('ABC', 4);
const whole = (states: string, groups = [...states].map(() => 0)): WireStates => ({
  version: '10',
  plan: 'p',
  states,
  groups,
  contingents: null,
  changes: [],
});
const standingOf = (states: string) => {
  const standing = readStanding(whole(states));
  if (!standing) throw new Error('A whole answer was expected.');
  return standing;
};

describe('a plan', () => {
  it('is bounded by its seats and its stage', () => {
    expect(room.bounds.left).toBe(-0.5);
    expect(room.bounds.top).toBe(-4);
    expect(room.bounds.right).toBe(4);
    expect(room.bounds.bottom).toBeCloseTo(2.9);
  });

  it('is listed by zone and row, each from one end to the other', () => {
    const areas = listAreas(room);
    expect(areas.map(({ floor, zone, count }) => [floor, zone, count])).toEqual([
      ['Stalls', 'Garden', 6],
      ['Stalls', 'Court', 6],
    ]);
    expect(areas[0]?.rows).toEqual([
      { row: 'A', seats: [0, 1] },
      { row: 'B', seats: [4, 5] },
      { row: 'C', seats: [8, 9] },
    ]);
    const namesOf = (plan: SeatPlan) =>
      listRowNames(listAreas(plan), plan).filter(({ name }) => name === 'A');
    expect(namesOf(room)).toEqual([
      { name: 'A', x: -1, y: 0 },
      { name: 'A', x: 4, y: 0 },
    ]);
    // An aisle between the seats 2 and 3.
    const x = room.x.map((value, index) => value + (index % 4 > 1 ? 1.5 : 0));
    expect(namesOf({ ...room, x }).map((name) => name.x)).toEqual([-1, 2.25, 5.5]);
    expect(listZoneNames(areas, room).map(({ x }) => x)).toEqual([0.5, 2.5]);
  });
});

describe('how seats stand', () => {
  it('changes by what the server names, and keeps its identity where nothing does', () => {
    const before = standingOf('000000000000');
    const answer = { ...whole(''), states: null, groups: null, version: '12' };
    expect(applyStates(before, answer, room.seats.id)).toBe(before);
    const after = applyStates(before, { ...answer, changes: [[104, 3, 5, 0]] }, room.seats.id);
    expect([after?.version, after?.states[2], after?.groups[2], before.states[2]]).toEqual(['12', 3, 5, 0]);
  });

  it('is asked for as a whole where the plan is another one or a seat is unknown', () => {
    const before = standingOf('000000000000');
    const answer = { ...whole(''), states: null, groups: null };
    expect(applyStates(before, { ...answer, plan: 'other' }, room.seats.id)).toBeUndefined();
    expect(applyStates(before, { ...answer, changes: [[105, 3, 0, 0]] }, room.seats.id)).toBeUndefined();
  });
});

describe('what a sale from a contingent may take', () => {
  const [FREE, HELD, ELSEWHERE] = ['0', '1', '6'];
  const contingents = [7, 7, 7, 9, ...Array<number>(8).fill(0)];
  const standing = readStanding({ ...whole(`6616${'0'.repeat(8)}`), contingents });
  const offered = (contingent: number) => standing && [...offerSeats(standing, contingent).states].join('');

  it('are its own free seats: those of others, and everybody’s, are elsewhere', () => {
    expect(offered(7)).toBe(`${FREE}${FREE}${HELD}${ELSEWHERE}${ELSEWHERE?.repeat(8)}`);
    expect(offered(0)).toBe(`${ELSEWHERE?.repeat(2)}${HELD}${ELSEWHERE}${FREE?.repeat(8)}`);
  });

  it('are everybody’s where the contingent has no seats', () => {
    expect(offered(8)).toBe(offered(0));
  });
});

describe('a view', () => {
  const size = { width: 800, height: 600 };
  const whole = fitView(room.bounds, size);

  it('shows the whole plan in the middle', () => {
    const middle = toPlan(whole, { x: 400, y: 300 });
    expect(middle.x).toBeCloseTo(1.75);
    expect(middle.y).toBeCloseTo(-0.55);
  });

  it('is zoomed at the pointer, which keeps its place, and no farther than the whole', () => {
    const at = { x: 120, y: 80 };
    const near = zoomView(whole, { at, factor: 1.2, least: whole.scale });
    expect(toScreen(near, toPlan(whole, at))).toEqual({
      x: expect.closeTo(120) as number,
      y: expect.closeTo(80) as number,
    });
    expect(zoomView(near, { at, factor: 0.1, least: whole.scale }).scale).toBe(whole.scale);
  });

  it('is dragged, and the plan cannot be lost', () => {
    const bounds = { bounds: room.bounds, size };
    expect(dragView(whole, { x: whole.scale, y: 0 }, bounds).left).toBeCloseTo(whole.left - 1);
    const far = dragView(whole, { x: 1e6, y: 0 }, bounds);
    expect(toScreen(far, { x: room.bounds.left, y: 0 }).x).toBeLessThan(size.width);
  });
});

describe('a pointer', () => {
  const grid = buildGrid(room);

  it('hits the nearest seat, and none between the stage and the rows', () => {
    expect(hitSeat(room, grid, { x: 2.2, y: 1.1 }, 0.6)).toBe(6);
    expect(hitSeat(room, grid, { x: 1, y: -1.5 }, 0.6)).toBe(-1);
  });

  it('finds in a room of 100,000 what looking at each seat finds', () => {
    const large = makeRoom('ABCDEFGHIJ', 10_000);
    const cells = buildGrid(large);
    for (const at of [0, 1, 4321, 50_000, 99_999])
      expect(hitSeat(large, cells, { x: (large.x[at] ?? 0) + 0.3, y: large.y[at] ?? 0 }, 0.6)).toBe(at);
  });

  it('draws a line around seats', () => {
    const line = [
      { x: 0.5, y: -0.5 },
      { x: 2.5, y: -0.5 },
      { x: 2.5, y: 1.5 },
      { x: 0.5, y: 1.5 },
    ];
    expect(listWithin(room, grid, line)).toEqual([1, 2, 5, 6]);
    expect(listWithin(room, grid, line.slice(0, 2))).toEqual([]);
  });
});

describe('seats as pixels', () => {
  it('have another shape in every state, whatever the colour', () => {
    const shapes: readonly SeatShape[] = ['chosen', ...SEAT_STATES];
    const drawn = shapes.map((shape) =>
      drawLook({ shape, side: 14, angle: 0, color: 0, mark: 0 }).data.join(),
    );
    expect(new Set(drawn).size).toBe(shapes.length);
  });

  it('are drawn where they are, and nowhere else', () => {
    const pixels: Pixels = { width: 80, height: 80, data: new Uint32Array(6400).fill(1) };
    const painted = { plan: room, shapeOf: () => 'free' as const, colorOf: () => 0x336699, onChosen: 0 };
    paintSeats(pixels, { scale: 20, left: -1, top: -1 }, painted, new LookCache());
    const at = (x: number, y: number) => pixels.data[y * 80 + x];
    expect(at(20, 20)?.toString(16)).toBe('ff996633');
    expect([at(30, 20), at(79, 79), at(0, 0)]).toEqual([0, 0, 0]);
  });
});

describe('a seat that was lost', () => {
  it('is replaced by the nearest free one of its group and type', () => {
    const standing = standingOf('010000000000');
    expect(findSimilar(room, standing, 1, new Set([0]))).toBe(2);
    expect(findSimilar(room, standingOf('333333333333'), 1, new Set())).toBe(-1);
    const grouped = { ...standing, groups: Int32Array.from([1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1]) };
    expect(findSimilar(room, grouped, 1, new Set())).toBe(10);
  });
});
