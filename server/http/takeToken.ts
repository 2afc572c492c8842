/**
 * A bucket of tokens, one for each call: a minute's worth when it is full, filled evenly. Who paused may be quick for a
 * while; who never does gets as many as the minute gives.
 */

export interface Bucket {
  readonly tokens: number;
  /** Milliseconds, of when the tokens were counted. */
  readonly at: number;
}

const MINUTE_MS = 60_000;

/** @param most tokens a minute; as many as a full bucket has */
export function fillBucket(bucket: Bucket | undefined, most: number, now: number): Bucket {
  if (!bucket) return { tokens: most, at: now };
  const passed = Math.max(0, now - bucket.at);
  return { tokens: Math.min(most, bucket.tokens + (passed * most) / MINUTE_MS), at: now };
}

/** @returns the bucket with a token less; or how many seconds there is none */
export function takeToken(
  bucket: Bucket | undefined,
  most: number,
  now: number,
): { readonly bucket: Bucket; readonly wait: number } {
  const filled = fillBucket(bucket, most, now);
  if (filled.tokens >= 1) return { bucket: { ...filled, tokens: filled.tokens - 1 }, wait: 0 };
  const wait = ((1 - filled.tokens) * MINUTE_MS) / most / 1000;
  return { bucket: filled, wait: Math.max(1, Math.ceil(wait)) };
}
