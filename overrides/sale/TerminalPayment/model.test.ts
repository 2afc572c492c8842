/** What answers, persons and payments make of a card payment. */
import { describe, expect, it } from 'vitest';
import { applyAnswer, findMissing, findSettled, isOpen, isTaken, listTerminals } from './model.ts';

describe('an answer of the terminal', () => {
  it.each([
    ['started', 'authorised', 'answered'],
    ['started', 'unknown', 'answered'],
    ['unknown', 'authorised', 'answered'],
    ['unknown', 'refused', 'answered'],
    ['unknown', 'unknown', undefined],
    ['started', 'started', undefined],
    ['authorised', 'unknown', undefined],
    ['authorised', 'authorised', undefined],
  ] as const)('makes of "%s" by "%s": %s', (status, answered, kind) => {
    expect(applyAnswer({ status }, { status: answered })?.kind).toBe(kind);
  });

  it('marks what a person settled otherwise, and changes nothing of it', () => {
    const settled = { status: 'aborted', settledBy: 1 } as const;
    expect(applyAnswer(settled, { status: 'authorised' })).toEqual({ kind: 'contradicted' });
    expect(applyAnswer(settled, { status: 'refused' })).toBeUndefined();
    expect(applyAnswer({ status: 'aborted' }, { status: 'authorised' })).toBeUndefined();
  });
});

describe('a card payment', () => {
  it('holds its cart while it is open, and from when it is taken until it is sold', () => {
    expect([
      isOpen({ status: 'started' }),
      isOpen({ status: 'unknown' }),
      isOpen({ status: 'refused' }),
    ]).toEqual([true, true, false]);
    expect([isTaken({ status: 'authorised' }), isTaken({ status: 'authorised', order: 1 })]).toEqual([
      true,
      false,
    ]);
  });

  it('is settled by a person where it is unknown, and given back where it is not sold', () => {
    expect(findSettled({ status: 'unknown' }, 'taken')).toBe('authorised');
    expect(findSettled({ status: 'unknown' }, 'not_taken')).toBe('aborted');
    expect(findSettled({ status: 'authorised' }, 'not_taken')).toBe('aborted');
    expect(findSettled({ status: 'authorised', order: 1 }, 'not_taken')).toBeUndefined();
    expect(findSettled({ status: 'authorised' }, 'taken')).toBeUndefined();
    expect(findSettled({ status: 'started' }, 'not_taken')).toBeUndefined();
  });

  it('is missing from payments that contain it once where it was taken twice', () => {
    const taken = [{ amount: 2500 }, { amount: 2500 }];
    const card = { code: 'card', amount: 2500 };
    expect(findMissing([card, card], taken)).toBeUndefined();
    expect(findMissing([card, { code: 'cash', amount: 2500 }], taken)).toEqual({ amount: 2500 });
    expect(findMissing([card], [])).toBeUndefined();
  });
});

it('lists terminals that can be asked, of boxes that know any', () => {
  const terminalsState = [
    { id: 'till', name: 'Till', state: 'busy' },
    { id: 'old', name: 'Old', state: 'offline' },
  ];
  expect(
    listTerminals([
      { boxId: 'a', name: 'A', terminalsState },
      { boxId: 'b', name: 'B', terminalsState: null },
    ]),
  ).toEqual([{ boxId: 'a', boxName: 'A', terminal: { id: 'till', name: 'Till', state: 'busy' } }]);
});
