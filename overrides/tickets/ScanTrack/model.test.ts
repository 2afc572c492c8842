import { expect, it } from 'vitest';
import { entryKindOf, entryKinds, ruleOf } from './model.ts';

it('is the same choice after it was stored', () => {
  expect(entryKinds.map((kind) => entryKindOf(ruleOf(kind, 1)))).toEqual(entryKinds);
});

it('lets in once, a number of times, without a limit, or again after an exit', () => {
  expect(entryKinds.map((kind) => ruleOf(kind, 5))).toEqual([
    { maxScanNb: 1, allowsReentry: false },
    { maxScanNb: 5, allowsReentry: false },
    { maxScanNb: null, allowsReentry: false },
    { maxScanNb: 1, allowsReentry: true },
  ]);
});

it('is in and out whatever the number of entries, which a door does not look at then', () => {
  expect(entryKindOf({ maxScanNb: null, allowsReentry: true })).toBe('reentry');
  expect(entryKindOf({ maxScanNb: 4, allowsReentry: true })).toBe('reentry');
});
