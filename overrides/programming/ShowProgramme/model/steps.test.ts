import { expect, it } from 'vitest';
import type { ShowProgramme } from '../../../../schema/generated/programming/ShowProgramme.ts';
import { findNextStep, listDone, listReachable } from './steps.ts';

const programme = (more: Partial<ShowProgramme>): ShowProgramme => ({
  dates: [{ start: '2031-09-12T20:00', eventDate: null, clash: null }],
  opened: 0,
  room: null,
  capacity: null,
  duration: 90,
  prices: [],
  unlimitedStock: false,
  totalStock: null,
  opens: { kind: 'none', at: '', amount: 0, unit: 'hours' },
  closes: { kind: 'none', at: '', amount: 0, unit: 'hours' },
  missing: [],
  ...more,
});

it('takes who left to the first step that lacks something', () => {
  expect(findNextStep(programme({ dates: [], missing: ['dates', 'prices'] }))).toBe('dates');
  expect(findNextStep(programme({ missing: ['prices', 'stock'] }))).toBe('prices');
  expect(findNextStep(programme({ missing: ['stock'] }))).toBe('stock');
  expect(findNextStep(programme({}))).toBe('open');
});

it('lets nobody set prices before there is a date to set them on', () => {
  expect([...listReachable(undefined)]).toEqual(['show']);
  expect([...listReachable(programme({ dates: [] }))]).toEqual(['show', 'dates']);
  expect([...listDone(programme({ missing: ['prices'] }))]).toEqual(['show', 'dates', 'stock', 'sale']);
});
