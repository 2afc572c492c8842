/**
 * How often somebody may make a call that costs more than others: by account, and by address, behind which there are
 * several. Counted in this process alone, as long as it lives.
 */
import type { FastifyRequest } from 'fastify';
import type { Caller, CostlyKind, RateLimits } from '../kit.ts';
import { requestProblem } from '../request/errors.ts';
import { shortenAddress } from './shortenAddress.ts';
import { type Bucket, fillBucket, takeToken } from './takeToken.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's calls are limited as calls of this kind. */
    costs?: CostlyKind;
  }
}

/** The desks of a venue share an address. */
const ACCOUNTS_AT_ADDRESS = 5;

/** Past so many, those that are full again are forgotten. */
const MOST_BUCKETS = 10_000;

export type LimitRate = (request: FastifyRequest, caller: Caller) => void;

/** @returns what throws a 429 where a call is one too many */
export function createRateLimit(limits: RateLimits): LimitRate {
  const buckets = new Map<string, { readonly most: number; readonly bucket: Bucket }>();

  function take(key: string, most: number): number {
    const now = Date.now();
    const { bucket, wait } = takeToken(buckets.get(key)?.bucket, most, now);
    if (!buckets.has(key) && buckets.size >= MOST_BUCKETS)
      for (const [name, one] of buckets)
        if (fillBucket(one.bucket, one.most, now).tokens >= one.most) buckets.delete(name);
    buckets.set(key, { most, bucket });
    return wait;
  }

  return (request, caller) => {
    const kind = request.routeOptions.config.costs;
    if (!kind || limits[kind] === 0) return;
    // Boxes have an account together, and an e-mail each; who works as somebody else is still themselves.
    const { accountId, email } = caller.impersonator ?? caller;
    const most = limits[kind];
    const wait =
      take(`${kind} account ${accountId} ${email}`, most) ||
      take(`${kind} address ${shortenAddress(request.ip)}`, most * ACCOUNTS_AT_ADDRESS);
    if (wait > 0) throw requestProblem('REQ-018', { kind, most, seconds: wait }, { retryAfter: wait });
  };
}
