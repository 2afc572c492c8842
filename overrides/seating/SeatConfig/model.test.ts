import { describe, expect, it } from 'vitest';
import { makeBlocks } from '../SeatShapes/model/makeBlocks.ts';
import { makeTables } from '../SeatShapes/model/makeTables.ts';
import {
  copySeats,
  mirrorSeats,
  moveSeats,
  numberChosen,
  removeSeats,
  turnChosen,
} from './model/changeChosen.ts';
import { findFaults } from './model/findFaults.ts';
import { beginHistory, draw, redo, undo } from './model/history.ts';
import { readDrawing, saveSeats, showDrawing } from './model/savePlan.ts';
import {
  changeSeats,
  countBy,
  type Drawing,
  findFreeLine,
  labelOf,
  makeRows,
  nextRow,
  numberRow,
  type RowsToAdd,
  round,
} from './model.ts';

const plain: RowsToAdd = {
  rows: 2,
  seats: 4,
  firstRow: 'A',
  skipsLetters: true,
  numbering: 'left',
  arc: 0,
  aisleAfter: 0,
  type: 'normal',
  floor: '',
  zone: 'Stalls',
};

const drawRows = (options: Partial<RowsToAdd> = {}): Drawing => ({
  seats: makeRows({ ...plain, ...options }, { key: 1, y: 0 }),
  blocks: [],
});

describe('rows', () => {
  it('are named on, without I and O where these are skipped, and by numbers', () => {
    expect([nextRow('H', true), nextRow('H', false), nextRow('N', true)]).toEqual(['J', 'I', 'P']);
    expect([nextRow('Z', true), nextRow('9', true)]).toEqual(['AA', '10']);
  });

  it('are numbered from the left, the right, odd and even, or the middle', () => {
    expect(numberRow(6, 'left')).toEqual([1, 2, 3, 4, 5, 6]);
    expect(numberRow(6, 'right')).toEqual([6, 5, 4, 3, 2, 1]);
    expect(numberRow(6, 'oddEven')).toEqual([5, 3, 1, 2, 4, 6]);
    expect(numberRow(6, 'middle')).toEqual([3, 2, 1, 4, 5, 6]);
    for (const numbering of ['left', 'right', 'oddEven', 'middle'] as const)
      expect(new Set(numberRow(7, numbering)).size).toBe(7);
  });

  it('are straight, with an aisle where one is wanted', () => {
    const { seats } = drawRows({ rows: 1, aisleAfter: 2 });
    expect(seats.map(({ x, y }) => [x, y])).toEqual([
      [-2.25, 0],
      [-1.25, 0],
      [1.25, 0],
      [2.25, 0],
    ]);
  });

  it('curve around the stage, their ends nearer to it, their seats apart', () => {
    const { seats } = drawRows({ seats: 20, rows: 3, arc: 60 });
    const row = seats.slice(0, 20);
    expect(row[0]?.y).toBeLessThan(row[10]?.y ?? 0);
    expect(row[0]?.angle).toBeCloseTo(-(row[19]?.angle ?? 0));
    expect(findFaults({ seats, blocks: [] }).overlaps).toBe(0);
  });
});

describe('seats that are chosen', () => {
  const drawing = drawRows();
  const all = new Set(drawing.seats.map(({ key }) => key));

  it('are copied below all there is, in rows named on', () => {
    const { drawing: next, copies } = copySeats(drawing, all, true);
    expect(next.seats).toHaveLength(16);
    expect([...new Set(next.seats.map(({ row }) => row))]).toEqual(['A', 'B', 'C', 'D']);
    expect(next.seats.filter(({ key }) => copies.has(key)).every(({ y }) => y >= findFreeLine(drawing))).toBe(
      true,
    );
    expect(findFaults(next).keys.size).toBe(0);
  });

  it('are numbered again, each row by itself', () => {
    const some = numberChosen(drawing, new Set([2, 3, 4, 7, 8]), 'right');
    expect(some.seats.map(({ number }) => number)).toEqual(['1', '3', '2', '1', '1', '2', '2', '1']);
  });

  it('are mirrored around their middle, moved and deleted', () => {
    expect(
      mirrorSeats(drawing, all)
        .seats.map(({ x }) => x)
        .slice(0, 4),
    ).toEqual([1.5, 0.5, -0.5, -1.5]);
    expect(moveSeats(drawing, new Set([1]), { x: 0.5, y: -1 }).seats[0]).toMatchObject({ x: -1, y: -1 });
    expect(removeSeats(drawing, new Set([1, 2])).seats.map(({ key }) => key)).toEqual([3, 4, 5, 6, 7, 8]);
  });
});

