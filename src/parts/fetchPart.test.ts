import { describe, expect, it } from 'vitest';
import { fetchPart, PartMissingError } from './fetchPart.ts';

/** Away for so many looks at it. */
function makeLine(away: number) {
  let left = away;
  const back = async () => {
    left -= 1;
  };
  return { isAway: () => left > 0, back };
}

describe('a piece of the admin', () => {
  it('is not asked for before the network is back', async () => {
    const line = makeLine(3);
    expect(await fetchPart(async () => line.isAway(), line)).toBe(false);
  });

  it('that is gone is refused, and says why', async () => {
    const gone = async () => Promise.reject(new TypeError('404'));
    const refused = await fetchPart(gone, makeLine(0)).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(PartMissingError);
    expect((refused as PartMissingError).cause).toMatchObject({ message: '404' });
  });
});
