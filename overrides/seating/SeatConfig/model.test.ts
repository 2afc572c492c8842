import { describe, expect, it } from 'vitest';
import { beginHistory, draw, redo, undo } from './model/history.ts';
import {
  copySeats,
  countBy,
  type Drawing,
  findFaults,
  findFreeLine,
  labelOf,
  makeRows,
  mirrorSeats,
  moveSeats,
  nextRow,
  numberRow,
  type RowsToAdd,
  readDrawing,
  removeSeats,
  saveSeats,
  showDrawing,
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
    const drawing = drawRows({ aisleAfter: 2 });
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
    expect(again.seats.map(({ zone, x }) => [zone, x])).toEqual(
      drawing.seats.map(({ zone, x }) => [zone, x]),
    );
  });
});
