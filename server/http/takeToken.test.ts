import { expect, it } from 'vitest';
import { type Bucket, takeToken } from './takeToken.ts';

function takeMany(bucket: Bucket | undefined, count: number, now: number) {
  let last = { bucket: bucket as Bucket, wait: 0 };
  for (let each = 0; each < count; each += 1) last = takeToken(last.bucket, 60, now);
  return last;
}

it('gives a minute’s worth at once, and then says when the next one is there', () => {
  const all = takeMany(undefined, 60, 0);
  expect(all.wait).toBe(0);
  expect(takeToken(all.bucket, 60, 0).wait).toBe(1);
  expect(takeToken({ tokens: 0, at: 0 }, 4, 0).wait).toBe(15);
});

it('fills evenly with the time, up to a minute’s worth', () => {
  const empty = takeMany(undefined, 60, 0).bucket;
  const later = takeMany(empty, 10, 10_000);
  expect([later.wait, takeToken(later.bucket, 60, 10_000).wait]).toEqual([0, 1]);
  const hour = takeMany(empty, 60, 3_600_000);
  expect([hour.wait, takeToken(hour.bucket, 60, 3_600_000).wait]).toEqual([0, 1]);
});

it('takes nothing away when the clock is set back', () => {
  expect(takeToken({ tokens: 5, at: 10_000 }, 60, 0)).toEqual({ bucket: { tokens: 4, at: 0 }, wait: 0 });
});
