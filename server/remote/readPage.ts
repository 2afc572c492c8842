/** A page of a list, however the server pages: Hydra's views, pages by number or offset, or all of it at once. */
import { planProblem } from '../plan/errors.ts';
import type { Resource } from '../plan/resource.ts';
import type { Remote, RemoteAnswer } from './askRemote.ts';
import { remoteProblem } from './errors.ts';
import { describe, isJson, type Json, pathOf, readPath } from './wire.ts';

export interface Page {
  readonly records: readonly Json[];
  /** Undefined where the server does not count. */
  readonly total: number | undefined;
  readonly hasMore: boolean;
}

export interface Window {
  /** From 1 on. */
  readonly page: number;
  readonly size: number;
}

/** More calls than this are not made for one page of ours: their pages are too small for it. */
const MOST_CALLS = 40;

const either = (json: unknown, name: string): unknown =>
  isJson(json) ? (json[name] ?? json[`hydra:${name}`]) : undefined;

/** A graph of several nodes: the one that has members. */
function findCollection(json: unknown): unknown {
  const graph = isJson(json) ? json['@graph'] : undefined;
  return Array.isArray(graph) ? (graph.find((node) => either(node, 'member') !== undefined) ?? json) : json;
}

/** @throws Problem REM-006 where there is no list */
export function readMembers(
  { connection: { api } }: Remote,
  { descriptor: { remote } }: Resource,
  { json, status }: RemoteAnswer,
): readonly Json[] {
  if (status >= 400) throw remoteProblem('REM-005', { api, status, reason: describe(json) });
  const items = remote?.list?.items;
  const found =
    items === undefined
      ? Array.isArray(json)
        ? json
        : either(findCollection(json), 'member')
      : items === ''
        ? json
        : readPath(json, items);
  if (!Array.isArray(found))
    throw remoteProblem('REM-006', { api, reason: `no list at "${items ?? 'member'}"` });
  return found.filter(isJson);
}

function readTotal(
  { descriptor: { remote } }: Resource,
  { json, headers }: RemoteAnswer,
): number | undefined {
  const total = remote?.list?.total;
  const header = total?.startsWith('header:') ? headers[total.slice(7).toLowerCase()] : undefined;
  // `items 0-24/319` of Content-Range ends in the count.
  const found =
    total === undefined
      ? either(findCollection(json), 'totalItems')
      : total.startsWith('header:')
        ? String(header ?? '')
            .split('/')
            .at(-1)
        : readPath(json, total);
  const count = Number(found ?? Number.NaN);
  return found !== '' && Number.isSafeInteger(count) && count >= 0 ? count : undefined;
}

/** Whether the answer itself names a next page; undefined where it has no links. */
function namesNext({ json, headers }: RemoteAnswer): boolean | undefined {
  const view = either(findCollection(json), 'view');
  if (isJson(view)) return either(view, 'next') !== undefined;
  return headers.link === undefined ? undefined : /rel="?next"?/.test(String(headers.link));
}

interface Reading {
  readonly remote: Remote;
  readonly resource: Resource;
  readonly query: URLSearchParams;
}

async function readAt({ remote, resource, query }: Reading, more: Readonly<Record<string, string>>) {
  const whole = new URLSearchParams([...query, ...Object.entries(more)]);
  const answer = await remote.ask({ method: 'GET', path: pathOf(resource), query: whole });
  return {
    records: readMembers(remote, resource, answer),
    total: readTotal(resource, answer),
    next: namesNext(answer),
  };
}

type Part = Awaited<ReturnType<typeof readAt>>;

function closePage(
  parts: readonly Part[],
  { start, size }: { readonly start: number; readonly size: number },
  skip: number,
): Page {
  const all = parts.flatMap(({ records }) => records);
  const records = all.slice(skip, skip + size);
  const total = parts[0]?.total;
  const last = parts.at(-1);
  const hasMore =
    total === undefined
      ? all.length > skip + size || (last?.next ?? records.length === size)
      : start + records.length < total;
  return { records, total, hasMore };
}

/** No parameter leads further: what comes is all there is. */
async function readWhole(reading: Reading, { page, size }: Window): Promise<Page> {
  const { records } = await readAt(reading, {});
  const start = (page - 1) * size;
  return {
    records: records.slice(start, start + size),
    total: records.length,
    hasMore: start + size < records.length,
  };
}

/** Page by page of theirs, from the one that ours begins in. */
async function readPages(reading: Reading, window: Window): Promise<Page> {
  const { list = {} } = reading.resource.descriptor.remote ?? {};
  const { page: name = 'page', size: sizeName, offset, most, firstPage = 1 } = list;
  const start = (window.page - 1) * window.size;
  const known = sizeName === undefined ? most : Math.min(window.size, most ?? window.size);
  // A size that nothing declares is that of the first page.
  const first = known === undefined ? await readAt(reading, { [name]: String(firstPage) }) : undefined;
  const own = known ?? Math.max(1, first?.records.length ?? 1);
  if (Math.ceil(window.size / own) > MOST_CALLS)
    throw planProblem('PLAN-007', {
      what: `${window.size} records, of which its server gives ${own} at once`,
    });
  const parts: Part[] = [];
  const skip = offset === undefined ? start % own : 0;
  for (let calls = 0; calls <= MOST_CALLS; calls++) {
    const number = Math.floor(start / own) + calls;
    const place =
      offset === undefined
        ? { [name]: String(number + firstPage) }
        : { [offset]: String(start + calls * own) };
    const part =
      first && number === 0
        ? first
        : await readAt(reading, { ...place, ...(sizeName !== undefined && { [sizeName]: String(own) }) });
    parts.push(part);
    const have = parts.reduce((sum, { records }) => sum + records.length, 0) - skip;
    if (have >= window.size || part.records.length < own || part.next === false) break;
  }
  return closePage(parts, { start, size: window.size }, skip);
}

export async function readPage(reading: Reading, window: Window): Promise<Page> {
  const { style = 'hydra', list } = reading.resource.descriptor.remote ?? {};
  const isPaged = style === 'hydra' || list?.page !== undefined || list?.offset !== undefined;
  return isPaged ? readPages(reading, window) : readWhole(reading, window);
}