describe('tables', () => {
  const { seats, blocks } = makeTables(
    { tables: 2, seats: 4, across: 2, firstTable: 'T1', type: 'chair', floor: '', zone: '' },
    { key: 1, y: 0 },
  );
  const stage = { info: 'Stage', x: -2, y: -5, width: 4, height: 2, fontSize: 18 };
  const drawing: Drawing = { seats, blocks: [stage, ...blocks] };
  const first = new Set([1, 2, 3, 4]);

  it('go along with all of their chairs, and stay where a chair stays', () => {
    const middles = ({ blocks: all }: Drawing) => all.map(({ x, width }) => round(x + width / 2));
    const before = middles(drawing);
    expect(middles(moveSeats(drawing, first, { x: -3, y: 0 }))).toEqual([
      before[0],
      round((before[1] ?? 0) - 3),
      before[2],
    ]);
    expect(middles(moveSeats(drawing, new Set([1, 2]), { x: -3, y: 0 }))).toEqual(before);
    expect(removeSeats(drawing, first).blocks).toHaveLength(2);
    expect(copySeats(drawing, first, true).drawing.blocks).toHaveLength(4);
  });

  it('turn around the middle of what is chosen', () => {
    const turned = turnChosen(drawing, new Set(seats.map(({ key }) => key)), 180);
    expect(turned.blocks.map(({ x }) => x)).toEqual([-2, blocks[1]?.x, blocks[0]?.x]);
    expect(turned.seats[0]?.angle).toBe(180);
  });
});

describe('blocks of rows', () => {
  it('are zones of their own, their rows named after them, turned to the stage without an overlap', () => {
    const seats = makeBlocks(
      { ...plain, zone: 'Bloc', blocks: 3, firstBlock: '101' },
      { key: 5, x: 20, y: 0, degrees: -90 },
    );
    expect([...new Set(seats.map(({ zone }) => zone))]).toEqual(['Bloc 101', 'Bloc 102', 'Bloc 103']);
    expect([...new Set(seats.map(({ row }) => row))].slice(0, 3)).toEqual(['101A', '101B', '102A']);
    expect(seats.map(({ key }) => key)).toEqual(Array.from({ length: 24 }, (_, index) => index + 5));
    expect([...new Set(seats.map(({ x }) => x))]).toEqual([20, 21.2]);
    expect(findFaults({ seats, blocks: [] }).keys.size).toBe(0);
  });
});

describe('a drawing', () => {
  it('has the faults that two seats of one label and two on one place are', () => {
    const drawing = drawRows({ rows: 1 });
    const [first] = drawing.seats;
    if (!first) throw new Error('A row was expected.');
    const faults = findFaults({ ...drawing, seats: [...drawing.seats, { ...first, key: 99 }] });
    expect([faults.labels, faults.overlaps, [...faults.keys].sort()]).toEqual([['A-1'], 1, [1, 99]]);
  });

  it('counts its seats by type and zone', () => {
    expect(countBy(drawRows().seats, 'type')).toEqual([['normal', 8]]);
    expect(countBy(drawRows().seats, 'zone')).toEqual([['Stalls', 8]]);
  });

  it('is undone and redone step by step, and a new step forgets what was undone', () => {
    const steps = [1, 2, 3].map((rows) => drawRows({ rows }));
    let history = beginHistory<Drawing>({ seats: [], blocks: [] });
    for (const step of steps) history = draw(history, step);
    history = undo(undo(history));
    expect(history.present).toBe(steps[0]);
    expect(redo(history).present).toBe(steps[1]);
    expect(draw(history, steps[2] ?? history.present).future).toEqual([]);
    expect(undo(undo(undo(history))).present.seats).toEqual([]);
  });

  it('is saved with rows ranked from the stage and positions that an aisle interrupts, and read back', () => {
    const rows = drawRows({ aisleAfter: 2 });
    const drawing = changeSeats(rows, new Set([2]), () => ({ isObstructed: true, info: 'Pillar' }));
    const saved = saveSeats(drawing);
    expect(saved.map(({ label, rowRank, position }) => [label, rowRank, position]).slice(0, 5)).toEqual([
      ['A-1', 1, 1],
      ['A-2', 1, 2],
      ['A-3', 1, 4],
      ['A-4', 1, 5],
      ['B-1', 2, 1],
    ]);
    const again = readDrawing(showDrawing(drawing));
    expect(again.seats.map(labelOf)).toEqual(drawing.seats.map(labelOf));
    expect(again.seats[1]).toMatchObject({ isObstructed: true, info: 'Pillar' });
    expect(again.seats.map(({ zone, x }) => [zone, x])).toEqual(
      drawing.seats.map(({ zone, x }) => [zone, x]),
    );
  });
});
