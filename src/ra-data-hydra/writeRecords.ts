/** A record made, changed and deleted: only what was changed is sent, under the version it was changed from. */
import { itemUrl, type Target } from './locate.ts';
import { ProblemError } from './ProblemError.ts';
import { denormalize } from './readRecords.ts';
import { changedMembers, readRecord, writeRecord } from './records.ts';

type Values = Record<string, unknown>;

const ifMatch = (previous: Values | undefined): Record<string, string> => {
  const etag = previous?.['@etag'];
  return typeof etag === 'string' ? { 'If-Match': etag } : {};
};

/** @throws the shape's error when this admin may make none */
export async function createOne({ adapter, shape, url, iriOf }: Target, data: object) {
  if (shape.refuseCreate) throw shape.refuseCreate;
  const body = writeRecord(data as Values, shape, { allowed: shape.writable?.create, iriOf });
  const { json, etag } = await adapter.request(url, { method: 'POST', body });
  return readRecord(denormalize(json), shape, etag);
}

export async function updateOne(
  target: Target,
  { id, data, previousData }: { id: unknown; data: object; previousData?: object | undefined },
) {
  const { adapter, shape, iriOf } = target;
  const rules = { allowed: shape.writable?.update, iriOf };
  const next = writeRecord(data as Values, shape, rules);
  const previous = previousData as Values | undefined;
  const { json, etag } = await adapter.request(itemUrl(target, id), {
    method: adapter.update,
    body: previous ? changedMembers(next, writeRecord(previous, shape, rules)) : next,
    headers: ifMatch(previous),
  });
  return readRecord((json ?? { ...data, id }) as Values, shape, etag);
}

export async function removeOne(target: Target, id: unknown, previous?: Values): Promise<void> {
  await target.adapter.request(itemUrl(target, id), { method: 'DELETE', headers: ifMatch(previous) });
}

/** All are tried; the first refusal is thrown after, with how many were refused. */
export async function settleAll<Id>(ids: readonly Id[], run: (id: Id) => Promise<unknown>): Promise<void> {
  const results = await Promise.allSettled(ids.map(run));
  const refused = results.filter((result) => result.status === 'rejected');
  const first = refused[0]?.reason;
  if (refused.length > 1 && first instanceof ProblemError)
    throw new ProblemError(first.status, { ...first.problem, refusedCount: refused.length });
  if (refused.length > 0) throw first;
}
