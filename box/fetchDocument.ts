/**
 * Fetches a page to print: from the box's own server only, with the desk's token, PNG, within a size and a time. A server
 * that cannot answer at this moment is asked again until the time is over.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { BoxConfig } from './config.ts';
import { Refusal } from './refusal.ts';

const MAX_BYTES = 8 * 1024 * 1024;

const PNG_SIGNATURE = '89504e470d0a1a0a';

interface Wanted {
  readonly url: string;
  readonly token: string;
  /** What the address does not show itself. */
  readonly defaults: Readonly<Record<string, string>>;
  /** When its time is over, in milliseconds since 1970. */
  readonly until: number;
}

function readAddress(url: string, server: string): URL {
  const address = URL.canParse(url, server) ? new URL(url, server) : undefined;
  if (!address) throw new Refusal('document_unavailable', `The address "${url}" cannot be read.`);
  if (address.origin !== new URL(server).origin)
    throw new Refusal(
      'document_unavailable',
      `The box fetches from "${server}" only, not "${address.origin}".`,
    );
  return address;
}

async function readBody(answer: Response, address: URL): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const body = answer.body as AsyncIterable<Uint8Array> | null;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > MAX_BYTES)
      throw new Refusal('document_unavailable', `"${address.pathname}" is larger than ${MAX_BYTES} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Too much at once, stopping, without its database or room: the same may be asked again. */
const passing = new Set([429, 502, 503, 504, 507]);

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5000;

/** As long as the server asks, in seconds; else twice as long each time, and not all boxes at one moment. */
function pauseAfter({ headers }: Response, attempt: number): number {
  const asked = Number(headers.get('retry-after') ?? Number.NaN) * 1000;
  if (asked >= 0) return asked;
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt) * (0.5 + Math.random() / 2);
}

/** @returns the first answer that is final, or the last there was time for */
async function askUntil(until: number, ask: () => Promise<Response>): Promise<Response> {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await ask();
    const ms = pauseAfter(answer, attempt);
    if (!passing.has(answer.status) || Date.now() + ms >= until) return answer;
    await answer.body?.cancel();
    await pause(ms);
  }
}

export async function fetchDocument(config: Pick<BoxConfig, 'server'>, wanted: Wanted): Promise<Uint8Array> {
  const address = readAddress(wanted.url, config.server);
  for (const [name, value] of Object.entries(wanted.defaults))
    if (!address.searchParams.has(name)) address.searchParams.set(name, value);
  const signal = AbortSignal.timeout(Math.max(0, wanted.until - Date.now()));
  try {
    const ask = () =>
      fetch(address, {
        headers: { authorization: `Bearer ${wanted.token}`, accept: 'image/png' },
        // A redirect could lead to another host.
        redirect: 'error',
        signal,
      });
    const answer = await askUntil(wanted.until, ask);
    if (!answer.ok)
      throw new Refusal('document_unavailable', `"${address.pathname}" answered ${answer.status}.`);
    const body = await readBody(answer, address);
    if (body.subarray(0, 8).toString('hex') === PNG_SIGNATURE) return body;
    const kind = body.subarray(0, 5).toString('latin1') === '%PDF-' ? 'a PDF' : 'no PNG';
    throw new Refusal('document_unavailable', `"${address.pathname}" is ${kind}; the box prints PNG.`);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const reason = error instanceof Error ? (error.cause ?? error) : error;
    throw new Refusal(
      'document_unavailable',
      `"${address.pathname}" could not be fetched: ${String(reason)}.`,
    );
  }
}
