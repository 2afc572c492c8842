import { describe, expect, it } from 'vitest';
import { ProblemError } from './ProblemError.ts';
import { createPressKeys } from './pressKeys.ts';

function makeKeys() {
  let count = 0;
  return createPressKeys(() => `key ${++count}`);
}

const twoTickets = { id: 12, body: { quantity: 2 } };

/** The keys of two presses of which the first ended so. */
function pressTwice(error?: unknown, next: unknown = { ...twoTickets }) {
  const keys = makeKeys();
  const first = keys.open(twoTickets);
  keys.settle(error);
  return [first, keys.open(next)];
}

describe('the key of a press', () => {
  it.each([
    ['the network was away', new ProblemError(0, { code: 'NETWORK' })],
    ['the server failed', new ProblemError(503, {})],
    ['the first request still runs', new ProblemError(409, { code: 'TX-003' })],
    ['the session ended meanwhile', new ProblemError(401, {})],
    ['too many requests came', new ProblemError(429, {})],
    ['the program failed', new Error('Out of memory')],
  ])('is kept for the same press made again when %s', (_, error) => {
    expect(pressTwice(error)).toEqual(['key 1', 'key 1']);
  });

  it('is new once the press was done', () => {
    expect(pressTwice()).toEqual(['key 1', 'key 2']);
  });

  it('is new once the press was refused', () => {
    expect(pressTwice(new ProblemError(422, { code: 'SALE-004' }))).toEqual(['key 1', 'key 2']);
  });

  it('is new for a press that asks for something else', () => {
    const three = { id: 12, body: { quantity: 3 } };
    expect(pressTwice(new ProblemError(0, {}), three)).toEqual(['key 1', 'key 2']);
  });

  it('outlives the page when it is kept beside what was typed', () => {
    const before = makeKeys();
    before.open(twoTickets);
    const kept = JSON.parse(JSON.stringify(before.read()));
    const after = createPressKeys(() => 'another key');
    after.resume(kept);
    expect(after.open(twoTickets)).toBe('key 1');
  });
});
